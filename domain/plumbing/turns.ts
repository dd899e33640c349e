/** How long one may be under way before the next takes its place, in milliseconds. */
export const backupGivenUpMs = 20 * 3_600_000;
