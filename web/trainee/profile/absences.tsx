import { AbsencesCard } from "../../absences/absences-card.tsx";
import type { AbsencesApi } from "../../absences/api.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";
import { absencesKey } from "./queries.ts";

const api: AbsencesApi = {
  draftId: "me",
  key: absencesKey,
  list: (signal) => answer(traineeClient().absences.$get({}, { init: { signal } })),
  create: (json) => answer(traineeClient().absences.$post({ json })),
  takeBack: (id) => answer(traineeClient().absences[":id"].$delete({ param: { id }, json: {} })),
};

/** The own absences, past and future, and requests for more. */
export function OwnAbsences() {
  return (
    <AbsencesCard
      api={api}
      text={m.absence_text_trainee()}
      actions={{ open: m.absence_ask(), save: m.absence_send() }}
      saved={m.absence_asked_done()}
    />
  );
}
