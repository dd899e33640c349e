/** How long a deletion of a meal or an exercise can be undone, in milliseconds. */
export const undoableMs = 30 * 60_000;
