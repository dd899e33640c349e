import { getTrainerId } from "../../data/accounts/accounts.ts";
import { listDueAccounts } from "../../data/people/account-deletion.ts";
import { deleteDueTrainee } from "../../data/people/trainee-deletion.ts";
import type { Platform } from "../../platform.ts";
import { deletedMail } from "../../texts/deletion-mail.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { PartialFailure } from "../plumbing/partial-failure.ts";

/** Maximum accounts of a run, each with years of rows; the rest wait for the next. */
const deletionsInRun = 20;

/** Deletes due accounts one by one, each as a whole. A failure stops no other deletion. Safe to run twice at once. */
export async function deleteDueAccounts(platform: Platform): Promise<Record<string, number>> {
  const { database, log } = platform;
  const now = platform.now();
  const due = await listDueAccounts(database, { now, limit: deletionsInRun });
  if (due.length === 0) return {};
  const trainerId = await getTrainerId(database);
  const failures: unknown[] = [];
  let deletedAccounts = 0;
  for (const { id: traineeId, email, ...person } of due) {
    try {
      const mail = email === null ? undefined : deletedMail({ ...person, email });
      const deleted = await deleteDueTrainee(database, { traineeId, trainerId, mail, now });
      if (!deleted) continue;
      deletedAccounts += 1;
      noteSecurityEvent(platform, "account_deleted", { account: traineeId });
    } catch (error) {
      log({ level: "error", event: "account_deletion_failed", traineeId, error: String(error) });
      failures.push(error);
    }
  }
  platform.background(drainOutbox(platform));
  const counts = { deletedAccounts, failed: failures.length };
  if (failures.length > 0) throw new PartialFailure(counts, failures[0]);
  return counts;
}
