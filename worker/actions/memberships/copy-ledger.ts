import { getTrainerLanguage } from "../../data/accounts/trainer.ts";
import { listMonthEntries } from "../../data/memberships/ledger-file.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { textStream } from "../../files/text-stream.ts";
import { ledgerHead, ledgerLine } from "../../texts/ledger.ts";

/** A month's ledger as a CSV file in the trainer's language, read and sent piece by piece. */
export async function copyLedger(scope: TrainerScope, month: string) {
  const language = await getTrainerLanguage(scope);
  return { name: `miran-payments-${month}.csv`, content: textStream(pieces()) };

  async function* pieces(): AsyncGenerator<string> {
    yield ledgerHead(language);
    for await (const entries of listMonthEntries(scope, month)) {
      yield entries.map((entry) => ledgerLine(entry, language)).join("");
    }
  }
}
