import { getTrainerLanguage } from "../../data/accounts/trainer.ts";
import { listMonthEntries, listMonthOpenings } from "../../data/memberships/ledger-file.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { tableStream } from "../../files/table-stream.ts";
import { ledgerHead, ledgerLine, openingLine } from "../../texts/ledger.ts";

/** A month's ledger as a CSV file in the trainer's language, read while it is sent. */
export async function copyLedger(scope: TrainerScope, month: string) {
  const language = await getTrainerLanguage(scope);
  return {
    name: `miran-payments-${month}.csv`,
    content: tableStream(ledgerHead(language), linesOf(scope, month), (line) =>
      "since" in line ? openingLine(line, language) : ledgerLine(line, language),
    ),
  };
}

/** The payments, and below them the opening balances, which are in no sum. */
async function* linesOf(scope: TrainerScope, month: string) {
  yield* listMonthEntries(scope, month);
  yield await listMonthOpenings(scope, month);
}
