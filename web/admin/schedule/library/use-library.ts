import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type LibraryFilter, libraryQuery } from "./query.ts";
import { type Shelf, shelvesOf } from "./shelves.ts";

/** The library of a picker with its filter. */
export function useLibrary(initial: Omit<LibraryFilter, "search"> = {}) {
  const [filter, setFilter] = useState<LibraryFilter>({ search: "", ...initial });
  const list = useInfiniteQuery(libraryQuery(filter));
  const pages = list.data?.pages;
  const found = pages?.flatMap(({ exercises }) => exercises);
  const isFiltered = Object.values(filter).some(Boolean);
  const shelves: Shelf[] | undefined =
    found && shelvesOf(found, isFiltered ? undefined : pages?.[0]?.recentSince);
  return {
    filter,
    change: (changes: Partial<LibraryFilter>) => setFilter({ ...filter, ...changes }),
    list,
    found,
    total: pages?.[0]?.total ?? 0,
    isFiltered,
    /** The rows under their headings; a filtered list has none. */
    shelves,
    /** Whether the rows belong to the present filter. */
    settled: list.isSuccess && !list.isPlaceholderData,
  };
}
export type Library = ReturnType<typeof useLibrary>;
