/** A change of a trainee's steps; `id` is the write's. */
export type StepsWrite =
  | { id: string; kind: "steps"; date: string; steps: number }
  /** `date` is the first day of the target. */
  | { id: string; kind: "target"; date: string; target: number }
  /** A report of an earlier week to the trainer; its note gets the id. */
  | { id: string; kind: "report"; weekStart: string };
