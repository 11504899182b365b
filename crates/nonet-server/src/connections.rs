//! Connections: so many at a time, and none that keeps the others out.
//!
//! Who connects and asks nothing is sent away after a while. When all places are taken, whoever has been
//! silent for longest makes room for the next: so thousands of idle connections keep nobody from asking.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::connect_info::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, Sleep, sleep};
use tower_service::Service;

use crate::limits::Limits;

/// How long to wait when the system has no connection to give.
const BREATH: Duration = Duration::from_millis(50);

/// The address of this machine to which a client has connected.
#[derive(Clone, Copy)]
pub(crate) struct ConnectedTo(pub(crate) Option<IpAddr>);

/// Answers whoever connects, until the server is to end and all have their answer.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    mut ending: watch::Receiver<bool>,
) {
    let places = Arc::new(Places { most: limits.connections, ..Places::default() });
    loop {
        let stream = tokio::select! {
            stream = listener.accept() => stream,
            // An error means that nobody can end it any more: then it is over, too.
            _ = ending.wait_for(|&is_over| is_over) => break,
        };
        let Ok((stream, _)) = stream else {
            sleep(BREATH).await;
            continue;
        };
        let seat = tokio::select! {
            seat = places.take(limits.stall) => seat,
            _ = ending.wait_for(|&is_over| is_over) => break,
        };
        tokio::spawn(converse(stream, seat, router.clone(), limits, ending.clone()));
    }
    drop(listener);
    places.wait_until_empty().await;
}

/// Answers on one connection.
async fn converse(
    stream: TcpStream,
    seat: Seated,
    router: Router,
    limits: Limits,
    mut ending: watch::Receiver<bool>,
) {
    let connected_to = ConnectedTo(stream.local_addr().ok().map(|address| address.ip()));
    let guest = Arc::clone(&seat.guest);
    let service = service_fn(|request: Request<Incoming>| {
        let busy = Busy::new(&guest);
        let mut request =
            request.map(|body| Body::new(Timely::new(body, limits.body, Arc::clone(&guest))));
        request.extensions_mut().insert(ConnectInfo(connected_to));
        let answer = router.clone().call(request);
        async move {
            let response: Response<Body> = answer.await?;
            Ok::<_, Infallible>(response.map(|body| Told { body, busy }))
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = pin!(connection);
    tokio::select! {
        // What a client does wrong is its own affair.
        _ = connection.as_mut() => return,
        () = seat.guest.leave.notified() => return,
        _ = ending.wait_for(|&is_over| is_over) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

/// The places for connections.
#[derive(Default)]
struct Places {
    most: usize,
    taken: Mutex<Taken>,
    /// Told when somebody has gone.
    gone: Notify,
}

#[derive(Default)]
struct Taken {
    last: u64,
    guests: BTreeMap<u64, Arc<Guest>>,
}

/// Who has a place.
struct Guest {
    manner: Mutex<Manner>,
    /// Told when the place is needed for somebody else.
    leave: Notify,
}

/// What somebody does with a place.
#[derive(Clone, Copy)]
struct Manner {
    /// How many requests are being answered.
    requests: usize,
    /// How many of them have not been heard to their end.
    unheard: usize,
    /// When something happened last.
    heard: Instant,
}

impl Guest {
    fn manner(&self) -> MutexGuard<'_, Manner> {
        self.manner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Places {
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a place; if there is none, that of somebody who does not use it.
    async fn take(self: &Arc<Self>, stall: Duration) -> Seated {
        loop {
            let gone = self.gone.notified();
            if let Some(seat) = self.try_take(stall) {
                return seat;
            }
            gone.await;
        }
    }

    fn try_take(self: &Arc<Self>, stall: Duration) -> Option<Seated> {
        let mut taken = self.taken();
        if taken.guests.len() >= self.most {
            let number = taken.most_silent(stall)?;
            if let Some(guest) = taken.guests.remove(&number) {
                guest.leave.notify_one();
            }
        }
        taken.last += 1;
        let number = taken.last;
        let manner = Mutex::new(Manner { requests: 0, unheard: 0, heard: Instant::now() });
        let guest = Arc::new(Guest { manner, leave: Notify::new() });
        taken.guests.insert(number, Arc::clone(&guest));
        Some(Seated { places: Arc::clone(self), number, guest })
    }

    async fn wait_until_empty(&self) {
        loop {
            let mut gone = pin!(self.gone.notified());
            gone.as_mut().enable();
            if self.taken().guests.is_empty() {
                return;
            }
            gone.await;
        }
    }
}

impl Taken {
    /// Who has been silent for longest, of those who have asked nothing; else of those who have been
    /// asking for longest and are not done; else of those who take no answer any more.
    fn most_silent(&self, stall: Duration) -> Option<u64> {
        let manners: Vec<(u64, Manner)> =
            self.guests.iter().map(|(&number, guest)| (number, *guest.manner())).collect();
        let oldest = |is_meant: &dyn Fn(&Manner) -> bool| {
            let meant = manners.iter().filter(|(_, manner)| is_meant(manner));
            meant.map(|&(number, manner)| (manner.heard, number)).min()
        };
        let silent = oldest(&|manner| manner.requests == 0)
            .or_else(|| oldest(&|manner| manner.unheard > 0))
            .or_else(|| oldest(&|manner| manner.heard.elapsed() >= stall));
        silent.map(|(_, number)| number)
    }
}

/// A place, until this is dropped.
struct Seated {
    places: Arc<Places>,
    number: u64,
    guest: Arc<Guest>,
}

impl Drop for Seated {
    fn drop(&mut self) {
        self.places.taken().guests.remove(&self.number);
        // The loop that lets people in may wait, and the one that waits for the end.
        self.places.gone.notify_waiters();
        self.places.gone.notify_one();
    }
}

/// A request that is being answered, until this is dropped.
struct Busy(Arc<Guest>);

impl Busy {
    fn new(guest: &Arc<Guest>) -> Busy {
        let mut manner = guest.manner();
        manner.requests += 1;
        manner.heard = Instant::now();
        drop(manner);
        Busy(Arc::clone(guest))
    }

    fn hear(&self) {
        self.0.manner().heard = Instant::now();
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let mut manner = self.0.manner();
        manner.requests -= 1;
        manner.heard = Instant::now();
    }
}

/// The body of an answer: while it is told, the client is busy, and as long as more of it is asked for,
/// not silent.
struct Told {
    body: Body,
    busy: Busy,
}

impl HttpBody for Told {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        self.busy.hear();
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// The body of a request, which has to be there after some time. As long as it is not, its client may
/// have to make room.
struct Timely {
    body: Incoming,
    end: Pin<Box<Sleep>>,
    /// Who sends it, until it is there.
    sender: Option<Unheard>,
}

impl Timely {
    fn new(body: Incoming, time: Duration, guest: Arc<Guest>) -> Timely {
        let sender = (!body.is_end_stream()).then(|| Unheard::new(guest));
        Timely { body, end: Box::pin(sleep(time)), sender }
    }
}

/// A request that has not been heard to its end, until this is dropped.
struct Unheard(Arc<Guest>);

impl Unheard {
    fn new(guest: Arc<Guest>) -> Unheard {
        guest.manner().unheard += 1;
        Unheard(guest)
    }
}

impl Drop for Unheard {
    fn drop(&mut self) {
        self.0.manner().unheard -= 1;
    }
}

impl HttpBody for Timely {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            if frame.is_none() || self.body.is_end_stream() {
                self.sender = None;
            }
            return Poll::Ready(frame.map(|frame| frame.map_err(io::Error::other)));
        }
        match self.end.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Some(Err(io::ErrorKind::TimedOut.into()))),
            Poll::Pending => Poll::Pending,
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STALL: Duration = Duration::from_secs(60);

    fn places(most: usize) -> Arc<Places> {
        Arc::new(Places { most, ..Places::default() })
    }

    fn has_to_leave(seat: &Seated) -> bool {
        !seat.places.taken().guests.contains_key(&seat.number)
    }

    /// Lets a guest have been silent for so long.
    fn be_silent(seat: &Seated, time: Duration) {
        let heard = Instant::now().checked_sub(time).expect("the machine runs for longer");
        seat.guest.manner().heard = heard;
    }

    #[tokio::test]
    async fn the_one_who_has_been_silent_longest_makes_room() {
        let places = places(3);
        let seats = [places.take(STALL).await, places.take(STALL).await, places.take(STALL).await];
        for (seat, seconds) in seats.iter().zip([3, 2, 1]) {
            be_silent(seat, Duration::from_secs(seconds));
        }
        // The first asks something, and gets its answer: now the second is the most silent.
        drop(Busy::new(&seats[0].guest));
        let _next = places.take(STALL).await;
        assert_eq!(seats.each_ref().map(has_to_leave), [false, true, false]);
        seats[1].guest.leave.notified().await;
    }

    #[tokio::test]
    async fn whoever_waits_for_an_answer_stays_unless_he_does_not_take_it() {
        let places = places(2);
        let seats = [places.take(STALL).await, places.take(STALL).await];
        let busy = seats.each_ref().map(|seat| Busy::new(&seat.guest));
        assert!(places.try_take(STALL).is_none(), "everybody waits for an answer");
        for seat in &seats {
            be_silent(seat, STALL);
        }
        busy[0].hear();
        let _next = places.take(STALL).await;
        assert_eq!(seats.each_ref().map(has_to_leave), [false, true]);
    }

    #[tokio::test]
    async fn whoever_has_been_asking_for_longest_makes_room_for_those_who_ask_at_once() {
        let places = places(3);
        let seats = [places.take(STALL).await, places.take(STALL).await, places.take(STALL).await];
        let _busy = seats.each_ref().map(|seat| Busy::new(&seat.guest));
        let slow = [&seats[1], &seats[2]].map(|seat| Unheard::new(Arc::clone(&seat.guest)));
        be_silent(&seats[0], Duration::from_secs(3));
        be_silent(&seats[2], Duration::from_secs(2));
        let next = places.take(STALL).await;
        assert_eq!(seats.each_ref().map(has_to_leave), [false, false, true]);
        let _asked = Busy::new(&next.guest);
        drop(slow);
        assert!(places.try_take(STALL).is_none(), "everybody waits for an answer");
    }

    #[tokio::test]
    async fn a_place_that_is_left_is_free() {
        let places = places(1);
        let seat = places.take(STALL).await;
        let busy = Busy::new(&seat.guest);
        let mut next = pin!(places.take(STALL));
        tokio::select! {
            biased;
            _ = &mut next => panic!("there is no room yet"),
            () = tokio::task::yield_now() => {}
        }
        drop(busy);
        drop(seat);
        next.await;
    }
}
