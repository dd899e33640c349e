import { queryOptions } from "@tanstack/react-query";
import type { StepsPage, TraineeSteps } from "../../../domain/contract/activity/steps.ts";
import { today } from "../../lib/format/today.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { definePages } from "../list/pages.ts";
import { stepsList } from "./list-state.ts";

const key = ["admin", "steps"] as const;

export const stepsPages = definePages({
  list: stepsList,
  key: [...key, "page"],
  rows: "rows",
  keyed: true,
  load: (query, signal) =>
    answer(
      adminClient().steps.$get(
        { query: { ...query, date: query.date ?? today() } },
        { init: { signal } },
      ),
    ) as Promise<StepsPage>,
});

export function traineeStepsQuery(id: string) {
  return queryOptions({
    queryKey: [...key, "trainee", id],
    queryFn: ({ signal }) =>
      answer(
        adminClient().trainees[":id"].steps.$get({ param: { id } }, { init: { signal } }),
      ) as Promise<TraineeSteps>,
  });
}

/** Sets a target from the trainee's own day on, and updates every cached copy. */
export async function setTarget(id: string, target: number): Promise<void> {
  await answer(
    adminClient().trainees[":id"]["steps-target"].$put({ param: { id }, json: { target } }),
  );
  stepsPages.change((rows) => rows.map((row) => (row.id === id ? { ...row, target } : row)));
  readAgain();
}

export async function setSteps(id: string, date: string, steps: number): Promise<void> {
  await answer(adminClient().trainees[":id"].steps.$put({ param: { id }, json: { date, steps } }));
  readAgain();
}

function readAgain(): void {
  void queryClient.invalidateQueries({ queryKey: key });
  void queryClient.invalidateQueries({ queryKey: ["admin", "trainees"] });
}
