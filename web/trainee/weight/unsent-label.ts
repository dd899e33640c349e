import { m } from "../../paraglide/messages.js";
import type { Unsent } from "../offline/unsent-nouns.ts";
import { weightWritesKey } from "./keys.ts";

export const unsent: Unsent = {
  key: weightWritesKey,
  nounOf: () => ({ name: "weight", count: m.offline_weights }),
};
