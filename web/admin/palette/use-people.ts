import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { foldedWords } from "../../../domain/arabic.ts";
import { maxSearchLength } from "../../../domain/list.ts";
import { traineeList } from "../trainees/list-state.ts";
import { traineePages } from "../trainees/queries.ts";

const pauseMs = 120;
const maxShownAtOnce = 6;

/** The trainees whom a search finds, as the list would; what was found stays until the next has come. */
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
    /** What is shown is what was typed. */
    settled: asked === search && !isFetching,
    pending: isFetching,
    again: () => void refetch(),
  };
}
