import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { groupedBy } from "../../../domain/grouping.ts";
import { partsWithin } from "../../../domain/schedules/applied-schedules.ts";
import { weeksToFill } from "../../../domain/templates/template-weeks.ts";
import {
  type DueTemplate,
  endFinished,
  fillTemplates,
  listDueTemplates,
} from "../../data/templates/template-extension.ts";
import { getGivenTemplate, listTemplatePeople } from "../../data/templates/template-jobs.ts";
import type { Platform } from "../../platform.ts";
import { type FillPlan, fillingOfPlans } from "./plan-filling.ts";

/** Maximum links of one batch, up to eight weeks each: their meals stay far below a statement's limit. */
const maxLinksInBatch = 18;

/** Due weeks of some people, from one template. */
interface Part {
  templateId: string;
  due: DueTemplate[];
}

/** The parts of due weeks ahead that follow a template, one batch each. */
export async function templatesToExtend(
  { database, now }: Pick<Platform, "database" | "now">,
  through: LocalDate,
): Promise<Part[]> {
  const started = now();
  await endFinished(database, started);
  const due = (await listDueTemplates(database, through)).filter(
    (each) => weeksOf(each, started).length > 0,
  );
  return [...groupedBy(due, ({ templateId }) => templateId)].flatMap(([templateId, list]) =>
    partsWithin(list, () => 1, maxLinksInBatch).map((part) => ({ templateId, due: part })),
  );
}

function weeksOf({ startsOn, weeks, repeats, filledThrough, timeZone }: DueTemplate, now: number) {
  return weeksToFill({ startsOn, weeks, repeats }, filledThrough, localDateAt(now, timeZone));
}

/** Fills the weeks of one part from the present template. */
export async function extendTemplate(
  { database, now }: Pick<Platform, "database" | "now">,
  { templateId, due }: Part,
): Promise<Awaited<ReturnType<typeof fillTemplates>>> {
  const template = await getGivenTemplate(database, templateId);
  if (!template) return { trainees: [], weeks: [], items: 0 };
  const ids = [...new Set(due.map(({ traineeId }) => traineeId))];
  const people = await listTemplatePeople(database, templateId, ids);
  const owed = groupedBy(due, ({ traineeId }) => traineeId);
  const at = now();
  const filling = fillingOfPlans(templateId, template, people, at, ({ traineeId }) =>
    (owed.get(traineeId) ?? []).map(
      (each): FillPlan => ({
        kind: each.kind,
        scaled: each.scaled,
        weights: each.weights,
        linked: true,
        weeks: weeksOf(each, at),
      }),
    ),
  );
  return fillTemplates(database, filling, at);
}
