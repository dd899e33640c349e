import { MiranError } from "../../domain/errors.ts";

// Each try fails only because of another change of the same fields.
const tries = 5;

/** Reads, computes and writes again while other changes come between. */
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
