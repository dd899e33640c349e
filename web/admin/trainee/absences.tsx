import { AbsencesCard } from "../../absences/absences-card.tsx";
import type { AbsencesApi } from "../../absences/api.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";
import { answerAbsence } from "../overview/queries.ts";

const absencesOf = (id: string): AbsencesApi => ({
  draftId: id,
  key: ["admin", "absences", id],
  list: (signal) =>
    answer(adminClient().trainees[":id"].absences.$get({ param: { id } }, { init: { signal } })),
  create: (json) => answer(adminClient().trainees[":id"].absences.$post({ param: { id }, json })),
  answer: (absenceId, status) => answerAbsence(id, absenceId, status),
});

/** A trainee's absences: added, answered and ended. */
export function TraineeAbsences({ traineeId }: { traineeId: string }) {
  return (
    <AbsencesCard
      api={absencesOf(traineeId)}
      text={m.absence_text_trainer()}
      actions={{ open: m.absence_set(), save: m.absence_save() }}
    />
  );
}
