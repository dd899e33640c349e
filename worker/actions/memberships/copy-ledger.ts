import { getTrainerLanguage } from "../../data/accounts/trainer.ts";
import { listMonthEntries } from "../../data/memberships/ledger-file.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { tableStream } from "../../files/table-stream.ts";
import { ledgerHead, ledgerLine } from "../../texts/ledger.ts";

/** A month's ledger as a CSV file in the trainer's language, read while it is sent. */
export async function copyLedger(scope: TrainerScope, month: string) {
  const language = await getTrainerLanguage(scope);
  const entries = listMonthEntries(scope, month);
  return {
    name: `miran-payments-${month}.csv`,
    content: tableStream(ledgerHead(language), entries, (entry) => ledgerLine(entry, language)),
  };
}
