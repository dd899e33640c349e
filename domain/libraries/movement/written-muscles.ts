import data from "./data/muscles.json" with { type: "json" };

/** The muscles of every movement as they are written: the working ones, then the helping ones. */
export const writtenMuscles: Readonly<Record<string, readonly string[]>> = data;
