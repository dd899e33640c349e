import type { ReactNode } from "react";
import type { SortDirection } from "../../../domain/list.ts";
import type { IconName } from "../../ui/every-icon.tsx";
import type { Removal } from "./delete-dialog.tsx";
import type { List, ListStateOf } from "./list-state.ts";
import type { Pages } from "./pages.ts";
import type { Column } from "./sorted-head.tsx";
import type { Selection } from "./use-selection.ts";

type Text = () => string;

/** The types of a list. */
export interface Listed {
  sort: string;
  filters: Record<string, string>;
  page: { total: number };
  row: { id: string; name: string };
  /** The names of further dialogs, besides editing and deleting. */
  kind: string;
}

export type StateOf<T extends Listed> = ListStateOf<T["sort"], T["filters"]>;

export type OpenRow<T extends Listed> = (
  kind: "edit" | "delete" | T["kind"],
  row: T["row"],
) => void;

/** The properties of a cell, a card or a menu. */
export type RowProps<T extends Listed> = { row: T["row"]; page: T["page"]; open: OpenRow<T> };

type ListColumn<T extends Listed> = Column<T["sort"]> & {
  cell: (props: RowProps<T>) => ReactNode;
  className?: string;
  /** The width of the skeleton; the first column has the name's. */
  skeleton?: string;
};

type RowDialog<T extends Listed> = (props: { row: T["row"]; onClose: () => void }) => ReactNode;

type FilterChoice<Value extends string> = {
  label: Text;
  /** The label without a filter. */
  all: Text;
  offered: readonly Value[];
  textOf: (value: Value) => string;
};

export type FilterChoices<T extends Listed> = {
  [Name in keyof T["filters"]]?: FilterChoice<T["filters"][Name]>;
};

interface ListTexts {
  title: Text;
  count: (of: { count: number; total: string }) => string;
  /** Absent if rows are not added here. */
  add?: Text;
  search: Text;
  /** Above rows that could not be refreshed. */
  stale: Text;
  failed: Text;
  empty: Text;
  emptyText: Text;
  noMatch: Text;
  noMatchText: Text;
  sort: Text;
  /** The label of an order that cards do not offer. */
  otherSort: Text;
  /** The name of the menus' column. */
  actions: Text;
}

/** The declaration of a list, from which `ListScreen` renders it. */
export interface ListNoun<T extends Listed> {
  list: List<T["sort"], T["filters"]>;
  pages: Pages<StateOf<T>, T["page"], T["row"]>;
  perPage: number;
  /** Interval of repeated reads in milliseconds; absent if only the trainer changes the rows. */
  liveEveryMs?: number;
  icon: IconName;
  texts: ListTexts;
  filters: (page: T["page"] | undefined) => FilterChoices<T>;
  /** Filters that are not a choice of few values. */
  tools?: (props: {
    state: StateOf<T>;
    change: (changes: Partial<StateOf<T>>) => void;
    refresh: () => void;
    fetching: boolean;
  }) => ReactNode;
  /** The orders that cards offer (`name asc`); tables have heads. */
  sorts: Partial<Record<`${T["sort"]} ${SortDirection}`, Text>>;
  columns: readonly ListColumn<T>[];
  /** The last job on many rows, at the top; its people are no results of a search. */
  recent?: (props: { page: T["page"] }) => ReactNode;
  /** Content above the rows, if any; its people count as results. */
  above?: (props: { page: T["page"]; state: StateOf<T> }) => ReactNode;
  /** Further first steps of an empty list, besides adding. */
  firstSteps?: () => ReactNode;
  /** Content before the button that adds a row. */
  actions?: (props: { page: T["page"] | undefined; state: StateOf<T> }) => ReactNode;
  /** Whether the table has many columns on a laptop. */
  compact?: true;
  menu: (props: RowProps<T>) => ReactNode;
  menuCell: string;
  /** A row on a phone, as a `CardLine`. */
  card: (props: RowProps<T>) => ReactNode;
  /** Whether an initial precedes each name. */
  faces?: true;
  /** The screen of a row; without one a press opens the form. */
  screenOf?: (row: T["row"]) => string;
  /** The actions on many selected rows; absent without a selection. */
  selection?: {
    /** Labels of a row's box, of the page's box, and of the button that shows them on a phone. */
    texts: { row: (row: T["row"]) => string; page: Text; choose: Text };
    bar: (props: {
      selection: Selection<T["row"]>;
      state: StateOf<T>;
      page: T["page"];
    }) => ReactNode;
  };
  /** A dialog with a new row, or with an existing one. */
  form: (props: {
    row: T["row"] | undefined;
    page: T["page"] | undefined;
    onClose: () => void;
  }) => ReactNode;
  /** The deletion of a row, unless `deletion` is a dialog of its own. */
  removal?: (row: T["row"]) => Removal;
  deletion?: RowDialog<T>;
  dialogs: Record<T["kind"], RowDialog<T>>;
}
