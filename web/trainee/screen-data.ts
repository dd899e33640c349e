import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { TraineeNews } from "../../domain/contract/inbox.ts";
import type { ScheduleKind } from "../../domain/schedules/schedules.ts";
import { queryClient } from "../lib/session/query-client.ts";

/** Remote changes that a trainee's screens follow. */
export type News = ScheduleKind | TraineeNews | "notification" | "payments";

/** Running writes invalidate their own queries. */
export type Follow = "always" | { unlessWriting: QueryKey };

/** A query of the screens. */
export interface Read {
  /** The prefix of its keys. */
  key: QueryKey;
  /** Whether a phone may cache it: daily data, without secrets and without other people. */
  cached?: true;
  /** The news after which it is repeated. */
  follows?: Partial<Record<News, Follow>>;
}

/** A query, and its prefetch. */
interface Question {
  key: QueryKey;
  ask: () => Promise<void>;
}

/** The reads of a screen, in the `data.ts` of its folder. */
export interface ScreenData {
  /** Its first query; undefined while the account is unknown. */
  opened: () => Question | undefined | Promise<Question | undefined>;
  /** Its reads; a parent screen declares its own. */
  reads?: readonly Read[];
  /** Whether the fallback of an uncached screen offers it. */
  offeredOffline?: true;
}

export const asks = <Answer, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Question => ({ key: options.queryKey, ask: () => queryClient.prefetchQuery(options) });

export const asksPages = <Answer, Failure, Data, Key extends QueryKey, Page>(
  options: FetchInfiniteQueryOptions<Answer, Failure, Data, Key, Page>,
): Question => ({ key: options.queryKey, ask: () => queryClient.prefetchInfiniteQuery(options) });
