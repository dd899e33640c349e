import { writtenMuscles } from "./written-muscles.ts";

// Apart from ids.ts, so that screens reading an id do not load this list.
const known = new Set(Object.keys(writtenMuscles));

/** Whether an id is a movement of the library: `legs-barbell-squat`. */
export const isMovementId = (id: string) => known.has(id);
