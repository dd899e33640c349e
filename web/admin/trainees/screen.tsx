import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { TraineeRow, TraineesPage } from "../../../domain/contract/trainees/trainees.ts";
import { traineesPerPage } from "../../../domain/trainees/list.ts";
import { errorText } from "../../lib/error-text.ts";
import { formatCount } from "../../lib/format.ts";
import { queryClient } from "../../lib/query-client.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
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
import { TraineeCards } from "./cards.tsx";
import { Choices } from "./choices.tsx";
import { DeleteTrainee } from "./delete-dialog.tsx";
import { TraineesSkeleton } from "./list-skeleton.tsx";
import { useListState } from "./list-state.ts";
import { NoTrainees } from "./no-trainees.tsx";
import { liveEveryMs, traineesQuery } from "./queries.ts";
import { TraineesTable } from "./table.tsx";

const AddDialog = lazy(async () => ({ default: (await import("./add-dialog.tsx")).AddDialog }));
const PerformanceDialog = lazy(async () => ({
  default: (await import("../performance/performance-dialog.tsx")).PerformanceDialog,
}));
const MealsDialog = lazy(async () => ({
  default: (await import("../performance/meals-dialog.tsx")).MealsDialog,
}));
const EditTrainee = lazy(async () => ({
  default: (await import("./edit-dialog.tsx")).EditTrainee,
}));

export function TraineesScreen() {
  const { state, change, clear, filtered, narrowed } = useListState();
  const wide = useWide();
  const navigate = useNavigate();
  const rows = useRowKeys((id) => void navigate(paths.admin.trainee(id)));
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<TraineeRow>();
  const [deleted, setDeleted] = useState<TraineeRow>();
  const [performance, setPerformance] = useState<TraineeRow>();
  const [meals, setMeals] = useState<TraineeRow>();
  const list = useQuery({ ...traineesQuery(state), refetchInterval: liveEveryMs });
  const { data, error, isPlaceholderData: waiting } = list;
  const pageCount = data ? Math.max(1, Math.ceil(data.total / traineesPerPage)) : 1;
  useNeighbours({
    page: state.page,
    pageCount,
    data: waiting ? undefined : data,
    prefetch: (page) => void queryClient.prefetchQuery(traineesQuery({ ...state, page })),
    change,
  });

  // The first letter makes a step to go back to, the following ones belong to it.
  const onSearch = (search: string) => change({ search }, { replace: state.search !== "" });
  const actions = {
    onEdit: setEdited,
    onDelete: setDeleted,
    onPerformance: setPerformance,
    onMeals: setMeals,
  };
  const plans = data?.plans ?? [];

  return (
    <div className="grid grid-cols-1 gap-3">
      <ScreenHeader
        title={m.trainees_title()}
        text={<TotalText data={data} />}
        actions={
          <Button onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {m.trainees_add()}
          </Button>
        }
      />
      <ListToolbar
        searchLabel={m.trainees_search()}
        search={state.search}
        onDown={rows.focusFirst}
        onClear={narrowed && data?.total !== 0 ? clear : undefined}
        {...{ onSearch, wide, filtered }}
      >
        <Choices {...{ state, wide, plans }} onChange={change} />
      </ListToolbar>
      {error && data && <Banner kind="error">{m.trainees_stale()}</Banner>}
      {!data && error && (
        <ErrorState
          title={m.trainees_load_failed()}
          text={errorText(error, m.trainees_load_failed())}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!data && !error && <TraineesSkeleton {...{ wide, state }} />}
      {data && data.total === 0 && (
        <NoTrainees narrowed={narrowed} onAdd={() => setAdding(true)} onClear={clear} />
      )}
      {data && data.total > 0 && (
        <ListRows {...{ rows, waiting }}>
          {wide ? (
            <TraineesTable
              trainees={data.trainees}
              onRowClick={rows.onRowClick}
              onChange={change}
              {...{ plans, state, ...actions }}
            />
          ) : (
            <TraineeCards
              trainees={data.trainees}
              onRowClick={rows.onRowClick}
              {...{ plans, ...actions }}
            />
          )}
        </ListRows>
      )}
      <Pagination page={state.page} pageCount={pageCount} onPage={(page) => change({ page })} />
      <Suspense>
        {adding && <AddDialog plans={plans} onClose={() => setAdding(false)} />}
        {edited && <EditTrainee trainee={edited} onClose={() => setEdited(undefined)} />}
        {performance && (
          <PerformanceDialog trainee={performance} onClose={() => setPerformance(undefined)} />
        )}
        {meals && <MealsDialog trainee={meals} onClose={() => setMeals(undefined)} />}
      </Suspense>
      <DeleteTrainee trainee={deleted} onClose={() => setDeleted(undefined)} />
    </div>
  );
}

function TotalText({ data }: { data: TraineesPage | undefined }) {
  if (!data) return "\u00a0";
  const { total } = data;
  return <span role="status">{m.trainees_count({ count: total, total: formatCount(total) })}</span>;
}
