import { queryOptions } from "@tanstack/react-query";
import type { NewStepLink, StepLink } from "../../../../domain/contract/activity/steps.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { cacheAnswer } from "../../../lib/waiting/cache-answer.ts";

const key = ["trainee", "steps-link"] as const;

/** The link's existence and its last use. */
export const stepLinkQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) =>
    answer(traineeClient()["steps-link"].$get({}, { init: { signal } })) as Promise<StepLink>,
});

/**
 * Creates a link, which replaces the previous one.
 * @returns its address, which the server never shows again
 */
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
