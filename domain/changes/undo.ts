const minute = 60_000;

/** Time for which a toast offers the undo of a change, in milliseconds: long enough to notice the change. */
export const undoShownMs = 30_000;

/** Time for which a change can be undone, in milliseconds. */
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
