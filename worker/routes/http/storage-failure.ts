/** What SQLite, D1 and disks say when nothing more can be kept. */
const full =
  /SQLITE_FULL|database or disk is full|Exceeded maximum DB size|ENOSPC|No space left on device/i;

/** What they say while they cannot be reached: a failing disk, too much at once, a restart. */
const away =
  /SQLITE_(IOERR|CANTOPEN|BUSY|NOMEM)|D1 DB (is overloaded|storage operation|reset)|in D1 DB storage|Network connection lost|internal error; reference = /i;

/** Whether a store could not do its work, for no fault of the request. */
export function storageFailure(error: unknown): "full" | "away" | undefined {
  const words = wordsOf(error);
  if (full.test(words)) return "full";
  return away.test(words) ? "away" : undefined;
}

/** Everything that an error says, the words of its causes included. */
function wordsOf(error: unknown): string {
  const words: string[] = [];
  for (let at = error; at instanceof Error && words.length < 5; at = at.cause) {
    words.push(at.message);
  }
  return words.join("\n");
}
