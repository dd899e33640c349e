import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from "@tanstack/react-query";
import type { TraineeNews } from "../../domain/contract/inbox.ts";
import type { ScheduleKind } from "../../domain/schedules/schedules.ts";
import { queryClient } from "../lib/session/query-client.ts";

/** What may happen elsewhere to what a trainee's screens show. */
export type News = ScheduleKind | TraineeNews | "notification" | "payments";

/** Writes on their way ask anew by themselves for what they change. */
export type Follow = "always" | "never" | { unlessWriting: QueryKey };

/** An answer of the server that screens show. */
export interface Read {
  /** How its keys begin. */
  key: QueryKey;
  /** Whether a phone may keep it: read every day, and nothing that opens a door or names others. */
  cached: boolean;
  /** The news after which it is asked for anew. */
  follows?: Partial<Record<News, Follow>>;
}

/** A question, and how it is asked ahead of its screen. */
interface Question {
  key: QueryKey;
  ask: () => Promise<void>;
}

/** What a screen asks of the server, in the `data.ts` of its folder. */
export interface ScreenData {
  /** The question that it opens with; none while it is not known who is here. */
  opened: () => Question | undefined | Promise<Question | undefined>;
  /** Its reads; those of a screen above it are declared there. */
  reads?: readonly Read[];
  /** Whether it is offered where nothing of another screen is cached. */
  offeredOffline?: true;
}

export const asks = <Answer, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Question => ({ key: options.queryKey, ask: () => queryClient.prefetchQuery(options) });

export const asksPages = <Answer, Failure, Data, Key extends QueryKey, Page>(
  options: FetchInfiniteQueryOptions<Answer, Failure, Data, Key, Page>,
): Question => ({ key: options.queryKey, ask: () => queryClient.prefetchInfiniteQuery(options) });
