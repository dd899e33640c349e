import { queryOptions } from "@tanstack/react-query";
import type { TrainerContact } from "../../../domain/contract/accounts/contact-settings.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

const minuteMs = 60_000;

/**
 * The trainer's contact is shared by all trainees and seldom changes. No event announces a change, as it would wake
 * thousands of windows. An open screen asks each minute and on return.
 */
export const contactQuery = queryOptions({
  queryKey: ["trainee", "contact"],
  queryFn: ({ signal }) =>
    answer(traineeClient().contact.$get({}, { init: { signal } })) as Promise<TrainerContact>,
  refetchInterval: minuteMs,
});
