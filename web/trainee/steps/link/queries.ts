import { queryOptions } from "@tanstack/react-query";
import type { NewStepLink, StepLink } from "../../../../domain/contract/activity/steps.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { cacheAnswer } from "../../../lib/waiting/cache-answer.ts";

const key = ["trainee", "steps-link"] as const;

/** Whether there is a link, and when it was last used. */
export const stepLinkQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) =>
    answer(traineeClient()["steps-link"].$get({}, { init: { signal } })) as Promise<StepLink>,
});

/** Makes a link in place of the one before. @returns its address, told only now */
export async function createStepLink(): Promise<NewStepLink> {
  const made = await answer(traineeClient()["steps-link"].$post({ json: {} }));
  const link = { createdAt: made.createdAt, lastUsedAt: null };
  cacheAnswer(stepLinkQuery.queryKey, { link });
  return made;
}

export async function deleteStepLink(): Promise<void> {
  await answer(traineeClient()["steps-link"].$delete({ json: {} }));
  cacheAnswer(stepLinkQuery.queryKey, { link: null });
}
