import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { loadThrough } from "../queries.ts";
import { foundQuery } from "./queries.ts";

/** So many are counted without being asked for; what comes behind them is when somebody goes there. */
const counted = 300;

/** What a search finds, and at which of it one stands: that message is loaded by then. */
export function useFoundMessages(traineeId: string, text: string) {
  const [standing, setStanding] = useState({ text, place: 0, turn: 0 });
  const [loaded, setLoaded] = useState<{ seq?: number; error?: unknown }>({});
  const query = useInfiniteQuery(foundQuery(traineeId, text));
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isError } = query;
  const found = query.data?.pages.flatMap((page) => page.found) ?? [];
  const place =
    standing.text === text ? Math.min(standing.place, Math.max(0, found.length - 1)) : 0;
  const seq = found[place];

  const wantsMore = hasNextPage && !isFetchingNextPage && !isError;
  const fewKnown = found.length < counted || place + 1 >= found.length;
  useEffect(() => {
    if (wantsMore && fewKnown) void fetchNextPage();
  }, [wantsMore, fewKnown, fetchNextPage]);

  const load = useEffectEvent(async (wanted: number) => {
    try {
      await loadThrough(traineeId, wanted);
      setLoaded({ seq: wanted });
    } catch (error) {
      setLoaded({ seq: wanted, error });
    }
  });
  useEffect(() => {
    if (seq !== undefined) void load(seq);
  }, [seq]);

  const isLoaded = seq === undefined || loaded.seq === seq;
  const failed = isError || (isLoaded && loaded.error !== undefined && seq !== undefined);
  const goTo = (next: number) => {
    if (next < 0 || next >= found.length) return;
    setStanding({ text, place: next, turn: standing.turn + 1 });
  };
  return {
    found,
    place,
    turn: standing.turn,
    failed,
    answered: query.data !== undefined,
    /** There may be more than are counted. */
    more: hasNextPage,
    loading:
      text !== "" &&
      !failed &&
      (query.isLoading || !isLoaded || (hasNextPage && found.length === 0)),
    older: () => goTo(place + 1),
    newer: () => goTo(place - 1),
    retry: () => {
      if (isError) void query.refetch();
      if (seq !== undefined) void load(seq);
    },
  };
}
