import { note, type Unsent } from "../offline/unsent-nouns.ts";
import { notesWritesKey } from "./keys.ts";

export const unsent: Unsent = { key: notesWritesKey, nounOf: () => note };
