import { MiranError } from "../../../domain/errors.ts";
import { getAccount } from "../../data/accounts/accounts.ts";
import { deleteTraineeTotp } from "../../data/accounts/totp.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { makeSecurityNotice } from "./make-security-notice.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/**
 * Removes the second step of a trainee who lost phone and recovery codes, sends a mail and ends all sessions.
 * Without a second step nothing happens.
 */
export async function resetTwoFactor(
  platform: Platform,
  scope: TrainerScope,
  traineeId: string,
): Promise<void> {
  const account = await getAccount(platform.database, traineeId);
  if (account?.role !== "trainee") throw new MiranError("not_found");
  const owner = { actor: { accountId: traineeId } };
  const notice = await makeSecurityNotice(platform, owner, "two_factor_reset");
  if (!(await deleteTraineeTotp(scope, traineeId, notice))) return;
  noteSecurityEvent(platform, "two_factor_off", {
    account: traineeId,
    by: scope.actor.accountId,
  });
  platform.background(drainOutbox(platform));
}
