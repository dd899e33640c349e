import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import type { Unsent } from "../offline/unsent-nouns.ts";
import type { SetsWrite, Shown, StatusWrite, SubstituteWrite } from "./exercise-write.ts";
import { feelingKey, recordSetsKey, seatKey, setStatusKey, substituteKey } from "./keys.ts";
import { statusTexts } from "./texts.ts";

const named = ({ shown }: Shown) => shown && { name: nameIn(shown) };

/** Each write has all sets of an exercise. */
const sets: Unsent<SetsWrite> = {
  key: recordSetsKey,
  nounOf: () => ({ name: "sets", count: m.offline_sets }),
  amountOf: ({ sets }) => Math.max(1, sets.length),
  thingOf: named,
};

const statuses: Unsent<StatusWrite> = {
  key: setStatusKey,
  nounOf: () => ({ name: "exercise", count: m.offline_exercises }),
  thingOf: ({ shown, status }) =>
    shown && { name: nameIn(shown), what: statusTexts[status].text() },
};

const feelings: Unsent = {
  key: feelingKey,
  nounOf: () => ({ name: "feelings", count: m.offline_feelings }),
};

const substitutes: Unsent<SubstituteWrite> = {
  key: substituteKey,
  nounOf: () => ({ name: "substitutes", count: m.offline_substitutes }),
  thingOf: named,
};

const seats: Unsent = {
  key: seatKey,
  nounOf: () => ({ name: "seats", count: m.offline_seats }),
};

export const unsent = [sets, statuses, feelings, substitutes, seats];
