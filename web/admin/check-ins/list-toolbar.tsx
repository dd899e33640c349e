import type { CheckInList } from "../../../domain/check-ins/review.ts";
import type { ListedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import { useAddress } from "../../lib/use-address.ts";
import { m } from "../../paraglide/messages.js";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { anyFlag, flagCounts, narrowingIn } from "./narrowing.ts";

type ListToolbarProps = {
  show: CheckInList;
  /** All rows of the list. */
  rows: readonly ListedCheckIn[];
  /** The number of those that are shown; undefined before any is known. */
  found: number | undefined;
  onDown: () => void;
};

/** The search by name, and the flags of what waits. */
export function ListToolbar({ show, rows, found, onDown }: ListToolbarProps) {
  const { params, change } = useAddress();
  const { search, flag } = narrowingIn(params);
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
          name="flag"
          all={m.check_ins_filter_all()}
          options={optionsOf(rows, flag)}
          value={flag}
          onChange={(value) => set("flag", value)}
        />
      )}
      <p role="status" className="sr-only">
        {(search || flag) && found !== undefined && m.check_ins_found({ count: found })}
      </p>
    </div>
  );
}

/** Every flag that some check-in has, and the chosen one. */
function optionsOf(rows: readonly ListedCheckIn[], chosen: string | undefined) {
  const { any, questions } = flagCounts(rows);
  const isGone =
    chosen !== undefined &&
    chosen !== anyFlag &&
    !questions.some(({ question }) => question === chosen);
  return [
    { value: anyFlag, label: m.check_ins_filter_flagged({ count: any }) },
    ...[...questions, ...(isGone ? [{ question: chosen, count: 0 }] : [])].map(
      ({ question, count }) => ({
        value: question,
        label: m.check_ins_filter_question({ question, count }),
      }),
    ),
  ];
}
