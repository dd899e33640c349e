import type { Language } from "../../../domain/language.ts";
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
    content: tableStream(ledgerHead(language), linesOf(scope, month, language), (line) => line),
  };
}

/** The payments, and below them the opening balances, which are in no sum. */
async function* linesOf(scope: TrainerScope, month: string, language: Language) {
  for await (const entries of listMonthEntries(scope, month)) {
    yield entries.map((entry) => ledgerLine(entry, language));
  }
  yield (await listMonthOpenings(scope, month)).map((opening) => openingLine(opening, language));
}
