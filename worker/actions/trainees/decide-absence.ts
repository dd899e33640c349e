import type { Absence, NewAbsence } from "../../../domain/contract/trainees/absences.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  type AbsenceStatus,
  endOf,
  nextAbsenceStatuses,
  wrongDayOf,
} from "../../../domain/trainees/absences.ts";
import type { TraineeScope } from "../../data/scope.ts";
import { createAbsence, getAbsence, moveAbsence } from "../../data/trainees/absences.ts";
import { onOwnDay } from "../on-own-day.ts";

/** Asks for an absence as a trainee, or sets it as the trainer; its days are the trainee's own. */
export async function setAbsence(scope: TraineeScope, input: NewAbsence): Promise<Absence> {
  const absence = { ...input, note: input.note?.trim() || null };
  const { written } = await onOwnDay(scope, (day) => {
    const wrong = wrongDayOf(absence, day.today);
    if (wrong)
      throw new MiranError("invalid_request", { fields: { [wrong]: { code: "invalid" } } });
    return createAbsence(scope, absence, day);
  });
  const { stored } = written;
  const isSame =
    stored?.kind === absence.kind &&
    (scope.actor.kind === "trainee" || stored.status !== "asked") &&
    stored.startsOn === absence.startsOn &&
    (stored.endsOn === absence.endsOn || stored.status === "ended") &&
    stored.note === absence.note;
  if (!stored || !isSame) throw new MiranError("conflict");
  return stored;
}

/**
 * Answers what was asked for, or ends what was granted: from today on training is expected again.
 * A repeated answer changes nothing and answers the same.
 */
export async function answerAbsence(
  scope: TraineeScope,
  id: string,
  to: AbsenceStatus,
): Promise<Absence> {
  const found = await getAbsence(scope, id);
  if (!found) throw new MiranError("not_found");
  const { today, ...absence } = found;
  const next = to === "ended" ? endOf(absence, today) : { status: to };
  if (absence.status === to || absence.status === next.status) return absence;
  if (!nextAbsenceStatuses[absence.status].includes(to)) throw new MiranError("conflict");
  const moved = await moveAbsence(scope, id, { from: absence.status, next });
  if (moved?.status !== next.status) throw new MiranError("conflict");
  return moved;
}
