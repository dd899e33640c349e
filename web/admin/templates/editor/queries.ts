import { queryOptions } from "@tanstack/react-query";
import type { WeekChange } from "../../../../domain/contract/schedules/week-changes.ts";
import type { TemplateWeek } from "../../../../domain/contract/templates/templates.ts";
import { answer } from "../../../lib/session/answer.ts";
import { adminClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { cacheAnswer } from "../../../lib/waiting/cache-answer.ts";
import { refreshTemplates, weeksKey } from "../queries.ts";
import { planOf, type TemplatePlan } from "./template-plan.ts";

const weeks = () => adminClient().templates[":id"].weeks[":week"];
const paramOf = (id: string, week: number) => ({ id, week: String(week) });

/** A week of a template, counted from 0. */
export function templateWeekQuery(id: string, week: number) {
  return queryOptions({
    queryKey: [...weeksKey(id), week],
    queryFn: async ({ signal }) => {
      const request = weeks().$get({ param: paramOf(id, week) }, { init: { signal } });
      return planOf((await answer(request)) as TemplateWeek);
    },
  });
}

/** The query and the request of a template's week, for the editor. */
export const templateWeekSource = (id: string, week: number) => ({
  query: templateWeekQuery(id, week),
  write: async (json: WeekChange) => {
    const request = weeks().$patch({ param: paramOf(id, week), json });
    return planOf((await answer(request)) as TemplateWeek);
  },
  keep: (written: TemplatePlan) => {
    cacheAnswer(templateWeekQuery(id, week).queryKey, written);
    const { template } = written;
    // Each cached week contains the template, and the next week contains this one's items.
    queryClient.setQueriesData<TemplatePlan>({ queryKey: weeksKey(id) }, (known) =>
      known ? { ...known, template } : known,
    );
    const next = templateWeekQuery(id, week + 1).queryKey;
    void queryClient.invalidateQueries({ queryKey: next });
    refreshTemplates();
  },
});
