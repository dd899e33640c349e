import { queryOptions } from "@tanstack/react-query";
import type { TrainerContact } from "../../../domain/contract/operations/contact-settings.ts";
import { answer } from "../../lib/answer.ts";
import { traineeClient } from "../../lib/clients.ts";

export const contactQuery = queryOptions({
  queryKey: ["trainee", "contact"],
  queryFn: ({ signal }) =>
    answer(traineeClient().contact.$get({}, { init: { signal } })) as Promise<TrainerContact>,
});
