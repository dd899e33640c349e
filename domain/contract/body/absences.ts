import { z } from "zod";
import { absenceFields, absenceKinds, absenceStatuses } from "../../body/absences.ts";
import { addProblem, field, id, localDate } from "../fields.ts";

/** An absence, requested by a trainee or set by the trainer; the same id again stores nothing. */
export const newAbsence = z
  .strictObject({
    id,
    kind: field(absenceFields.kind),
    startsOn: localDate,
    /** Its last day. */
    endsOn: localDate,
    note: field(absenceFields.note).nullable(),
  })
  .superRefine(({ startsOn, endsOn }, context) => {
    if (endsOn < startsOn) addProblem(context, { code: "invalid" }, ["endsOn"]);
  });
export type NewAbsence = z.infer<typeof newAbsence>;

export const absence = z.object({
  id: z.string(),
  kind: z.enum(absenceKinds),
  startsOn: z.string(),
  endsOn: z.string(),
  note: z.string().nullable(),
  status: z.enum(absenceStatuses),
  createdAt: z.number().int(),
});
export type Absence = z.infer<typeof absence>;

/** The latest first. */
export const absencesList = z.object({ absences: z.array(absence) });
export type AbsencesList = z.infer<typeof absencesList>;

export const absenceParams = z.object({ id });
export const traineeAbsenceParams = z.object({ id, absenceId: id });

/** The trainer's answer, or the end of a granted absence. */
export const absenceAnswer = z.strictObject({
  status: z.enum(absenceStatuses).exclude(["asked"]),
});
