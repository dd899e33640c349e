import { afterAll } from "vitest";
import { beginAnew, endBackground } from "./workers.ts";

// Before the file itself is loaded, as some take their database while they load.
beginAnew();
afterAll(endBackground);
