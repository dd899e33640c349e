import type { ProgramItem } from "../../../domain/activity/exercise-program.ts";
import type { NewExerciseStatus } from "../../../domain/contract/activity/exercise-week.ts";
import { newId } from "../../../domain/id.ts";
import type { ExerciseSubstitute } from "../../../domain/libraries/exercises.ts";
import type { PerformedSet } from "../../../domain/schedules/performed-sets.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { countDone } from "../home/count-done.ts";
import { forgetDrafts } from "./drafts.ts";
import type { SetsWrite, StatusWrite, SubstituteWrite } from "./exercise-write.ts";
import { recordSetsKey, setStatusKey, substituteKey } from "./keys.ts";
import "./writes.ts";

type NamedItem = ProgramItem & NonNullable<SetsWrite["shown"]>;

/** Logs exercises and sets. */
export function useLog() {
  const sendStatus = useWrite<StatusWrite>(setStatusKey);
  const sendSets = useWrite<SetsWrite>(recordSetsKey);
  const sendSubstitute = useWrite<SubstituteWrite>(substituteKey);

  return {
    setStatus(item: NamedItem, status: NewExerciseStatus["status"]) {
      if (item.status === status) return;
      showOnHome(item, status);
      sendStatus({ id: newId(), itemId: item.id, status, shown: shownOf(item) });
    },
    /** @param substitute what is done instead today; null restores the planned exercise */
    substitute(item: NamedItem, substitute: ExerciseSubstitute | null) {
      forgetDrafts(item.id);
      sendSubstitute({
        id: newId(),
        itemId: item.id,
        exerciseId: substitute?.exerciseId ?? null,
        substitute,
        shown: shownOf(item),
      });
    },
    /** @param completes whether these sets complete the exercise, if it is pending */
    recordSets(item: NamedItem, performed: readonly PerformedSet[], completes: boolean) {
      if (completes) showOnHome(item, "completed");
      sendSets({
        id: newId(),
        itemId: item.id,
        sets: [...performed],
        ...(completes && { completes }),
        shown: shownOf(item),
      });
    },
  };
}

function showOnHome({ id, date, status }: NamedItem, now: NewExerciseStatus["status"]): void {
  const more = Number(now === "completed") - Number(status === "completed");
  countDone({ kind: "exercises", id, date, status: now, more });
}

const shownOf = ({ name, englishName }: NamedItem) => ({ name, englishName });
