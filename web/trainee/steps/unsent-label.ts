import { m } from "../../paraglide/messages.js";
import type { Unsent } from "../offline/unsent-nouns.ts";
import { stepsWritesKey } from "./keys.ts";

export const unsent: Unsent = {
  key: stepsWritesKey,
  nounOf: () => ({ name: "steps", count: m.offline_steps }),
};
