import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useMutationState,
} from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { WeekChange } from "../../../../domain/contract/schedules/week-changes.ts";
import { newId } from "../../../../domain/id.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { queryClient } from "../../../lib/session/query-client.ts";
import { useLatest } from "../../../lib/waiting/use-latest.ts";
import { m } from "../../../paraglide/messages.js";
import { dismissToast, toast } from "../../../ui/toast.tsx";
import type { EditedWeek } from "./edited-week.ts";
import { type Edit, goneOf, inverseOf, itemsOf, withEdit } from "./edits.ts";
import { stepName } from "./step-name.ts";

interface Written extends Edit {
  id: string;
  /** The text of a failure. */
  failed: string;
  /** The names of changed and removed items, by id. */
  items: ReadonlyMap<string, string>;
  without?: WithoutDone | undefined;
}

/** The rest of an edit after items of it were done meanwhile, with its text. */
type WithoutDone = (fresh: EditedWeek) => { edit: Edit | undefined; text: string };

/** A done edit, with the data for its undo. */
interface Step {
  edit: Edit;
  /** The week before the edit. */
  before: EditedWeek;
  text: string;
  failed: string;
}

/** The query of a week, and its request. */
interface WeekSource<Week extends EditedWeek, Key extends QueryKey = QueryKey> {
  query: UseQueryOptions<Week, Error, Week, Key> & { queryKey: Key };
  write: (change: WeekChange) => Promise<Week>;
  /** Caches the server's answer. */
  keep: (written: Week) => void;
}

const tries = 3;

/**
 * The week with running edits applied. They are sent in order. A failed one disappears by itself, as it was only
 * applied over the server's week.
 */
export function useWeekEdits<Week extends EditedWeek, Key extends QueryKey>(
  { query, write: send, keep }: WeekSource<Week, Key>,
  loaded: Week,
) {
  const { queryKey } = query;
  const { data: known } = useLatest(query, loaded);
  const mutationKey = [...queryKey, "edit"];
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Written,
  });
  const week = pending.reduce<Week>(withEdit, known);
  const steps = useSteps();
  const lastToast = useRef(0);

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: queryKey.join() },
    mutationFn: ({ change }: Written) => send(change),
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    retry: (failures, error) =>
      failures < tries &&
      error instanceof ApiError &&
      (error.code === "offline" || error.code === "unavailable"),
    // A refresh that began before the write would restore the old week.
    onSuccess: async (written) => {
      await queryClient.cancelQueries({ queryKey });
      keep(written);
    },
    onError: async (error, { id, failed, items, without }) => {
      steps.forget(id);
      const refreshed = queryClient.invalidateQueries({ queryKey });
      const code = error instanceof ApiError ? error.code : undefined;
      const isGone = code === "not_found";
      const again = code === "item_done" || isGone ? without : undefined;
      // Only the refreshed week shows which item another window deleted, or the trainee did.
      if (isGone || again) await refreshed;
      const fresh = isGone || again ? queryClient.getQueryData<Week>(queryKey) : undefined;
      if (again && fresh) {
        const { edit, text } = again(fresh);
        if (edit) latest.current.run(edit, text, failed);
        else say({ text });
        return;
      }
      const names = fresh ? goneOf(items, fresh).join(m.ui_comma()) : "";
      const text = names ? m.schedule_gone({ names }) : errorText(error, failed);
      say({ kind: "error", text });
    },
  });
  useUnloadGuard(pending.length > 0);

  const say = (message: Parameters<typeof toast>[0]) => {
    dismissToast(lastToast.current);
    lastToast.current = toast(message);
  };
  const write = (edit: Edit, failed: string, without?: WithoutDone) => {
    const id = newId();
    mutate({ id, ...edit, failed, items: itemsOf(week, edit), without });
    return id;
  };

  const run = (
    edit: Edit | undefined,
    text: string,
    failed: string = m.schedule_change_failed(),
    without?: WithoutDone,
  ) => {
    if (!edit) return;
    const step = { edit, before: week, text, failed };
    const id = write(edit, failed, without);
    steps.did(id, step);
    say({ text, action: { label: m.schedule_undo(), onAction: () => latest.current.undo(id) } });
  };
  const undo = (id?: string) => {
    const step = steps.takeBack(id);
    if (!step) return;
    write(inverseOf(step.before, step.edit, week), m.schedule_undo_failed());
    say({ text: m.schedule_undone({ what: stepName(step.text) }) });
  };
  const redo = () => {
    const step = steps.takeForward();
    if (!step) return;
    steps.did(write(step.edit, step.failed), step);
    say({ text: m.schedule_redone({ what: stepName(step.text) }) });
  };
  // A toast and a request outlive their render.
  const latest = useRef({ undo, run });
  useEffect(() => {
    latest.current = { undo, run };
  });

  return { week, run, undo, redo, saving: pending.length > 0, ...steps.can };
}

export type WeekEdits<Week extends EditedWeek = EditedWeek> = ReturnType<
  typeof useWeekEdits<Week, QueryKey>
>;

/** The edits for undo and redo, newest last. */
function useSteps() {
  const done = useRef<{ id: string; step: Step }[]>([]);
  const undone = useRef<Step[]>([]);
  const [can, setCan] = useState({ canUndo: false, canRedo: false });
  const settle = () =>
    setCan({ canUndo: done.current.length > 0, canRedo: undone.current.length > 0 });
  return {
    can,
    did(id: string, step: Step) {
      if (undone.current.at(-1) === step) undone.current.pop();
      else undone.current = [];
      done.current.push({ id, step });
      settle();
    },
    takeBack(id?: string): Step | undefined {
      const at =
        id === undefined
          ? done.current.length - 1
          : done.current.findIndex((each) => each.id === id);
      const [taken] = at < 0 ? [] : done.current.splice(at, 1);
      if (taken) undone.current.push(taken.step);
      settle();
      return taken?.step;
    },
    takeForward: () => undone.current.at(-1),
    forget(id: string) {
      done.current = done.current.filter((each) => each.id !== id);
      settle();
    },
  };
}

/** Asks before the page closes with unsent edits. */
function useUnloadGuard(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [active]);
}
