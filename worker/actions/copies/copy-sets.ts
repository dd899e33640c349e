import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { defaultTimeZone, localDateAt } from "../../../domain/calendar.ts";
import { dayLines, daysTogether, setsHead, wholeDays } from "../../../domain/copies/sets-file.ts";
import { listFiledSets, listPastSets } from "../../data/copies/sets-file.ts";
import { requireTraineeScope } from "../../data/people/trainee-scope.ts";
import type { TraineeScope, TrainerScope } from "../../data/scope.ts";
import { getTimeZone } from "../../data/trainee-profile.ts";
import { tableStream } from "../../files/table-stream.ts";
import type { Platform } from "../../platform.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { reserveCopy } from "../accounts/reserve-copy.ts";

/** The workout's name in the file, which is for apps whose words are English. */
const title = "Miran";

/** A trainee's own sets as a CSV file, read while it is sent. */
export async function copySets(platform: Platform, scope: TraineeScope) {
  await reserve(platform, scope.now, scope.traineeId);
  return setsFile(scope);
}

/** The sets of a trainee, for the trainer. */
export async function copyTraineeSets(platform: Platform, scope: TrainerScope, traineeId: string) {
  const ofTrainee = await requireTraineeScope(scope, traineeId);
  const { accountId } = scope.actor;
  await reserve(platform, scope.now, accountId);
  noteSecurityEvent(platform, "data_copied", {
    account: ofTrainee.traineeId,
    by: accountId,
    reason: "sets",
  });
  return setsFile(ofTrainee);
}

const reserve = (platform: Platform, now: number, accountId: string) =>
  reserveCopy(platform, now, { key: `sets-file:${accountId}`, policy: attemptPolicies.setsFile });

async function setsFile(scope: TraineeScope) {
  const zone = (await getTimeZone(scope, scope.traineeId)) ?? defaultTimeZone;
  return {
    name: `miran-sets-${localDateAt(scope.now, zone)}.csv`,
    content: tableStream(
      setsHead,
      daysTogether(wholeDays(listPastSets(scope)), wholeDays(listFiledSets(scope))),
      (sets) => dayLines(sets, { title, zone }),
    ),
  };
}
