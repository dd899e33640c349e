/** One change of a trainee's steps; `id` is the write's own. */
export type StepsWrite =
  | { id: string; kind: "steps"; date: string; steps: number }
  /** From the day on which it was set. */
  | { id: string; kind: "target"; date: string; target: number }
  /** An earlier week for the trainer; the note carries the id. */
  | { id: string; kind: "report"; weekStart: string };
