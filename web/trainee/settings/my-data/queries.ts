import { queryOptions } from "@tanstack/react-query";
import type { AccountDeletionBody } from "../../../../domain/contract/accounts/account-deletion.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { cacheAnswer } from "../../../lib/waiting/cache-answer.ts";
import { homeKey } from "../../home/queries.ts";

const deletionKey = ["trainee", "account-deletion"] as const;

/** The date of the coming deletion, if any. */
export const deletionQuery = () =>
  queryOptions({
    queryKey: deletionKey,
    queryFn: ({ signal }) =>
      answer(traineeClient()["account-deletion"].$get({}, { init: { signal } })),
  });

export async function deleteAccount(body: AccountDeletionBody): Promise<void> {
  show(await answer(traineeClient()["account-deletion"].$post({ json: body })));
}

export async function keepAccount(): Promise<void> {
  show(await answer(traineeClient()["account-deletion"].$delete({ json: {} })));
}

/** Updates the settings at once and repeats the home's query. */
function show(standing: { deletesAt: number | null }): void {
  cacheAnswer(deletionQuery().queryKey, standing);
  void queryClient.invalidateQueries({ queryKey: homeKey });
}
