import muscles from "./data/muscles.json" with { type: "json" };

// Apart from ids.ts: screens that read an id load no list of them.
const known = new Set(Object.keys(muscles));

/** Whether it is a movement of the library, which an exercise may show: `legs-barbell-squat`. */
export const isMovementId = (id: string) => known.has(id);
