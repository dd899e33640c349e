import { type ReactNode, useState } from "react";
import { errorText } from "../../lib/format/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useTraineeSearch } from "./use-trainee-search.ts";

interface Found {
  id: string;
  name: string;
}

type TraineeResultsProps = {
  /** Whether to include inactive accounts. */
  everybody: boolean;
  /** The id of an excluded trainee. */
  without?: string;
  /** Rows before the results, until something is searched; their people are not among the results. */
  first?: { ids: ReadonlySet<string>; rows: ReactNode } | undefined;
  /** Content above the results. */
  above?: (found: { search: string; total: number }) => ReactNode;
  /** The initial search. */
  firstSearch?: string;
  /** Called when another search begins. */
  onSearch?: () => void;
  boxClass?: string;
  listClass?: string;
  children: (trainee: Found) => ReactNode;
};

/** Trainees that match a search on the server; the caller draws each. */
export function TraineeResults(props: TraineeResultsProps) {
  const { everybody, without, above, onSearch, boxClass, listClass, children } = props;
  const [search, setSearch] = useState(props.firstSearch ?? "");
  const { list, trainees } = useTraineeSearch(search, everybody);
  const first = search === "" ? props.first : undefined;
  const shown = trainees?.filter(({ id }) => id !== without && !first?.ids.has(id));
  return (
    <>
      <SearchField
        label={m.notifications_search()}
        value={search}
        onSearch={(next) => {
          setSearch(next);
          onSearch?.();
        }}
      />
      {list.isError && (
        <Banner kind="error">{errorText(list.error, m.notifications_trainees_failed())}</Banner>
      )}
      {above?.({ search, total: list.isPlaceholderData ? 0 : (list.data?.pages[0]?.total ?? 0) })}
      <div className={boxClass}>
        {first?.rows}
        {!shown && !list.isError && <Skeleton className="my-3 h-32" />}
        {shown?.length === 0 && !first && (
          <p className="py-4 text-center text-muted">
            {search ? m.notifications_nobody_found() : m.notifications_no_trainees()}
          </p>
        )}
        <ul className={listClass}>
          {shown?.map(({ id, name }) => (
            <li key={id}>{children({ id, name })}</li>
          ))}
        </ul>
        {list.hasNextPage && (
          <Button
            variant="ghost"
            pending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.notifications_more()}
          </Button>
        )}
      </div>
    </>
  );
}
