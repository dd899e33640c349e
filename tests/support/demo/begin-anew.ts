import { afterAll } from "vitest";
import { beginAnew, endBackground } from "./workers.ts";

// Before the file itself is loaded, because some files read the database while loading.
beginAnew();
afterAll(endBackground);
