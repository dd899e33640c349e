import { m } from "../../paraglide/messages.js";
import type { Unsent } from "../offline/unsent-nouns.ts";
import type { SetsWrite } from "./exercise-write.ts";
import { feelingKey, recordSetsKey, seatKey, setStatusKey, substituteKey } from "./keys.ts";

/** Each write has all sets of an exercise. */
const sets: Unsent<SetsWrite> = {
  key: recordSetsKey,
  nounOf: () => ({ name: "sets", count: m.offline_sets }),
  amountOf: ({ sets }) => Math.max(1, sets.length),
};

const statuses: Unsent = {
  key: setStatusKey,
  nounOf: () => ({ name: "exercise", count: m.offline_exercises }),
};

const feelings: Unsent = {
  key: feelingKey,
  nounOf: () => ({ name: "feelings", count: m.offline_feelings }),
};

const substitutes: Unsent = {
  key: substituteKey,
  nounOf: () => ({ name: "substitutes", count: m.offline_substitutes }),
};

const seats: Unsent = {
  key: seatKey,
  nounOf: () => ({ name: "seats", count: m.offline_seats }),
};

export const unsent = [sets, statuses, feelings, substitutes, seats];
