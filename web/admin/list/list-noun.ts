import type { ReactNode } from "react";
import type { SortDirection } from "../../../domain/list.ts";
import type { IconName } from "../../ui/every-icon.tsx";
import type { Removal } from "./delete-dialog.tsx";
import type { List, ListStateOf } from "./list-state.ts";
import type { Pages } from "./pages.ts";
import type { Column } from "./sorted-head.tsx";
import type { Selection } from "./use-selection.ts";

type Text = () => string;

/** The types that a list is made of. */
export interface Listed {
  sort: string;
  filters: Record<string, string>;
  page: { total: number };
  row: { id: string; name: string };
  /** The dialogs that this noun knows besides editing and deleting. */
  kind: string;
}

export type StateOf<T extends Listed> = ListStateOf<T["sort"], T["filters"]>;

export type OpenRow<T extends Listed> = (
  kind: "edit" | "delete" | T["kind"],
  row: T["row"],
) => void;

/** What a cell, a card or a menu draws from. */
export type RowProps<T extends Listed> = { row: T["row"]; page: T["page"]; open: OpenRow<T> };

type ListColumn<T extends Listed> = Column<T["sort"]> & {
  cell: (props: RowProps<T>) => ReactNode;
  className?: string;
  /** The width of what stands there until the rows come; the first column has the name's. */
  skeleton?: string;
};

type RowDialog<T extends Listed> = (props: { row: T["row"]; onClose: () => void }) => ReactNode;

type FilterChoice<Value extends string> = {
  label: Text;
  /** What it is called when nothing is left out. */
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
  /** Absent where rows are not added here. */
  add?: Text;
  search: Text;
  /** Over rows that could not be loaded anew. */
  stale: Text;
  failed: Text;
  empty: Text;
  emptyText: Text;
  noMatch: Text;
  noMatchText: Text;
  sort: Text;
  /** An order that cards do not offer. */
  otherSort: Text;
  /** The name of the menus' column. */
  actions: Text;
}

/** A noun as lists know it: everything that `ListScreen` draws of it. */
export interface ListNoun<T extends Listed> {
  list: List<T["sort"], T["filters"]>;
  pages: Pages<StateOf<T>, T["page"], T["row"]>;
  perPage: number;
  /** How often the page in sight looks anew; absent where only the trainer changes it. */
  liveEveryMs?: number;
  icon: IconName;
  texts: ListTexts;
  filters: (page: T["page"] | undefined) => FilterChoices<T>;
  /** What narrows the list besides, and is no choice of few. */
  tools?: (props: {
    state: StateOf<T>;
    change: (changes: Partial<StateOf<T>>) => void;
    refresh: () => void;
    fetching: boolean;
  }) => ReactNode;
  /** The orders that cards offer (`name asc`); a table has its heads. */
  sorts: Partial<Record<`${T["sort"]} ${SortDirection}`, Text>>;
  columns: readonly ListColumn<T>[];
  /** What was last done to many of them, above all else; nobody is found by it. */
  recent?: (props: { page: T["page"] }) => ReactNode;
  /** What stands above the rows, where there is something; those who are shown so are found, too. */
  above?: (props: { page: T["page"]; state: StateOf<T> }) => ReactNode;
  /** What is offered beside adding where there is nothing yet. */
  firstSteps?: () => ReactNode;
  /** What stands before the button that adds a row. */
  actions?: (props: { page: T["page"] | undefined; state: StateOf<T> }) => ReactNode;
  /** Many columns side by side on a laptop. */
  compact?: true;
  menu: (props: RowProps<T>) => ReactNode;
  menuCell: string;
  /** A row on a phone, as a `CardLine`. */
  card: (props: RowProps<T>) => ReactNode;
  /** Whether a letter stands before each name. */
  faces?: true;
  /** The screen that a press on a row goes to; without one it opens the form. */
  screenOf?: (row: T["row"]) => string;
  /** What can be done with many rows that are marked; absent where none can be. */
  selection?: {
    /** What a row's box is called, the page's, and what shows the boxes on a phone. */
    texts: { row: (row: T["row"]) => string; page: Text; choose: Text };
    bar: (props: {
      selection: Selection<T["row"]>;
      state: StateOf<T>;
      page: T["page"];
    }) => ReactNode;
  };
  /** A dialog with a new row, or with one as it stands. */
  form: (props: {
    row: T["row"] | undefined;
    page: T["page"] | undefined;
    onClose: () => void;
  }) => ReactNode;
  /** What a deletion asks, or a dialog of its own. */
  removal?: (row: T["row"]) => Removal;
  deletion?: RowDialog<T>;
  dialogs: Record<T["kind"], RowDialog<T>>;
}
