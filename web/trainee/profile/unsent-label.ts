import { m } from "../../paraglide/messages.js";
import type { Unsent } from "../offline/unsent-nouns.ts";
import { measurementWritesKey } from "./keys.ts";

export const unsent: Unsent = {
  key: measurementWritesKey,
  nounOf: () => ({ name: "measure", count: m.offline_measures }),
};
