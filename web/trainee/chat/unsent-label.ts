import { m } from "../../paraglide/messages.js";
import type { Unsent } from "../offline/unsent-nouns.ts";

/** Waiting texts, contacts and files. */
export const unsent: Unsent = {
  key: ["chat"],
  nounOf: () => ({ name: "message", count: m.offline_messages }),
};
