import { useEffect, useRef, useState } from "react";

interface Row {
  id: string;
  name: string;
}

/** Selected rows, or all matching rows with exceptions. */
type Chosen<Of extends Row> =
  | { all: false; rows: ReadonlyMap<string, Of> }
  | { all: true; narrowing: string; except: ReadonlySet<string> };

export interface Selection<Of extends Row> {
  /** Number of selected rows. */
  count: number;
  /** Whether all matching rows are selected, apart from `except`. */
  all: boolean;
  except: readonly string[];
  ids: readonly string[];
  has(id: string): boolean;
  /** Toggles a row, or the range from the last toggled one. */
  toggle(row: Of, options?: { range?: boolean }): void;
  /** Whether all, some or no rows of the page are selected. */
  page: "all" | "some" | "none";
  togglePage(): void;
  selectAll(): void;
  clear(): void;
  /** Whether a phone shows the boxes. */
  choosing: boolean;
  setChoosing(choosing: boolean): void;
}

const nothing = { all: false, rows: new Map<string, never>() } as const;

/**
 * The selection of a list; it survives paging, sorting and searching. «All matching» belongs to one search with its
 * filters, so another one clears it.
 * @param rows the rows of the shown page
 * @param narrowing the search and filters, as one text
 */
export function useSelection<Of extends Row>(
  rows: readonly Of[],
  { total, narrowing }: { total: number; narrowing: string },
): Selection<Of> {
  const [stored, setChosen] = useState<Chosen<Of>>(nothing);
  const [choosing, setChoosing] = useState(false);
  const last = useRef<string>(undefined);
  const chosen: Chosen<Of> = stored.all && stored.narrowing !== narrowing ? nothing : stored;

  const has = (id: string) => (chosen.all ? !chosen.except.has(id) : chosen.rows.has(id));
  const mark = (those: readonly Of[], marked: boolean) => {
    if (chosen.all) {
      const ids = those.map(({ id }) => id);
      const others = [...chosen.except].filter((id) => !ids.includes(id));
      setChosen({ ...chosen, except: new Set(marked ? others : [...others, ...ids]) });
      return;
    }
    const next = new Map(chosen.rows);
    for (const row of those) {
      if (marked) next.set(row.id, row);
      else next.delete(row.id);
    }
    setChosen({ all: false, rows: next });
  };
  const marked = rows.filter(({ id }) => has(id)).length;
  const clear = () => {
    setChosen(nothing);
    setChoosing(false);
    last.current = undefined;
  };
  const count = chosen.all ? Math.max(0, total - chosen.except.size) : chosen.rows.size;

  // Escape clears the selection, unless a dialog or menu has handled it.
  const active = count > 0 || choosing;
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("dialog:modal, [role=menu]")) return;
      // In the search box, Escape clears the search.
      if ((event.target as Element).closest("search")) return;
      setChosen(nothing);
      setChoosing(false);
      last.current = undefined;
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [active]);

  return {
    count,
    all: chosen.all,
    except: chosen.all ? [...chosen.except] : [],
    ids: chosen.all ? [] : [...chosen.rows.keys()],
    has,
    toggle: (row, { range = false } = {}) => {
      const becomes = !has(row.id);
      const [from, to] = [
        rows.findIndex(({ id }) => id === last.current),
        rows.findIndex(({ id }) => id === row.id),
      ];
      const span =
        range && from >= 0 && to >= 0
          ? rows.slice(Math.min(from, to), Math.max(from, to) + 1)
          : [row];
      last.current = row.id;
      mark(span, becomes);
    },
    page: marked === 0 ? "none" : marked === rows.length ? "all" : "some",
    togglePage: () => mark(rows, marked < rows.length),
    selectAll: () => setChosen({ all: true, narrowing, except: new Set() }),
    clear,
    choosing: active,
    setChoosing,
  };
}
