import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { MealRow, MealsPage } from "../../../domain/contract/libraries/meals.ts";
import { mealsPerPage } from "../../../domain/libraries/meals.ts";
import { errorText } from "../../lib/error-text.ts";
import { formatCount } from "../../lib/format.ts";
import { queryClient } from "../../lib/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { ListRows } from "../list/list-rows.tsx";
import { ListToolbar } from "../list/toolbar.tsx";
import { useNeighbours } from "../list/use-neighbours.ts";
import { useRowKeys } from "../list/use-row-keys.ts";
import { useWide } from "../list/use-wide.ts";
import { MealCards } from "./cards.tsx";
import { Choices } from "./choices.tsx";
import { DeleteMeal } from "./delete-dialog.tsx";
import { MealsSkeleton } from "./list-skeleton.tsx";
import { useListState } from "./list-state.ts";
import { NoMeals } from "./no-meals.tsx";
import { mealsQuery } from "./queries.ts";
import { MealsTable } from "./table.tsx";

const MealDialog = lazy(async () => ({ default: (await import("./meal-dialog.tsx")).MealDialog }));

/** A meal to edit, or `new`. */
type Opened = MealRow | "new" | undefined;

export function MealsScreen() {
  const { state, change, clear, filtered, narrowed } = useListState();
  const wide = useWide();
  const [opened, setOpened] = useState<Opened>();
  const [deleted, setDeleted] = useState<MealRow>();
  const list = useQuery(mealsQuery(state));
  const { data, error, isPlaceholderData: waiting } = list;
  const rows = useRowKeys((id) => setOpened(data?.meals.find((meal) => meal.id === id)));
  const pageCount = data ? Math.max(1, Math.ceil(data.total / mealsPerPage)) : 1;
  useNeighbours({
    page: state.page,
    pageCount,
    data: waiting ? undefined : data,
    prefetch: (page) => void queryClient.prefetchQuery(mealsQuery({ ...state, page })),
    change,
  });

  // The first letter makes a step to go back to, the following ones belong to it.
  const onSearch = (search: string) => change({ search }, { replace: state.search !== "" });
  const actions = { onEdit: setOpened, onDelete: setDeleted, onRowClick: rows.onRowClick };
  const add = () => setOpened("new");

  return (
    <div className="grid grid-cols-1 gap-3">
      <ScreenHeader
        title={m.meals_title()}
        text={<TotalText data={data} />}
        actions={
          <Button onClick={add}>
            <Icon name="plus" />
            {m.meals_add()}
          </Button>
        }
      />
      <ListToolbar
        searchLabel={m.meals_search()}
        search={state.search}
        onSearch={onSearch}
        onDown={rows.focusFirst}
        wide={wide}
        filtered={filtered}
        onClear={narrowed && data?.total !== 0 ? clear : undefined}
      >
        <Choices {...{ state, wide }} onChange={change} />
      </ListToolbar>
      {error && data && <Banner kind="error">{m.meals_stale()}</Banner>}
      {!data && error && (
        <ErrorState
          title={m.meals_load_failed()}
          text={errorText(error, m.meals_load_failed())}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!data && !error && <MealsSkeleton {...{ wide, state }} />}
      {data && data.total === 0 && <NoMeals narrowed={narrowed} onAdd={add} onClear={clear} />}
      {data && data.total > 0 && (
        <ListRows {...{ rows, waiting }}>
          {wide ? (
            <MealsTable meals={data.meals} state={state} onChange={change} {...actions} />
          ) : (
            <MealCards meals={data.meals} {...actions} />
          )}
        </ListRows>
      )}
      <Pagination page={state.page} pageCount={pageCount} onPage={(page) => change({ page })} />
      <Suspense>
        {opened && (
          <MealDialog
            meal={opened === "new" ? undefined : opened}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
      <DeleteMeal meal={deleted} onClose={() => setDeleted(undefined)} />
    </div>
  );
}

function TotalText({ data }: { data: MealsPage | undefined }) {
  if (!data) return "\u00a0";
  const { total } = data;
  return <span role="status">{m.meals_count({ count: total, total: formatCount(total) })}</span>;
}
