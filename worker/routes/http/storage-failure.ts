/** What SQLite, D1 and disks say when nothing more can be kept. */
const full =
  /SQLITE_FULL|database or disk is full|Exceeded maximum DB size|maximum account storage limit|ENOSPC|No space left on device/i;

/*
 * What they say while they cannot be reached, though nothing is wrong with what was asked. The lists are Cloudflare's:
 * D1's "Debug D1", the objects' "Troubleshooting", R2's "Error codes".
 */
const away = [
  /SQLITE_(IOERR|CANTOPEN|BUSY|LOCKED|NOMEM)|database is locked/i,
  /\b(D1 DB|Durable Object) is overloaded/i,
  // Of what cost too much, of storage that failed and of a new build alike.
  /\bcaused object to be reset|\band was reset\b|reset because its code was updated/i,
  /Cannot resolve D1 DB|Replica disconnected from primary/i,
  /Network connection lost|because client disconnected/i,
  /Your account is (generating too much load|doing too many concurrent)/i,
  // R2's codes of an internal error, of a service that is away, of a lost client, of too many at once.
  /\((10001|10043|10054|10058)\)\s*$/m,
  /(^|: )internal error(; reference = |\.?$)/im,
  // An object that still runs the build before, for minutes after a deployment.
  /RPC receiver does not implement/i,
];

/** How the platform marks errors of objects that may pass. */
const passingMarks = ["retryable", "overloaded", "durableObjectReset"] as const;

/** Whether a store could not do its work, for no fault of the request. */
export function storageFailure(error: unknown): "full" | "away" | undefined {
  const chain = withCauses(error);
  const words = chain.map(({ message }) => message).join("\n");
  if (full.test(words)) return "full";
  const isPassing = away.some((each) => each.test(words)) || chain.some(isMarked);
  return isPassing ? "away" : undefined;
}

const isMarked = (error: Error) =>
  passingMarks.some((mark) => (error as { [mark]?: unknown } & Error)[mark] === true);

/** An error, its cause and so on. */
function withCauses(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}
