import type { Household, ShoppingWeek } from "../../../../domain/contract/activity/shopping.ts";
import { answer } from "../../../lib/session/answer.ts";
import { traineeClient } from "../../../lib/session/clients.ts";
import { queryClient as client } from "../../../lib/session/query-client.ts";
import { defineWrite } from "../../../lib/waiting/define-write.ts";
import { m } from "../../../paraglide/messages.js";
import { shoppingWeekKey } from "../queries.ts";
import { householdWritesKey } from "./keys.ts";

/** The household from now on, as a whole. */
export type HouseholdWrite = Household & { id: string };

defineWrite(client, householdWritesKey, {
  failed: () => m.shopping_household_failed(),
  // An answer under way may be older than this change.
  onMutate: () => client.cancelQueries({ queryKey: shoppingWeekKey }),
  readAgain: [shoppingWeekKey],
  mutationFn: ({ people, atHome }: HouseholdWrite) =>
    answer(traineeClient().household.$put({ json: { people, atHome } })),
  onSuccess: (_, { people, atHome }: HouseholdWrite) => {
    client.setQueriesData<ShoppingWeek>(
      { queryKey: shoppingWeekKey },
      (week) => week && { ...week, household: { people, atHome } },
    );
  },
});
