import { useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useTraineeSearch } from "../../trainees/use-trainee-search.ts";

type PersonStepProps = {
  /** Whose week it is that is planned: not one to copy from. */
  without: string;
  onChoose: (id: string) => void;
};

/** Whose week is to be copied. */
export function PersonStep({ without, onChoose }: PersonStepProps) {
  const [search, setSearch] = useState("");
  const { list, trainees } = useTraineeSearch(search, true);
  const others = trainees?.filter(({ id }) => id !== without);
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField label={m.notifications_search()} value={search} onSearch={setSearch} />
      {list.isError && (
        <Banner kind="error">{errorText(list.error, m.notifications_trainees_failed())}</Banner>
      )}
      {!others && !list.isError && <Skeleton className="h-64" />}
      {others?.length === 0 && (
        <p className="py-4 text-center text-muted">
          {search ? m.notifications_nobody_found() : m.schedule_copy_nobody()}
        </p>
      )}
      <ul className="divide-y divide-line">
        {others?.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-start hover:bg-soft"
            >
              <bdi className="min-w-0 grow wrap-anywhere">{name}</bdi>
              <Icon name="chevron" className="text-muted" />
            </button>
          </li>
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
  );
}
