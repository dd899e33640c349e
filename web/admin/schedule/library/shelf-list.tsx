import type { ReactNode } from "react";
import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { result } from "../../../ui/use-result-keys.ts";
import type { ShelfName } from "./shelves.ts";
import type { Library } from "./use-library.ts";

type ShelfListProps = {
  library: Library;
  /** Rows above the found ones: chosen in an earlier search. */
  above?: readonly Exercise[];
  /** Classes of the lists. */
  className: string;
  row: (exercise: Exercise) => ReactNode;
};

const shelfTexts: Record<ShelfName, () => string> = {
  recent: m.schedule_library_recent,
  own: m.schedule_library_own,
  rest: m.schedule_library_rest,
};

/** The exercises that a picker offers, under the headings of their order. */
export function ShelfList({ library, above = [], className, row }: ShelfListProps) {
  const { list, found, shelves, total, isFiltered } = library;
  if (!shelves && list.error) {
    return (
      <LoadFailure
        title={m.schedule_pick_failed()}
        error={list.error}
        pending={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!found || !shelves) {
    return (
      <Loading className={`pt-2 ${className}`}>
        {["a", "b", "c", "d", "e", "f"].map((each) => (
          <Skeleton key={each} className="h-13" />
        ))}
      </Loading>
    );
  }
  const others = above.filter(({ id }) => found.every((each) => each.id !== id));
  const several = shelves.length > 1;
  return (
    <div
      aria-busy={list.isPlaceholderData || undefined}
      className={`transition-opacity ${list.isPlaceholderData ? "opacity-60" : ""}`}
    >
      <p role="status" className={found.length > 0 ? "sr-only" : "py-6 text-center text-muted"}>
        {found.length > 0
          ? m.schedule_pick_found({ count: total })
          : isFiltered
            ? m.schedule_pick_none()
            : m.schedule_pick_empty()}
      </p>
      {others.length > 0 && <ul className={className}>{others.map(row)}</ul>}
      {shelves.map(({ name, exercises }) => (
        <section key={name ?? ""} aria-label={name && shelfTexts[name]()}>
          {name && <h3 className="px-2 pt-3 pb-1 text-sm text-muted">{shelfTexts[name]()}</h3>}
          <ul
            aria-label={several && name ? shelfTexts[name]() : m.foods_results()}
            className={className}
          >
            {exercises.map(row)}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          variant="ghost"
          className="mt-2 w-full"
          {...result}
          pending={list.isFetching}
          onClick={() => void list.fetchNextPage()}
        >
          {m.schedule_pick_more()}
        </Button>
      )}
    </div>
  );
}
