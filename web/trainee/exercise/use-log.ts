import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProgramItem } from "../../../domain/activity/exercise-program.ts";
import type { PerformedSet } from "../../../domain/activity/performed-sets.ts";
import type {
  NewExerciseStatus,
  NewPerformedSets,
  StoredExerciseStatus,
  StoredPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import type { Home } from "../../../domain/contract/activity/home.ts";
import { newId } from "../../../domain/id.ts";
import { errorText } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { homeKey } from "../home/queries.ts";
import { recordSetsKey, setStatusKey } from "./keys.ts";
import "./writes.ts";

/** Logs what was done; nothing waits for the network, and a refusal is told. */
export function useLog() {
  const client = useQueryClient();
  const status = useMutation<StoredExerciseStatus, Error, NewExerciseStatus>({
    mutationKey: setStatusKey,
    onError: (error) =>
      toast({ kind: "error", text: errorText(error, m.training_status_failed()) }),
  });
  const sets = useMutation<StoredPerformedSets, Error, NewPerformedSets>({
    mutationKey: recordSetsKey,
    onError: (error) => toast({ kind: "error", text: errorText(error, m.training_sets_failed()) }),
  });

  return {
    setStatus(item: ProgramItem, next: NewExerciseStatus["status"]) {
      if (item.status === next) return;
      const more = Number(next === "completed") - Number(item.status === "completed");
      client.setQueriesData<Home>({ queryKey: homeKey }, (home) => home && moved(home, item, more));
      status.mutate({ id: newId(), itemId: item.id, status: next });
    },
    recordSets(item: ProgramItem, performed: readonly PerformedSet[]) {
      sets.mutate({ id: newId(), itemId: item.id, sets: [...performed] });
    },
  };
}

export type Log = ReturnType<typeof useLog>;

function moved(home: Home, { date }: ProgramItem, more: number): Home {
  const week = home.week.map((day) =>
    day.date === date
      ? { ...day, exercises: { ...day.exercises, done: day.exercises.done + more } }
      : day,
  );
  return { ...home, week };
}
