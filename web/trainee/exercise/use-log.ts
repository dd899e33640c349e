import type { ProgramItem } from "../../../domain/activity/exercise-program.ts";
import type { PerformedSet } from "../../../domain/activity/performed-sets.ts";
import type {
  NewExerciseStatus,
  NewPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import { newId } from "../../../domain/id.ts";
import { useWrite } from "../../lib/use-write.ts";
import { countDone } from "../home/count-done.ts";
import { recordSetsKey, setStatusKey } from "./keys.ts";
import "./writes.ts";

/** Logs what was done. */
export function useLog() {
  const sendStatus = useWrite<NewExerciseStatus>(setStatusKey);
  const sendSets = useWrite<NewPerformedSets>(recordSetsKey);

  return {
    setStatus(item: ProgramItem, status: NewExerciseStatus["status"]) {
      if (item.status === status) return;
      const more = Number(status === "completed") - Number(item.status === "completed");
      countDone({ kind: "exercises", id: item.id, date: item.date, status, more });
      sendStatus({ id: newId(), itemId: item.id, status });
    },
    recordSets(item: ProgramItem, performed: readonly PerformedSet[]) {
      sendSets({ id: newId(), itemId: item.id, sets: [...performed] });
    },
  };
}
