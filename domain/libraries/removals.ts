/** Time for undoing the deletion of a meal or an exercise, in milliseconds. */
export const undoableMs = 30 * 60_000;
