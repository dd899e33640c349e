import { type ReactNode, useId, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";

type ListToolbarProps = {
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  /** Called for the down arrow, which moves from the search to the results. */
  onDown: () => void;
  /** Whether it is a table, whose heads sort. */
  wide: boolean;
  /** Whether a filter is set; on phones the filters are then open at first. */
  filtered: boolean;
  onClear?: (() => void) | undefined;
  /** Content beside the search on a phone. */
  beside?: ReactNode;
  /** Selects for filters and order. */
  children: ReactNode;
};

/** Selects as wide as their value, closer on narrow screens, so that many fit in a line. */
const compactSelects =
  "[&_select]:field-sizing-content [&_select]:ps-3 [&_select]:pe-7 [&_svg]:end-2 [&_select]:text-sm max-xl:gap-1 max-xl:[&_select]:ps-1.5 max-xl:[&_select]:pe-5 max-xl:[&_svg]:end-1";

/** One line on a wide screen; on phones the filters open from a button beside the search. */
export function ListToolbar(props: ListToolbarProps) {
  const { searchLabel, search, onSearch, onDown, wide, filtered, onClear, beside, children } =
    props;
  const [unfolded, setUnfolded] = useState(filtered);
  const id = useId();
  return (
    <div className="flex flex-wrap gap-2">
      <div className="flex min-w-0 grow basis-72 gap-2">
        <SearchField label={searchLabel} value={search} onSearch={onSearch} onDown={onDown} />
        {!wide && (
          <Button
            variant="secondary"
            aria-expanded={unfolded}
            aria-controls={id}
            aria-label={m.list_filters()}
            title={m.list_filters()}
            onClick={() => setUnfolded(!unfolded)}
            className="size-12 shrink-0 px-0! aria-expanded:bg-soft"
          >
            <Icon name="filter" className="text-lg" />
          </Button>
        )}
        {!wide && beside}
      </div>
      <div id={id} className={wide || unfolded ? "contents" : "hidden"}>
        <div
          className={`grid grow grid-cols-2 gap-2 sm:flex sm:flex-wrap lg:grow-0 ${wide ? compactSelects : ""}`}
        >
          {children}
        </div>
      </div>
      {onClear && (
        <Button variant="ghost" onClick={onClear}>
          {m.list_clear_filters()}
        </Button>
      )}
    </div>
  );
}
