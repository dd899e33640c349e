import { done } from "../../../domain/contract/done.ts";
import { weekChange } from "../../../domain/contract/schedules/week-changes.ts";
import {
  newTemplate,
  template,
  templateChanges,
  templateParams,
  templatesPage,
  templatesQuery,
  templateWeek,
  templateWeekParams,
} from "../../../domain/contract/templates/templates.ts";
import { changeTemplateWeek } from "../../actions/templates/change-template-week.ts";
import { createTemplate } from "../../actions/templates/create-template.ts";
import { getTemplateWeek } from "../../data/templates/template-weeks.ts";
import { deleteTemplate, updateTemplate } from "../../data/templates/template-writes.ts";
import { listTemplates } from "../../data/templates/templates.ts";
import {
  answers,
  createTrainerRoute,
  emptyBody,
  jsonBody,
  requireFound,
  trainerRoutes,
} from "../http/api.ts";

const tags = ["Templates"];
const path = "/templates/{id}";
const weekPath = "/templates/{id}/weeks/{week}";

const list = createTrainerRoute({
  method: "get",
  path: "/templates",
  tags,
  summary: "A page of the templates, searched, filtered and sorted",
  request: { query: templatesQuery },
  responses: answers(templatesPage, "The templates, and the number of all matches"),
});

const create = createTrainerRoute({
  method: "post",
  path: "/templates",
  tells: { trainer: { list: "templates" } },
  tags,
  summary:
    "Add a template: empty, from somebody's weeks or from another one; a repetition changes nothing",
  request: { body: jsonBody(newTemplate) },
  responses: answers(template, "The stored template"),
});

const update = createTrainerRoute({
  method: "patch",
  path,
  rows: { id: "template" },
  tells: { trainer: { list: "templates" } },
  tags,
  summary: "Change the given fields only",
  request: { params: templateParams, body: jsonBody(templateChanges) },
  responses: answers(template, "The template after the change"),
});

const remove = createTrainerRoute({
  method: "delete",
  path,
  rows: { id: "template" },
  tells: { trainer: { list: "templates" } },
  tags,
  summary:
    "Delete a template; its followers keep their planned items. A repetition changes nothing",
  request: { params: templateParams, body: emptyBody },
  responses: answers(done, "Its filling has ended"),
});

const getWeek = createTrainerRoute({
  method: "get",
  path: weekPath,
  rows: { id: "template" },
  tags,
  summary: "One week of a template with its exercises and meals",
  request: { params: templateWeekParams },
  responses: answers(templateWeek, "The week, and the template"),
});

const changeWeek = createTrainerRoute({
  method: "patch",
  path: weekPath,
  rows: { id: "template" },
  tells: { trainer: { list: "templates" } },
  tags,
  summary:
    "Add, copy, restore, change and remove items, all or nothing; a repetition changes nothing",
  request: { params: templateWeekParams, body: jsonBody(weekChange) },
  responses: answers(templateWeek, "The week after the change"),
});

export const templatesRoutes = trainerRoutes()
  .openapi(list, async (c) =>
    c.json(await listTemplates(c.get("scope"), c.req.valid("query")), 200),
  )
  .openapi(create, async (c) =>
    c.json(await createTemplate(c.get("scope"), c.req.valid("json")), 200),
  )
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(requireFound(await updateTemplate(c.get("scope"), id, c.req.valid("json"))), 200);
  })
  .openapi(remove, async (c) => {
    await deleteTemplate(c.get("scope"), c.req.valid("param").id);
    return c.json({ done: true as const }, 200);
  })
  .openapi(getWeek, async (c) => {
    const { id: templateId, week } = c.req.valid("param");
    return c.json(requireFound(await getTemplateWeek(c.get("scope"), { templateId, week })), 200);
  })
  .openapi(changeWeek, async (c) => {
    const { id: templateId, week } = c.req.valid("param");
    const change = c.req.valid("json");
    return c.json(await changeTemplateWeek(c.get("scope"), { templateId, week }, change), 200);
  });
