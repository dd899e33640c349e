import { useEffect, useRef, useState } from "react";

interface Row {
  id: string;
  name: string;
}

/** Rows by hand, or all that match but some. */
type Chosen<Of extends Row> =
  | { all: false; rows: ReadonlyMap<string, Of> }
  | { all: true; narrowing: string; except: ReadonlySet<string> };

export interface Selection<Of extends Row> {
  /** How many of those that match, or of those chosen by hand. */
  count: number;
  /** All that match are meant, but for `except`. */
  all: boolean;
  except: readonly string[];
  ids: readonly string[];
  has(id: string): boolean;
  /** Marks a row, or everything from the last marked one to it. */
  toggle(row: Of, options?: { range?: boolean }): void;
  /** Whether all rows of the page are marked, or some. */
  page: "all" | "some" | "none";
  togglePage(): void;
  selectAll(): void;
  clear(): void;
  /** A phone shows the boxes from when this was asked for. */
  choosing: boolean;
  setChoosing(choosing: boolean): void;
}

const nothing = { all: false, rows: new Map<string, never>() } as const;

/**
 * Which rows of a list are marked: kept while it is paged, sorted and searched. All that match are all
 * of one search and its filters, so another one forgets them.
 * @param rows those of the page in sight
 * @param narrowing what the list is narrowed by, as one text
 */
export function useSelection<Of extends Row>(
  rows: readonly Of[],
  { total, narrowing }: { total: number; narrowing: string },
): Selection<Of> {
  const [kept, setChosen] = useState<Chosen<Of>>(nothing);
  const [choosing, setChoosing] = useState(false);
  const last = useRef<string>(undefined);
  const chosen: Chosen<Of> = kept.all && kept.narrowing !== narrowing ? nothing : kept;

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

  // Escape that no dialog and no menu took lets go of what is marked.
  const active = count > 0 || choosing;
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("dialog:modal, [role=menu]")) return;
      // There it clears what is looked for.
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
