import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import type { Exercise, ExercisesPage } from "../../../../domain/contract/libraries/exercises.ts";
import type { ExerciseCategory } from "../../../../domain/libraries/exercises.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { result, useResultKeys } from "../../../ui/use-result-keys.ts";
import type { PickedExercise } from "../edits/make-edits.ts";
import { usePlanner } from "../edits/planner-context.ts";
import { libraryQuery } from "../library.ts";
import { dayName, weekdays } from "../texts.ts";
import { ExerciseFilter } from "./exercise-filter.tsx";
import { PickerRow } from "./picker-row.tsx";

type ExercisePickerProps = {
  /** The initial day. */
  day: number;
  onPick: (picked: readonly PickedExercise[], day: number) => void;
  onClose: () => void;
};

/** Picks several exercises of the library, each with its sets, repetitions and weight. */
export function ExercisePicker({ day: first, onPick, onClose }: ExercisePickerProps) {
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<ExerciseCategory>();
  const [day, setDay] = useState(first);
  const [picked, setPicked] = useState<ReadonlyMap<string, PickedExercise>>(new Map());
  const { grid } = usePlanner();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const list = useInfiniteQuery(libraryQuery(search, category));
  const keys = useResultKeys(list.isSuccess && !list.isPlaceholderData);

  const change = (id: string, value: PickedExercise | undefined) => {
    const next = new Map(picked);
    if (value) next.set(id, value);
    else next.delete(id);
    setPicked(next);
  };
  const onProblem = (id: string, problem: boolean) => {
    const next = new Set(broken);
    if (problem) next.add(id);
    else next.delete(id);
    setBroken(next);
  };
  const ready = picked.size > 0 && ![...picked.keys()].some((id) => broken.has(id));
  const add = () => {
    onPick([...picked.values()], day);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    keys.onKeyDown(event);
    const isAdding = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    // Enter in a number field first settles the number.
    const isAtRest = (event.target as Element).matches("search input, [data-result]");
    if (isAdding && isAtRest && ready) add();
  };
  return (
    <Dialog
      open
      size="tall"
      title={m.schedule_pick_exercises()}
      onClose={onClose}
      footer={
        <>
          <Select
            aria-label={m.schedule_day()}
            value={String(day)}
            options={weekdays.map((each) => ({ value: String(each), label: dayName(each) }))}
            onChange={(value) => setDay(Number(value))}
            className="md:me-auto"
          />
          <Button disabled={!ready} aria-keyshortcuts="Control+Enter Meta+Enter" onClick={add}>
            {m.schedule_pick_add({ count: picked.size })}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the elements inside */}
      <div ref={keys.frame} onKeyDown={onKeyDown}>
        <ExerciseFilter
          search={search}
          category={category}
          hint={m.schedule_pick_keys()}
          onSearch={setSearch}
          onCategory={setCategory}
          autoFocus={grid}
        />
        <Results
          list={list}
          picked={picked}
          onProblem={onProblem}
          filtered={Boolean(search || category)}
          onChange={change}
        />
      </div>
    </Dialog>
  );
}

type ResultsProps = {
  list: UseInfiniteQueryResult<InfiniteData<ExercisesPage>>;
  /** Whether a category or a search is set. */
  filtered: boolean;
  picked: ReadonlyMap<string, PickedExercise>;
  onChange: (id: string, value: PickedExercise | undefined) => void;
  onProblem: (id: string, problem: boolean) => void;
};

function Results({ list, filtered, picked, onChange, onProblem }: ResultsProps) {
  const { data, error, refetch, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } = list;
  if (!data && error) {
    return (
      <LoadFailure
        title={m.schedule_pick_failed()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PickerSkeleton />;
  const found = data.pages.flatMap(({ exercises }) => exercises);
  const ids = new Set(found.map(({ id }) => id));
  // Picked exercises stay visible during another search.
  const chosen = [...picked.values()].map(({ exercise }) => exercise);
  const rows: Exercise[] = [...chosen.filter(({ id }) => !ids.has(id)), ...found];
  return (
    <div
      aria-busy={isPlaceholderData || undefined}
      className={`transition-opacity ${isPlaceholderData ? "opacity-60" : ""}`}
    >
      <p role="status" className={found.length > 0 ? "sr-only" : "py-6 text-center text-muted"}>
        {found.length > 0
          ? m.schedule_pick_found({ count: data.pages[0]?.total ?? 0 })
          : filtered
            ? m.schedule_pick_none()
            : m.schedule_pick_empty()}
      </p>
      <ul aria-label={m.foods_results()} className="divide-y divide-line">
        {rows.map((exercise) => (
          <PickerRow
            key={exercise.id}
            exercise={exercise}
            picked={picked.get(exercise.id)}
            onChange={(value) => onChange(exercise.id, value)}
            onProblem={(problem) => onProblem(exercise.id, problem)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="ghost"
          className="mt-2 w-full"
          {...result}
          pending={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {m.schedule_pick_more()}
        </Button>
      )}
    </div>
  );
}

function PickerSkeleton() {
  return (
    <div className="grid content-start gap-2 pt-2">
      <p role="status" className="sr-only">
        {m.ui_loading()}
      </p>
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
