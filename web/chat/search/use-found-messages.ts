import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { loadThrough } from "../queries.ts";
import { foundQuery } from "./queries.ts";

/** Number of results counted in advance; later ones are found on demand. */
const counted = 300;

/** Pages searched in advance: a rare word would need the whole history. */
const pagesUnasked = 3;

/** The results of a search and the present one, with its message loaded. */
export function useFoundMessages(traineeId: string, text: string) {
  const [standing, setStanding] = useState({ text, place: 0, turn: 0, pages: 0 });
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ seq?: number; error?: unknown }>({});
  const query = useInfiniteQuery(foundQuery(traineeId, text));
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isError } = query;
  const found = query.data?.pages.flatMap((page) => page.found) ?? [];
  const pages = query.data?.pages.length ?? 0;
  const isStanding = standing.text === text;
  const place = isStanding ? Math.min(standing.place, Math.max(0, found.length - 1)) : 0;
  const seq = found[place];

  const wantsMore = hasNextPage && !isFetchingNextPage && !isError;
  const fewKnown = found.length < counted || place + 1 >= found.length;
  const isUnasked = pages - (isStanding ? standing.pages : 0) < pagesUnasked;
  useEffect(() => {
    if (wantsMore && fewKnown && isUnasked) void fetchNextPage();
  }, [wantsMore, fewKnown, isUnasked, fetchNextPage]);
  const paused = text !== "" && wantsMore && fewKnown && !isUnasked;

  const load = useEffectEvent(async (wanted: number, signal: AbortSignal) => {
    try {
      await loadThrough(traineeId, wanted, signal);
      if (!signal.aborted) setLoaded({ seq: wanted });
    } catch (error) {
      if (!signal.aborted) setLoaded({ seq: wanted, error });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try loads again
  useEffect(() => {
    if (seq === undefined) return;
    const given = new AbortController();
    void load(seq, given.signal);
    return () => given.abort();
  }, [seq, tries]);

  const isLoaded = seq === undefined || loaded.seq === seq;
  const failed = isError || (isLoaded && loaded.error !== undefined && seq !== undefined);
  const goTo = (next: number) => {
    if (next < 0 || next >= found.length) return;
    const atEnd = next + 1 >= found.length;
    const asked = atEnd ? pages : isStanding ? standing.pages : 0;
    setStanding({ text, place: next, turn: standing.turn + 1, pages: asked });
  };
  return {
    found,
    place,
    turn: standing.turn,
    failed,
    answered: query.data !== undefined,
    /** Whether there are more results than counted. */
    more: hasNextPage,
    /** Whether older messages are searched only on request. */
    paused,
    looking: isFetchingNextPage,
    further: () => setStanding({ ...standing, text, place, pages }),
    loading:
      text !== "" &&
      !failed &&
      (query.isLoading || !isLoaded || (hasNextPage && found.length === 0 && !paused)),
    older: () => goTo(place + 1),
    newer: () => goTo(place - 1),
    retry: () => {
      if (isError) void query.refetch();
      if (seq !== undefined) setTries(tries + 1);
    },
  };
}
