import { MiranError } from "../../domain/errors.ts";

// Each try fails only because another change of the same fields came first.
const tries = 5;

/** Reads, works out and writes once more for as long as somebody else's change came between. */
export async function changeAgain<Outcome extends { kind: string }>(
  change: () => Promise<Outcome>,
): Promise<Exclude<Outcome, { kind: "changed_meanwhile" }>> {
  for (let left = tries; left > 0; left -= 1) {
    const outcome = await change();
    if (outcome.kind !== "changed_meanwhile") {
      return outcome as Exclude<Outcome, { kind: "changed_meanwhile" }>;
    }
  }
  throw new MiranError("conflict");
}
