import { type FetchQueryOptions, onlineManager } from "@tanstack/react-query";
import { today } from "../../lib/format/today.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { readCached } from "../../lib/waiting/cached-reads.ts";
import { mealsAtHandQuery, mealWeekQuery } from "./queries.ts";
import { ownFoodsQuery } from "./recipes/queries.ts";

/** Asks for the meals of the week and those at hand, unless this phone has today's: then it can add some without a network. */
export async function keepMeals(): Promise<void> {
  if (!onlineManager.isOnline()) return;
  await Promise.all([keep(mealWeekQuery()), keep(mealsAtHandQuery(today())), keep(ownFoodsQuery)]);
}

async function keep<Answer, Key extends readonly unknown[]>(
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<void> {
  const cached = await readCached(query.queryKey).catch(() => undefined);
  if (!cached) await queryClient.prefetchQuery(query);
}
