import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  NewTemplate,
  Template,
  TemplateChanges,
  TemplatesPage,
} from "../../../domain/contract/templates/templates.ts";
import { newId } from "../../../domain/id.ts";
import { templateFields } from "../../../domain/templates/templates.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { definePages } from "../list/pages.ts";
import { templateList } from "./list-state.ts";

export const templatesKey = ["admin", "templates"] as const;
const pagesKey = [...templatesKey, "page"] as const;
const choicesKey = [...templatesKey, "choices"] as const;
/** The prefix of every week of a template. */
export const weeksKey = (id: string) => [...templatesKey, "week", id] as const;

const load = (query: Record<string, string>, signal: AbortSignal) =>
  answer(adminClient().templates.$get({ query }, { init: { signal } })) as Promise<TemplatesPage>;

export const templatePages = definePages({
  list: templateList,
  key: pagesKey,
  rows: "templates",
  load,
});

/** Maximum number of templates in a choice. */
const maxOffered = 50;

/** Templates that match a search, by name. */
export const choicesQuery = (search: string) =>
  queryOptions({
    queryKey: [...choicesKey, search],
    queryFn: ({ signal }) => load({ search, perPage: String(maxOffered) }, signal),
    placeholderData: keepPreviousData,
  });

export async function createTemplate(json: NewTemplateInput): Promise<Template> {
  const created = (await answer(adminClient().templates.$post({ json }))) as Template;
  refreshTemplates();
  return created;
}

type NewTemplateInput = Pick<NewTemplate, "id" | "name"> & Partial<NewTemplate>;

export async function updateTemplate(id: string, json: TemplateChanges): Promise<Template> {
  const request = adminClient().templates[":id"].$patch({ param: { id }, json });
  const updated = (await answer(request)) as Template;
  queryClient.setQueriesData<{ template: Template }>({ queryKey: weeksKey(id) }, (week) =>
    week ? { ...week, template: updated } : week,
  );
  templatePages.change((rows) => rows.map((row) => (row.id === id ? updated : row)));
  refreshTemplates();
  return updated;
}

/** A copy of a template. */
export function duplicateTemplate(template: Template): Promise<Template> {
  const { goal, level, daysPerWeek, weeks, description, englishDescription } = template;
  const { max } = templateFields.name;
  const english = template.englishName;
  return createTemplate({
    id: newId(),
    name: m.templates_copy_name({ name: template.name }, { locale: "ar" }).slice(0, max),
    englishName:
      english && m.templates_copy_name({ name: english }, { locale: "en" }).slice(0, max),
    goal,
    level,
    daysPerWeek,
    weeks,
    description,
    englishDescription,
    from: { kind: "template", templateId: template.id },
  });
}

export async function deleteTemplate(id: string): Promise<void> {
  await answer(adminClient().templates[":id"].$delete({ param: { id }, json: {} }));
  templatePages.change((rows) => rows.filter((row) => row.id !== id));
  queryClient.removeQueries({ queryKey: weeksKey(id) });
  refreshTemplates();
}

/** Invalidates the lists of templates. */
export function refreshTemplates(): void {
  for (const queryKey of [pagesKey, choicesKey]) void queryClient.invalidateQueries({ queryKey });
}
