import {
  type AbsenceStatus,
  endOf,
  nextAbsenceStatuses,
  wrongDayOf,
} from "../../../domain/body/absences.ts";
import type { Absence, NewAbsence } from "../../../domain/contract/body/absences.ts";
import { MiranError } from "../../../domain/errors.ts";
import { newId } from "../../../domain/id.ts";
import { paths } from "../../../domain/paths.ts";
import { createAbsence, getAbsence, moveAbsence } from "../../data/body/absences.ts";
import { getOtherSide, otherSideOf } from "../../data/notifications/other-side.ts";
import type { PersonNotice } from "../../data/notifications/person-notices.ts";
import type { TraineeScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { answeredAbsenceNotice, askedAbsenceNotice } from "../../texts/absence-notice.ts";
import { traineeLink } from "../../texts/links.ts";
import { onOwnDay } from "../on-own-day.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Requests an absence as a trainee, or sets it as the trainer, on the trainee's own days. */
export async function setAbsence(
  platform: Platform,
  scope: TraineeScope,
  input: NewAbsence,
): Promise<Absence> {
  const absence = { ...input, note: input.note?.trim() || null };
  const notice = scope.actor.kind === "trainee" ? await askedNotice(scope, absence) : undefined;
  const { written } = await onOwnDay(scope, (on) => {
    const wrong = wrongDayOf(absence, on.today);
    if (wrong)
      throw new MiranError("invalid_request", { fields: { [wrong]: { code: "invalid" } } });
    return createAbsence(scope, absence, { on, notice });
  });
  const { stored } = written;
  const isSame =
    stored?.kind === absence.kind &&
    (scope.actor.kind === "trainee" || stored.status !== "asked") &&
    stored.startsOn === absence.startsOn &&
    (stored.endsOn === absence.endsOn || stored.status === "ended") &&
    stored.note === absence.note;
  if (!stored || !isSame) throw new MiranError("conflict");
  if (notice) platform.background(drainOutbox(platform));
  return stored;
}

/** The trainer's notice, with the absence's id; undefined if unwanted. */
async function askedNotice(
  scope: TraineeScope,
  absence: NewAbsence & { note: string | null },
): Promise<PersonNotice | undefined> {
  const { traineeId } = scope;
  const { profile, language, ways } = await getOtherSide(scope);
  if (!profile || ways.absence === "none") return undefined;
  return {
    ...askedAbsenceNotice(profile.name, absence, language),
    id: absence.id,
    recipientId: otherSideOf(scope),
    senderId: traineeId,
    type: "info",
    link: traineeLink(traineeId),
    silent: ways.absence === "list",
  };
}

/**
 * Answers a request, or ends a granted absence: training is expected from today on. A repetition has the same
 * response; the trainee is notified of yes or no once.
 */
export async function answerAbsence(
  platform: Platform,
  scope: TraineeScope,
  { id, to }: { id: string; to: AbsenceStatus },
): Promise<Absence> {
  const found = await getAbsence(scope, id);
  if (!found) throw new MiranError("not_found");
  const { today, absence, language } = found;
  const next = to === "ended" ? endOf(absence, today) : { status: to };
  if (absence.status === to || absence.status === next.status) return absence;
  if (!nextAbsenceStatuses[absence.status].includes(to)) throw new MiranError("conflict");
  const notice: PersonNotice | undefined =
    to === "granted" || to === "declined"
      ? {
          ...answeredAbsenceNotice(absence, to, language),
          id: newId(scope.now),
          recipientId: otherSideOf(scope),
          type: "info",
          senderId: scope.actor.accountId,
          link: paths.trainee.profile,
        }
      : undefined;
  const moved = await moveAbsence(scope, id, { from: absence.status, next, notice });
  if (moved?.status !== next.status) throw new MiranError("conflict");
  if (notice) platform.background(drainOutbox(platform));
  return moved;
}
