import { afterAll, beforeAll } from "vitest";
import { endBackground } from "./background.ts";
import { resetStores } from "./reset-stores.ts";

beforeAll(resetStores);
afterAll(endBackground);
