//! What words do, in English and in languages that know only a part of what there is to say.

use super::*;

/// A language of three messages; what it lacks is said in English.
static POLISH: Language = Language::without_words("pl");

fn polish(text: &'static str) -> [Words; 2] {
    Words::build(&POLISH, &[Cow::Borrowed(text)], |voice| Some(Words::of(0, voice)))
}

fn say(words: &Words, message: &Message) -> String {
    words.say(message)
}

#[test]
fn words_can_be_shared_among_threads() {
    fn is_shared<T: Send + Sync>() {}
    is_shared::<Words>();
    is_shared::<Message>();
}

#[test]
fn lists_read_as_people_say_them() {
    let cell = |name: &str| message!("cell-name", row = 1_usize, column = name);
    let say = |count: usize| {
        let cells: Vec<_> = ["1", "2", "3"].into_iter().take(count).map(cell).collect();
        Words::english().say(&message!("remark", text = cells))
    };
    assert_eq!(say(1), "note: r1c1");
    assert_eq!(say(2), "note: r1c1 and r1c2");
    assert_eq!(say(3), "note: r1c1, r1c2 and r1c3");
    assert_eq!(say(0), "note: ");
    let any = Argument::Any(vec!["1".into(), 2_usize.into(), 'C'.into()]);
    assert_eq!(Words::english().say(&message!("remark", text = any)), "note: 1, 2 or C");
    let each = Argument::ids(["fast", "sets"]);
    assert_eq!(Words::english().say(&message!("remark", text = each)), "note: fast, sets");
}

#[test]
fn lists_are_joined_as_the_language_has_it() {
    let [words, _] = polish(
        "list-comma = {\"; \"}\nlist-and = { $count ->\n    [2] { $start } i { $last }\n   *[other] { $start } oraz { $last }\n}\nremark = uwaga: { $text }\n",
    );
    let list = |parts: &[&str]| Argument::All(parts.iter().map(|&part| part.into()).collect());
    let say = |parts: &[&str]| words.say(&message!("remark", text = list(parts)));
    assert_eq!(say(&["a", "b"]), "uwaga: a i b");
    assert_eq!(say(&["a", "b", "c"]), "uwaga: a; b oraz c");
}

#[test]
fn what_is_denied_may_be_listed_with_and() {
    let [words, _] = polish(
        "list-and = { $start } i { $last }\nlist-or = { $start } lub { $last }\nremark = ani { $text-and }, tylko { $text }\n",
    );
    let any = Argument::Any(vec!["a".into(), "b".into()]);
    assert_eq!(words.say(&message!("remark", text = any)), "ani a i b, tylko a lub b");
    // A list of another kind has no such form: the sentence is said in English.
    let all = Argument::All(vec!["a".into(), "b".into()]);
    assert_eq!(words.say(&message!("remark", text = all)), "note: a and b");
}

#[test]
fn a_language_is_found_by_any_of_its_tags() {
    for tag in ["en", "EN", "en-GB", "en_US.UTF-8"] {
        assert_eq!(Words::for_tag(tag).map(Words::tag), Some("en"), "{tag}");
    }
    assert!(Words::for_tag("tlh").is_none());
    assert!(Words::for_tag("").is_none());
    assert!(Words::negotiate("tlh").is_none());
    assert_eq!(Words::negotiate("tlh, en;q=0.1").map(Words::tag), Some("en"));
    assert_eq!(Words::languages().collect::<Vec<_>>(), ["en", "et", "ru", "uk", "bg"]);
}

#[test]
fn what_a_language_does_not_have_is_said_in_english_message_by_message() {
    let [words, _] = polish("unique = jednoznaczne\nremark = uwaga: { $text }\n");
    assert_eq!(say(&words, &message!("unique")), "jednoznaczne");
    assert_eq!(say(&words, &message!("no-solution")), "no solution");
    let none = message!("no-solution");
    let remark = message!("remark", text = none);
    assert_eq!(say(&words, &remark), "uwaga: no solution");
}

#[test]
fn what_a_language_cannot_say_is_said_in_english() {
    let [words, _] = polish(
        "unique = { $nothing } jest\nno-solution = { -term } nie\nsolvable = { remark-none.x }\nstopped = { $count } { $of ->\n   *[other] z\n}\n",
    );
    assert_eq!(say(&words, &message!("unique")), "unique");
    assert_eq!(say(&words, &message!("no-solution")), "no solution");
    assert_eq!(say(&words, &message!("solvable")), "has a solution");
    let stopped = message!("stopped", count = 1_usize);
    assert_eq!(say(&words, &stopped), "stopped before the end: 1 solution found so far");
}

#[test]
fn the_form_of_a_word_follows_the_rules_of_the_language() {
    let [words, _] = polish(
        "solutions = { $count } { $count ->\n    [one] rozwiązanie\n    [few] rozwiązania\n   *[many] rozwiązań\n}\n",
    );
    let said = |count: usize| say(&words, &message!("solutions", count = count));
    assert_eq!(said(1), "1 rozwiązanie");
    assert_eq!(said(3), "3 rozwiązania");
    assert_eq!(said(5), "5 rozwiązań");
}

#[test]
fn names_come_in_the_forms_that_sentences_ask_for() {
    let what = |words: &Words, id: &'static str| {
        let name = Message::name("technique", id);
        words.say(&message!("what-clues", name = name, clues = "5"))
    };
    let by = "According to 5, there is";
    assert_eq!(what(Words::english(), "x-wing"), format!("{by} an X-Wing."));
    let english = format!("{by} a Unique Rectangle Type 1.");
    assert_eq!(what(Words::english(), "unique-rectangle-1"), english);
    // Another language has other forms, and a name without the form makes the sentence English.
    let [words, _] = polish(
        "technique-x-wing = iks\n    .instrumental = iksem\ntechnique-swordfish = miecz\nwhat-clues = Zajmij się { $name-instrumental }.\n",
    );
    assert_eq!(what(&words, "x-wing"), "Zajmij się iksem.");
    assert_eq!(what(&words, "swordfish"), format!("{by} a Swordfish."));
    assert_eq!(what(&words, "jellyfish"), format!("{by} a Jellyfish."));
}

#[test]
fn a_form_may_hold_what_the_name_itself_holds() {
    let [words, _] = polish(
        "region-name = region { $number }\n    .locative = regionie { $number }\nremark = W { $text-locative }.\n",
    );
    let region = message!("region-name", number = 4_usize);
    assert_eq!(words.say(&message!("remark", text = region)), "W regionie 4.");
}

#[test]
fn a_list_says_how_many_it_has() {
    let [words, _] = polish(
        "remark = { $text-count ->\n    [one] komórka { $text }\n    [few] komórki { $text }\n   *[many] komórek { $text }\n}\n",
    );
    let said = |count: usize| {
        let cells = (1..=count).map(Argument::from).collect();
        words.say(&message!("remark", text = Argument::Each(cells)))
    };
    assert_eq!(said(1), "komórka 1");
    assert_eq!(said(2), "komórki 1, 2");
    assert_eq!(said(5), "komórek 1, 2, 3, 4, 5");
    assert_eq!(said(0), "komórek ");
    // What is no list has no count.
    assert_eq!(words.say(&message!("remark", text = "a")), "note: a");
}

#[test]
fn a_list_has_the_forms_that_all_its_parts_have() {
    let [words, _] = polish(
        "region-name = region { $number }\n    .locative = regionie { $number }\n    .short = r{ $number }\nwindow-name = okno { $number }\n    .locative = oknie { $number }\nlist-and = { $start } i { $last }\nlist-or = { $start } lub { $last }\nremark = W { $text-locative }.\nerror = { $text-short }\n",
    );
    let region = || Argument::from(message!("region-name", number = 4_usize));
    let window = || Argument::from(message!("window-name", number = 1_usize));
    let said = |text: Argument| words.say(&message!("remark", text = text));
    assert_eq!(said(Argument::All(vec![region(), window()])), "W regionie 4 i oknie 1.");
    assert_eq!(said(Argument::Any(vec![window(), region()])), "W oknie 1 lub regionie 4.");
    assert_eq!(said(Argument::Each(vec![region(), region()])), "W regionie 4, regionie 4.");
    let nested = Argument::Each(vec![Argument::All(vec![region(), window()]), window()]);
    assert_eq!(said(nested), "W regionie 4 i oknie 1, oknie 1.");
    // A window has no short name, nor has a text, and then the sentence is said in English.
    let short = |parts| words.say(&message!("error", text = Argument::All(parts)));
    assert_eq!(short(vec![region(), region()]), "r4 i r4");
    assert_eq!(short(vec![region(), window()]), "nonet: region 4 and window 1");
    assert_eq!(short(vec![region(), "a".into()]), "nonet: region 4 and a");
}

#[test]
fn exactly_one_is_told_from_what_a_language_says_like_one() {
    // Russian says "one" of 1, 21, 31 and so on.
    static RUSSIAN: Language = Language::without_words("ru");
    let text = "solutions = { $count ->\n    [1] exactly\n    [one] like one\n   *[other] else\n}\nstopped = { NUMBER($count) ->\n    [1] exactly\n   *[other] else\n}\n";
    let [words, _] = Words::build(&RUSSIAN, &[Cow::Borrowed(text)], |_| None);
    for (count, wanted) in [(1, "exactly"), (21, "like one"), (1001, "like one"), (5, "else")] {
        for count in [Argument::Number(count), Argument::Grouped(count)] {
            assert_eq!(words.say(&message!("solutions", count = count)), wanted);
        }
    }
    let through_function = message!("stopped", count = Argument::Grouped(1));
    assert_eq!(words.say(&through_function), "exactly");
    // Past floating point a number is a text, which takes the default.
    let large = Argument::Grouped((1 << 60) + 1);
    assert_eq!(words.say(&message!("solutions", count = large)), "else");
}

#[test]
fn only_the_command_is_told_what_to_type() {
    let remark = message!("remark-one-of-several");
    let english = Words::english();
    assert_eq!(english.say(&remark), "this is one of several solutions");
    let told = "this is one of several solutions: nonet check counts them";
    assert_eq!(english.for_command().say(&remark), told);
    assert_eq!(english.for_command().for_everybody().say(&remark), english.say(&remark));
    // A message that stands within another is told in the same voice.
    let within = message!("error", text = remark.clone());
    assert_eq!(english.for_command().say(&within), format!("nonet: {told}"));
    // A language that says only the remark leaves the rest to English.
    let [everybody, command] = polish("remark-one-of-several = jedno z wielu\n");
    assert_eq!(
        (say(&everybody, &remark), say(&command, &remark)),
        ("jedno z wielu".into(), told.into())
    );
}

#[test]
fn what_users_type_cannot_command_the_terminal() {
    let message = message!("usage-unknown-command", command = "a\u{1b}b");
    assert!(!Words::english().say(&message).contains('\u{1b}'));
}

#[test]
fn a_number_that_floating_point_would_round_is_said_in_full() {
    let number = 6_670_903_752_021_072_936_960_u128;
    let said = |count: Argument| Words::english().say(&message!("solutions", count = count));
    assert_eq!(said(number.into()), "6670903752021072936960 solutions");
    assert_eq!(said(Argument::Grouped(number)), "6,670,903,752,021,072,936,960 solutions");
    assert_eq!(said(Argument::Grouped(1234)), "1,234 solutions");
    assert_eq!(said(Argument::Grouped(1)), "1 solution");
    assert_eq!(said(1234_usize.into()), "1234 solutions");
    let [words, _] = polish("solutions = { NUMBER($count) }\n");
    assert_eq!(say(&words, &message!("solutions", count = number)), number.to_string());
    assert_eq!(say(&words, &message!("solutions", count = 12_usize)), "12");
}

#[test]
fn every_language_has_words_for_the_page() {
    for tag in Words::languages().chain([pseudo::TAG]) {
        let words = page_words(tag).expect("it is spoken");
        let resource = FluentResource::try_new(words.into_owned()).expect("valid Fluent");
        assert!(resource.entries().count() > 100, "{tag}");
    }
    assert!(page_words("tlh").is_none());
}

#[test]
fn the_pseudo_language_has_every_message_and_no_plain_letter() {
    let words = Words::for_tag(pseudo::TAG).expect("it is there");
    assert_eq!(words.say(&message!("no-solution")), "⟦ñö šöļûţîöñ⟧");
    let what = message!("what-clues", name = Message::name("technique", "x-wing"), clues = "5");
    assert_eq!(words.say(&what), "⟦Àççöřðîñĝ ţö⟧ 5⟦, ţĥéřé îš⟧ ⟦àñ Ẋ-Ŵîñĝ⟧.");
    assert_eq!(Words::for_tag("en-XA.UTF-8").map(Words::tag), Some(pseudo::TAG));
}
