import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { pageCountOf } from "../../../domain/list.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { useAsked } from "../../lib/use-asked.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { Choices } from "./choices.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { ListCards } from "./list-cards.tsx";
import type { Listed, ListNoun, OpenRow, StateOf } from "./list-noun.ts";
import { ListRows } from "./list-rows.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { useList } from "./list-state.ts";
import { ListTable } from "./list-table.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { ListToolbar } from "./toolbar.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { type Selection, useSelection } from "./use-selection.ts";
import { useWide } from "./use-wide.ts";

type Opened<T extends Listed> =
  | { kind: "add"; row?: undefined }
  | { kind: "edit" | "delete" | T["kind"]; row: T["row"] };

/**
 * A list of one noun with its dialogs: search, filters and order in the address, a table or cards by width, arrow keys.
 * A new list needs four parts in the noun's folder:
 *
 * ```tsx
 * // list-state.ts: the values of the address
 * export const planList = defineList({ firstDirection, defaultSort, filters: { status: oneOf(planStatuses) } });
 * // queries.ts: the pages, and writes with an immediate effect
 * export const planPages = definePages({ list: planList, key, rows: "plans", load });
 * // row-parts.tsx, card.tsx: the parts of a row, from RowName, RowMenu and StatusBadge
 * // screen.tsx: the noun's texts, columns and dialogs; a dialog with a form loads when it opens
 * const plans: ListNoun<Plans> = { list: planList, pages: planPages, … };
 * export const PlansScreen = () => <ListScreen noun={plans} />;
 * ```
 */
export function ListScreen<T extends Listed>({ noun }: { noun: ListNoun<T> }) {
  const { pages, texts, perPage, liveEveryMs, screenOf, actions: Actions } = noun;
  const { state, change, clear, filtered, narrowed } = useList(noun.list);
  const wide = useWide();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened<T>>();
  const query = useQuery({
    ...pages.query(state),
    ...(liveEveryMs !== undefined && { refetchInterval: liveEveryMs }),
  });
  const { data, error, isPlaceholderData: waiting } = query;
  const rows = data ? pages.rows(data) : [];
  const pageCount = pageCountOf(data?.total ?? 0, perPage);
  useNeighbours({
    page: state.page,
    pageCount,
    data: waiting ? undefined : data,
    prefetch: (page) => void queryClient.prefetchQuery(pages.query({ ...state, page })),
    change: ({ page }, options) => change({ page } as Partial<StateOf<T>>, options),
  });

  const open: OpenRow<T> = (kind, row) => setOpened({ kind, row });
  const { sort: _, direction: __, page: ___, ...narrowing } = state;
  const marks = useSelection<T["row"]>(rows, {
    total: data?.total ?? 0,
    narrowing: JSON.stringify(narrowing),
  });
  const selection = noun.selection && marks;
  useAsked("all", marks.selectAll, selection !== undefined && data !== undefined && !waiting);
  const rowOf = (id: string) => rows.find((each) => each.id === id);
  const keys = useRowKeys(
    (id) => {
      const row = rowOf(id);
      if (!row) return;
      if (screenOf) void navigate(screenOf(row));
      else open("edit", row);
    },
    selection &&
      ((id) => {
        const row = rowOf(id);
        if (row) selection.toggle(row);
      }),
  );
  const onAdd = () => setOpened({ kind: "add" });
  // The form's choices are part of the page's answer.
  useAsked("add", onAdd, texts.add !== undefined && (data !== undefined || error !== null));
  // The first letter adds a history entry; the next ones replace it.
  const onSearch = (search: string) =>
    change({ search } as Partial<StateOf<T>>, { replace: state.search !== "" });
  const above = data && noun.above?.({ page: data, state });
  const drawn = { noun, rows, open, onRowClick: keys.onRowClick, selection };

  return (
    <div className="grid grid-cols-1 gap-3">
      <ScreenHeader
        title={texts.title()}
        text={
          data ? (
            <span role="status">
              {texts.count({ count: data.total, total: formatCount(data.total) })}
            </span>
          ) : (
            "\u00a0"
          )
        }
        actions={
          <>
            {Actions && <Actions page={data} state={state} />}
            {texts.add && (
              <Button onClick={onAdd}>
                <Icon name="plus" />
                {texts.add()}
              </Button>
            )}
          </>
        }
      />
      <ListToolbar
        searchLabel={texts.search()}
        search={state.search}
        onDown={keys.focusFirst}
        onClear={narrowed && data?.total !== 0 ? clear : undefined}
        onSearch={onSearch}
        wide={wide}
        filtered={filtered}
        beside={
          noun.selection && (
            <ChooseButton
              label={noun.selection.texts.choose()}
              pressed={marks.choosing}
              onPress={() => (marks.choosing ? marks.clear() : marks.setChoosing(true))}
            />
          )
        }
      >
        <Choices
          filters={noun.filters(data)}
          sorts={noun.sorts}
          state={state}
          texts={texts}
          wide={wide}
          onChange={change}
        />
      </ListToolbar>
      {noun.tools?.({
        state,
        change,
        refresh: () => void query.refetch(),
        fetching: query.isFetching,
      })}
      {error && data && <Banner kind="error">{texts.stale()}</Banner>}
      {!data && error && (
        <LoadFailure
          title={texts.failed()}
          error={error}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!data && !error && <ListSkeleton noun={noun} wide={wide} state={state} />}
      {data && noun.recent?.({ page: data })}
      {above}
      {data?.total === 0 && !above && (
        <NothingFound noun={noun} narrowed={narrowed} onAdd={onAdd} onClear={clear} />
      )}
      {data && data.total > 0 && (
        <ListRows rows={keys} waiting={waiting}>
          {wide ? (
            <ListTable {...drawn} page={data} state={state} onChange={change} />
          ) : (
            <ListCards {...drawn} page={data} />
          )}
        </ListRows>
      )}
      <Pagination
        page={state.page}
        pageCount={pageCount}
        onPage={(page) => change({ page } as Partial<StateOf<T>>)}
      />
      {data && selection && selection.count > 0 && (
        <SelectionBar noun={noun} selection={selection} state={state} page={data} />
      )}
      {opened && (
        <Dialogs noun={noun} opened={opened} page={data} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

type ChooseButtonProps = { label: string; pressed: boolean; onPress: () => void };

function ChooseButton({ label, pressed, onPress }: ChooseButtonProps) {
  return (
    <Button
      variant="secondary"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={onPress}
      className="size-12 shrink-0 px-0! aria-pressed:bg-soft"
    >
      <Icon name="double-check" className="text-lg" />
    </Button>
  );
}

type SelectionBarProps<T extends Listed> = {
  noun: ListNoun<T>;
  selection: Selection<T["row"]>;
  state: StateOf<T>;
  page: T["page"];
};

function SelectionBar<T extends Listed>({ noun, ...props }: SelectionBarProps<T>) {
  const Bar = noun.selection?.bar;
  return Bar ? <Bar {...props} /> : null;
}

type DialogsProps<T extends Listed> = {
  noun: ListNoun<T>;
  opened: Opened<T>;
  page: T["page"] | undefined;
  onClose: () => void;
};

function Dialogs<T extends Listed>({ noun, opened, page, onClose }: DialogsProps<T>) {
  const { form: Form, removal, deletion, dialogs } = noun;
  const { kind, row } = opened;
  if (!row || kind === "add" || kind === "edit") {
    return (
      <Suspense>
        <Form row={row} page={page} onClose={onClose} />
      </Suspense>
    );
  }
  if (kind === "delete" && removal) return <DeleteDialog {...removal(row)} onClose={onClose} />;
  const Dialog = kind === "delete" ? deletion : dialogs[kind as T["kind"]];
  if (!Dialog) return null;
  return (
    <Suspense>
      <Dialog row={row} onClose={onClose} />
    </Suspense>
  );
}
