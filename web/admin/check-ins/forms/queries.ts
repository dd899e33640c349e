import { queryOptions } from "@tanstack/react-query";
import type {
  CheckInForm,
  CheckInForms,
  FormContent,
} from "../../../../domain/contract/check-ins/forms.ts";
import type { FormPeople, FormSchedules } from "../../../../domain/contract/check-ins/schedules.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { area } from "../../live/moves.ts";

const key = area("check-in-forms");

export const formsQuery = queryOptions({
  queryKey: [...key, "list"],
  queryFn: ({ signal }) =>
    answer(adminClient()["check-in-forms"].$get({}, { init: { signal } })) as Promise<CheckInForms>,
});

export const formPeopleQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, "people", id],
    queryFn: ({ signal }) =>
      answer(
        adminClient()["check-in-forms"][":id"].people.$get({ param: { id } }, { init: { signal } }),
      ) as Promise<FormSchedules>,
  });

const changed = () => void queryClient.invalidateQueries({ queryKey: key });

const show = (change: (forms: readonly CheckInForm[]) => CheckInForm[]) =>
  queryClient.setQueryData(formsQuery.queryKey, (list) => list && { forms: change(list.forms) });

/** Writes a form as a whole; `conflict` if another window saved it in between. */
export async function saveForm(id: string, content: FormContent): Promise<CheckInForm> {
  const request = adminClient()["check-in-forms"][":id"].$put({ param: { id }, json: content });
  const saved = (await answer(request)) as CheckInForm;
  show((forms) => [saved, ...forms.filter((form) => form.id !== id)]);
  changed();
  return saved;
}

export async function archiveForm(id: string): Promise<void> {
  await answer(adminClient()["check-in-forms"][":id"].$delete({ param: { id }, json: {} }));
  show((forms) => forms.filter((form) => form.id !== id));
  changed();
}

export async function restoreForm(id: string): Promise<void> {
  await answer(adminClient()["check-in-forms"][":id"].restored.$put({ param: { id }, json: {} }));
  changed();
}

export async function savePeople(id: string, people: FormPeople): Promise<FormSchedules> {
  const request = adminClient()["check-in-forms"][":id"].people.$put({
    param: { id },
    json: people,
  });
  const saved = (await answer(request)) as FormSchedules;
  queryClient.setQueryData(formPeopleQuery(id).queryKey, saved);
  changed();
  return saved;
}
