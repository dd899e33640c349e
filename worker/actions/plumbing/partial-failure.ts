/** A job that failed in part, with the counts of what it did all the same. */
export class PartialFailure extends Error {
  readonly counts: Record<string, number>;

  constructor(counts: Record<string, number>, cause: unknown) {
    super(String(cause), { cause });
    this.name = "PartialFailure";
    this.counts = counts;
  }
}
