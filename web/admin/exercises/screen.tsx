import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Exercise, ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import { exercisesPerPage } from "../../../domain/libraries/exercises.ts";
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
import { VideoDialog } from "../../video/video-dialog.tsx";
import { ListRows } from "../list/list-rows.tsx";
import { ListToolbar } from "../list/toolbar.tsx";
import { useNeighbours } from "../list/use-neighbours.ts";
import { useRowKeys } from "../list/use-row-keys.ts";
import { useWide } from "../list/use-wide.ts";
import { ExerciseCards } from "./cards.tsx";
import { Choices } from "./choices.tsx";
import { DeleteExercise } from "./delete-dialog.tsx";
import { ExercisesSkeleton } from "./list-skeleton.tsx";
import { useListState } from "./list-state.ts";
import { NoExercises } from "./no-exercises.tsx";
import { exercisesQuery, getVideoTicket } from "./queries.ts";
import { ExercisesTable } from "./table.tsx";

const ExerciseDialog = lazy(async () => ({
  default: (await import("./exercise-dialog.tsx")).ExerciseDialog,
}));

type Open = { kind: "add" } | { kind: "edit" | "delete" | "watch"; exercise: Exercise };

export function ExercisesScreen() {
  const { state, change, clear, filtered, narrowed } = useListState();
  const wide = useWide();
  const [open, setOpen] = useState<Open>();
  const list = useQuery(exercisesQuery(state));
  const { data, error, isPlaceholderData: waiting } = list;
  const pageCount = data ? Math.max(1, Math.ceil(data.total / exercisesPerPage)) : 1;
  useNeighbours({
    page: state.page,
    pageCount,
    data: waiting ? undefined : data,
    prefetch: (page) => void queryClient.prefetchQuery(exercisesQuery({ ...state, page })),
    change,
  });

  const onEdit = (exercise: Exercise) => setOpen({ kind: "edit", exercise });
  const rows = useRowKeys((id) => {
    const exercise = data?.exercises.find((each) => each.id === id);
    if (exercise) onEdit(exercise);
  });
  const actions = {
    onEdit,
    onDelete: (exercise: Exercise) => setOpen({ kind: "delete", exercise }),
    onWatch: (exercise: Exercise) => setOpen({ kind: "watch", exercise }),
    onRowClick: rows.onRowClick,
  };
  const onAdd = () => setOpen({ kind: "add" });
  // The first letter makes a step to go back to, the following ones belong to it.
  const onSearch = (search: string) => change({ search }, { replace: state.search !== "" });

  return (
    <div className="grid grid-cols-1 gap-3">
      <ScreenHeader
        title={m.exercises_title()}
        text={<TotalText data={data} />}
        actions={
          <Button onClick={onAdd}>
            <Icon name="plus" />
            {m.exercises_add()}
          </Button>
        }
      />
      <ListToolbar
        searchLabel={m.exercises_search()}
        search={state.search}
        onDown={rows.focusFirst}
        onClear={narrowed && data?.total !== 0 ? clear : undefined}
        {...{ onSearch, wide, filtered }}
      >
        <Choices {...{ state, wide }} onChange={change} />
      </ListToolbar>
      {error && data && <Banner kind="error">{m.exercises_stale()}</Banner>}
      {!data && error && (
        <ErrorState
          title={m.exercises_load_failed()}
          text={errorText(error, m.exercises_load_failed())}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {!data && !error && <ExercisesSkeleton {...{ wide, state }} />}
      {data && data.total === 0 && <NoExercises {...{ narrowed, onAdd }} onClear={clear} />}
      {data && data.total > 0 && (
        <ListRows {...{ rows, waiting }}>
          {wide ? (
            <ExercisesTable
              exercises={data.exercises}
              {...{ state, ...actions }}
              onChange={change}
            />
          ) : (
            <ExerciseCards exercises={data.exercises} {...actions} />
          )}
        </ListRows>
      )}
      <Pagination page={state.page} pageCount={pageCount} onPage={(page) => change({ page })} />
      <Dialogs open={open} onClose={() => setOpen(undefined)} />
    </div>
  );
}

function Dialogs({ open, onClose }: { open: Open | undefined; onClose: () => void }) {
  if (!open) return null;
  if (open.kind === "delete") return <DeleteExercise exercise={open.exercise} onClose={onClose} />;
  if (open.kind === "watch") {
    const { name, videoUrl, videoId } = open.exercise;
    return <VideoDialog {...{ name, videoUrl, videoId, onClose }} getTicket={getVideoTicket} />;
  }
  return (
    <Suspense>
      <ExerciseDialog
        exercise={open.kind === "edit" ? open.exercise : undefined}
        onClose={onClose}
      />
    </Suspense>
  );
}

function TotalText({ data }: { data: ExercisesPage | undefined }) {
  if (!data) return "\u00a0";
  const { total } = data;
  return (
    <span role="status">{m.exercises_count({ count: total, total: formatCount(total) })}</span>
  );
}
