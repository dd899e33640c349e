import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import type {
  FiledTrainee,
  TraineesFileQuery,
} from "../../../domain/contract/attention/trainee-list.ts";
import { getTrainerLanguage } from "../../data/accounts/trainer.ts";
import { findTrainees } from "../../data/copies/trainees-file.ts";
import { getTrainerZone } from "../../data/plumbing/settings.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { tableStream } from "../../files/table-stream.ts";
import type { Platform } from "../../platform.ts";
import { traineeLine, traineesHead } from "../../texts/trainees.ts";
import { noteSecurityEvent } from "../accounts/note-security-event.ts";
import { reserveCopy } from "../accounts/reserve-copy.ts";

/** The trainer's filtered and sorted list as a CSV file, read while it is sent. */
export async function copyTrainees(
  platform: Platform,
  scope: TrainerScope,
  query: TraineesFileQuery,
) {
  const { accountId } = scope.actor;
  const { traineesFile: policy } = attemptPolicies;
  await reserveCopy(platform, scope.now, { key: `trainees-file:${accountId}`, policy });
  const [language, timeZone, { plans, slices }] = await Promise.all([
    getTrainerLanguage(scope),
    getTrainerZone(scope),
    findTrainees(scope, query),
  ]);
  noteSecurityEvent(platform, "data_copied", {
    account: accountId,
    by: accountId,
    reason: "list of trainees",
  });
  const reader = { language, timeZone, plans };
  const day = query.date ?? localDateAt(scope.now, timeZone);
  const lineOf = (trainee: FiledTrainee) => traineeLine(trainee, reader);
  return {
    name: `miran-trainees-${day}.csv`,
    content: tableStream(traineesHead(reader), slices, lineOf),
  };
}
