import { shiftClock } from "../../demo/clock.ts";

// The first script of a local server's pages on a later day (ahead-worker.ts).
shiftClock(Number(document.currentScript?.dataset.days ?? 0) * 86_400_000);
