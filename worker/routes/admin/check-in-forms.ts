import {
  checkInForm,
  checkInForms,
  formContent,
  formParams,
} from "../../../domain/contract/check-ins/forms.ts";
import { formPeople, formSchedules } from "../../../domain/contract/check-ins/schedules.ts";
import { done } from "../../../domain/contract/done.ts";
import { MiranError } from "../../../domain/errors.ts";
import { assignForm, readFormPeople } from "../../actions/check-ins/assign-form.ts";
import { changeForm } from "../../actions/check-ins/change-form.ts";
import { archiveForm, listForms, restoreForm } from "../../data/check-ins/forms.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";

const tags = ["Check-ins"];
const told = { trainer: { list: "check-in-forms" } } as const;

const list = createTrainerRoute({
  method: "get",
  path: "/check-in-forms",
  tags,
  summary: "The forms of check-ins",
  responses: answers(checkInForms, "All that are not archived, the last edited first"),
});

const put = createTrainerRoute({
  method: "put",
  path: "/check-in-forms/{id}",
  rows: { id: "checkInForm", "questions.id": "new", "questions.options.id": "new" },
  tells: told,
  tags,
  summary: "Create a form, or replace an edited revision; answers keep their questions",
  request: { params: formParams, body: jsonBody(formContent) },
  responses: answers(checkInForm, "The stored form, with its removed questions"),
});

const remove = createTrainerRoute({
  method: "delete",
  path: "/check-in-forms/{id}",
  rows: { id: "checkInForm" },
  tells: told,
  tags,
  summary: "Archive a form: it is due for nobody, and its answers stay",
  request: { params: formParams, body: emptyBody },
  responses: answers(done, "The form is archived"),
});

const restore = createTrainerRoute({
  method: "put",
  path: "/check-in-forms/{id}/restored",
  rows: { id: "checkInForm" },
  tells: told,
  tags,
  summary: "Bring an archived form back, with its people",
  request: { params: formParams, body: emptyBody },
  responses: answers(done, "The form is offered"),
});

const readPeople = createTrainerRoute({
  method: "get",
  path: "/check-in-forms/{id}/people",
  rows: { id: "checkInForm" },
  tags,
  summary: "Who answers a form, and when",
  request: { params: formParams },
  responses: answers(formSchedules, "The people by name"),
});

const putPeople = createTrainerRoute({
  method: "put",
  path: "/check-in-forms/{id}/people",
  rows: { id: "checkInForm", "people.ids": "new" },
  tells: { ...told, besides: ["trainee: trainee check_in"] },
  tags,
  summary: "Give a form to these people alone, or to everybody, at these times",
  request: { params: formParams, body: jsonBody(formPeople) },
  responses: answers(formSchedules, "The people by name"),
});

export const checkInFormRoutes = trainerRoutes()
  .openapi(list, async (c) => c.json({ forms: await listForms(c.get("scope")) }, 200))
  .openapi(put, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await changeForm(c.get("scope"), id, c.req.valid("json")), 200);
  })
  .openapi(remove, async (c) => {
    requireFound(await archiveForm(c.get("scope"), c.req.valid("param").id));
    return c.json({ done: true as const }, 200);
  })
  .openapi(restore, async (c) => {
    const isBack = await restoreForm(c.get("scope"), c.req.valid("param").id);
    if (isBack === undefined) throw new MiranError("not_found");
    if (!isBack) throw new MiranError("check_in_forms_full");
    return c.json({ done: true as const }, 200);
  })
  .openapi(readPeople, async (c) =>
    c.json(await readFormPeople(c.get("scope"), c.req.valid("param").id), 200),
  )
  .openapi(putPeople, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(
      await assignForm(c.env.platform, c.get("scope"), { formId: id, ...c.req.valid("json") }),
      200,
    );
  });
