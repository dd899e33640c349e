import { getTrainerLanguage } from "../../data/accounts/trainer.ts";
import { listMonthEntries } from "../../data/memberships/ledger-file.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { ledgerHead, ledgerLine } from "../../texts/ledger.ts";

/** A month's ledger as a CSV file in the trainer's language, read and sent piece by piece. */
export async function copyLedger(
  scope: TrainerScope,
  month: string,
): Promise<{ name: string; content: ReadableStream<Uint8Array> }> {
  const language = await getTrainerLanguage(scope);
  const pieces = piecesOf();
  const content = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });
  return { name: `miran-payments-${month}.csv`, content };

  async function* piecesOf(): AsyncGenerator<string> {
    yield ledgerHead(language);
    for await (const entries of listMonthEntries(scope, month)) {
      yield entries.map((entry) => ledgerLine(entry, language)).join("");
    }
  }
}
