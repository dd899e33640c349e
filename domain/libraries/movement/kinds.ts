import kinds from "./data/kinds.json" with { type: "json" };

/** What a movement is done with; `body` is the own weight, with whatever it leans or hangs on. */
export type Equipment =
  | "barbell"
  | "dumbbell"
  | "kettlebell"
  | "machine"
  | "cable"
  | "band"
  | "body";

/** The way a movement goes, such as `press` or `row`, and its equipment. */
interface MovementKind {
  pattern: string;
  equipment: Equipment;
}

const written: Readonly<Record<string, string>> = kinds;

/** The kind of a drawn movement; undefined without one. */
export function kindOf(movement: string | null | undefined): MovementKind | undefined {
  const found = movement && Object.hasOwn(written, movement) ? written[movement] : undefined;
  const [pattern, equipment] = found?.split(" ") ?? [];
  return pattern && equipment ? { pattern, equipment: equipment as Equipment } : undefined;
}

/** Whether the load of the gear is counted in kg: a band's is unknown, and the own body's goes without saying. */
export const isWeighed = (equipment: Equipment | undefined): boolean =>
  equipment !== undefined && equipment !== "body" && equipment !== "band";
