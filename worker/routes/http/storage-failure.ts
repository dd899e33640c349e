/** Messages of SQLite, D1 and disks for a full store. */
const full =
  /SQLITE_FULL|database or disk is full|Exceeded maximum DB size|maximum account storage limit|ENOSPC|No space left on device/i;

/*
 * Messages for an unreachable store, through no fault of the request. Source: Cloudflare's pages D1 "Debug D1",
 * Durable Objects "Troubleshooting", R2 "Error codes".
 */
const away = [
  /SQLITE_(IOERR|CANTOPEN|BUSY|LOCKED|NOMEM)|database is locked/i,
  /\b(D1 DB|Durable Object) is overloaded/i,
  // After too expensive calls, failed storage and new builds alike.
  /\bcaused object to be reset|\band was reset\b|reset because its code was updated/i,
  /Cannot resolve D1 DB|Replica disconnected from primary/i,
  /Network connection lost|because client disconnected/i,
  /Your account is (generating too much load|doing too many concurrent)/i,
  // R2's codes: internal error, service unavailable, client disconnected, too many requests.
  /\((10001|10043|10054|10058)\)\s*$/m,
  /(^|: )internal error(; reference = |\.?$)/im,
  // An object with the previous build, for minutes after a deployment.
  /RPC receiver does not implement/i,
];

/** The platform's marks of an object's temporary errors. */
const passingMarks = ["retryable", "overloaded", "durableObjectReset"] as const;

/** Whether a store failed through no fault of the request. */
export function storageFailure(error: unknown): "full" | "away" | undefined {
  const chain = withCauses(error);
  const words = chain.map(({ message }) => message).join("\n");
  if (full.test(words)) return "full";
  const isPassing = away.some((each) => each.test(words)) || chain.some(isMarked);
  return isPassing ? "away" : undefined;
}

const isMarked = (error: Error) =>
  passingMarks.some((mark) => (error as { [mark]?: unknown } & Error)[mark] === true);

/** An error with its chain of causes. */
function withCauses(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < 5; at = at.cause) chain.push(at);
  return chain;
}
