/** A partial failure of a job, with its counts. */
export class PartialFailure extends Error {
  readonly counts: Record<string, number>;

  constructor(counts: Record<string, number>, cause: unknown) {
    super(String(cause), { cause });
    this.name = "PartialFailure";
    this.counts = counts;
  }
}
