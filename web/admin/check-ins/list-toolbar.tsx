import type { CheckInList } from "../../../domain/check-ins/review.ts";
import type { ListedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import { useAddress } from "../../lib/use-address.ts";
import { m } from "../../paraglide/messages.js";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { hasFlag, narrowingIn } from "./narrowing.ts";

type ListToolbarProps = {
  show: CheckInList;
  /** All rows of the list. */
  rows: readonly ListedCheckIn[];
  /** The number of those that are shown; undefined before any is known. */
  found: number | undefined;
  onDown: () => void;
};

/** The search by name, and the marked ones of what waits. */
export function ListToolbar({ show, rows, found, onDown }: ListToolbarProps) {
  const { params, change } = useAddress();
  const { search, isFlagged } = narrowingIn(params);
  const flagged = rows.filter(hasFlag).length;
  const set = (name: string, value: string | undefined) =>
    change(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="grid grid-cols-1 items-center gap-2 pb-3 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <SearchField
        label={m.check_ins_search()}
        value={search}
        onSearch={(value) => set("search", value)}
        onDown={onDown}
        pauseMs={80}
      />
      {show === "waiting" && (
        <FilterChips
          label={m.check_ins_filter()}
          name="flagged"
          all={m.check_ins_filter_all()}
          options={[{ value: "1", label: m.check_ins_filter_flagged({ count: flagged }) }]}
          value={isFlagged ? "1" : undefined}
          onChange={(value) => set("flagged", value)}
        />
      )}
      <p role="status" className="sr-only">
        {(search || isFlagged) && found !== undefined && m.check_ins_found({ count: found })}
      </p>
    </div>
  );
}
