// The live region for every page: see board/live.js.

export { announce, LiveRegion } from "./board/live.js";
