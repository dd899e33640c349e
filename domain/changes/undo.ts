const minute = 60_000;

/** How long a change can be taken back, in milliseconds. */
export const undoableMs = {
  /** Of somebody's subscriptions. */
  subscription: 10 * minute,
  /** One thing done to many, such as a template that is given. */
  job: 10 * minute,
  /** Rows of a sheet, from the last one on. */
  import: 10 * minute,
  /** A row of the library that was deleted or replaced. */
  removal: 30 * minute,
} as const;
