import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { foldedWords } from "../../../domain/arabic.ts";
import { maxSearchLength } from "../../../domain/list.ts";
import { traineeList } from "../trainees/list-state.ts";
import { traineePages } from "../trainees/queries.ts";

const pauseMs = 120;
const maxShownAtOnce = 6;

/** Trainees that match a search, as in the list; the previous results stay while it loads. */
export function usePeople(search: string) {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), pauseMs);
    return () => clearTimeout(timer);
  }, [search]);
  const words = asked.slice(0, maxSearchLength);
  const enabled = foldedWords(words).length > 0;
  const { data, error, isFetching, refetch } = useQuery({
    ...traineePages.query(traineeList.read(new URLSearchParams({ search: words }))),
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    people: enabled && search !== "" ? (data?.trainees ?? []).slice(0, maxShownAtOnce) : [],
    failed: enabled && error !== null,
    /** Whether the results are of the present search. */
    settled: asked === search && !isFetching,
    pending: isFetching,
    again: () => void refetch(),
  };
}
