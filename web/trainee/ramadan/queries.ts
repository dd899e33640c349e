import { queryOptions } from "@tanstack/react-query";
import type { HealthChange } from "../../../domain/contract/ramadan/fasting-health.ts";
import type { FastingChoice, OwnRamadan } from "../../../domain/contract/ramadan/fasting-slots.ts";
import type { ChosenReminders } from "../../../domain/contract/ramadan/sun-reminders.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { mealWeekKey } from "../diet/queries.ts";
import { homeKey } from "../home/queries.ts";

export const ramadanKey = ["trainee", "ramadan"] as const;

/** The person's decision, and the present or next month. */
export const ramadanQuery = queryOptions({
  queryKey: ramadanKey,
  queryFn: ({ signal }) => answer(traineeClient().ramadan.$get({}, { init: { signal } })),
});

/** Stores the decision; the home and all that follows it is asked again. */
export async function decide(choice: FastingChoice, signal?: AbortSignal): Promise<void> {
  await answer(traineeClient().ramadan.$put({ json: choice }, { init: { signal } }));
  await readMonthAgain();
}

/** The person's reminders, with their next times by slots and city: asked again with the month. */
export const remindersQuery = queryOptions({
  queryKey: [...ramadanKey, "reminders"],
  queryFn: ({ signal }) => answer(traineeClient().ramadan.reminders.$get({}, { init: { signal } })),
});

export async function chooseReminders(chosen: ChosenReminders, signal?: AbortSignal) {
  await answer(traineeClient().ramadan.reminders.$put({ json: chosen }, { init: { signal } }));
  await queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey });
}

/** Stores the answer to the question of health, or the appointment of a yes; the days follow it. */
export async function changeHealth(change: HealthChange): Promise<void> {
  await answer(traineeClient()["fasting-health"].$put({ json: change }));
  await readMonthAgain();
}

/** Shows a yes to the trainer, or hides it. */
export async function showYes(given: boolean): Promise<void> {
  const param = { purpose: "fasting_health" } as const;
  const decided = await answer(
    traineeClient().consents[":purpose"].$put({ param, json: { given } }),
  );
  queryClient.setQueryData<OwnRamadan>(
    ramadanKey,
    (own) => own && { ...own, consents: { ...own.consents, fasting_health: decided } },
  );
}

/** Asks again for the month, and for the home and the meals, whose days follow it. */
export async function readMonthAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ramadanKey }),
    queryClient.invalidateQueries({ queryKey: homeKey }),
    queryClient.invalidateQueries({ queryKey: mealWeekKey }),
  ]);
}
