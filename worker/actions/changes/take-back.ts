import { MiranError } from "../../../domain/errors.ts";
import type { MemberScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { changeAgain } from "../change-again.ts";
import { drainSoon } from "../plumbing/drain-outbox.ts";

interface Undoing<Change> {
  read(): Promise<Change | undefined>;
  /** UTC milliseconds; null if it cannot be undone. */
  until(change: Change): number | null;
  /** @returns the refusal, if any */
  undo(change: Change): Promise<string | undefined>;
}

/**
 * Undoes a change within its period. A repetition changes nothing.
 * @returns the stored change
 * @throws `not_found`, `undo_over`, or `conflict` if it cannot be undone, or a later one must be undone first
 */
export async function takeBack<Change extends { undoneAt: number | null }>(
  platform: Platform,
  { now }: MemberScope,
  { read, until, undo }: Undoing<Change>,
): Promise<Change> {
  const change = await read();
  if (!change) throw new MiranError("not_found");
  if (change.undoneAt !== null) return change;
  const end = until(change);
  if (end === null) throw new MiranError("conflict");
  if (now > end) throw new MiranError("undo_over");
  const { kind } = await changeAgain(async () => ({ kind: (await undo(change)) ?? "undone" }));
  if (kind === "later_first") throw new MiranError("conflict");
  platform.background(drainSoon(platform));
  return (await read()) ?? change;
}
