import { queryOptions } from "@tanstack/react-query";
import type { TrainerContact } from "../../../domain/contract/accounts/contact-settings.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";

const minuteMs = 60_000;

/**
 * The trainer's contact changes some times a year, and is everybody's: no window is told of it, as one
 * saving would wake those of thousands. Who has this screen open asks once a minute, and on coming back.
 */
export const contactQuery = queryOptions({
  queryKey: ["trainee", "contact"],
  queryFn: ({ signal }) =>
    answer(traineeClient().contact.$get({}, { init: { signal } })) as Promise<TrainerContact>,
  refetchInterval: minuteMs,
});
