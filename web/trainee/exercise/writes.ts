import { withChanges } from "../../../domain/activity/exercise-program.ts";
import type {
  ExerciseWeek,
  NewExerciseStatus,
  NewPerformedSets,
  StoredExerciseStatus,
  StoredPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import { answer } from "../../lib/answer.ts";
import { traineeClient } from "../../lib/clients.ts";
import { queryClient as client } from "../../lib/query-client.ts";
import { waits } from "../../lib/waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { homeKey } from "../home/queries.ts";
import { forgetStored } from "./drafts.ts";
import { exerciseWritesKey, recordSetsKey, setStatusKey } from "./keys.ts";
import { exerciseWeekKey } from "./queries.ts";

client.setMutationDefaults(setStatusKey, {
  ...waits(() => m.training_status_failed()),
  mutationFn: (status: NewExerciseStatus) =>
    answer(traineeClient()["exercise-statuses"].$post({ json: status })),
  onSuccess: (stored: StoredExerciseStatus) => move({ statuses: [stored] }),
  onSettled: readAgain,
});

client.setMutationDefaults(recordSetsKey, {
  ...waits(() => m.training_sets_failed()),
  mutationFn: (sets: NewPerformedSets) =>
    answer(traineeClient()["performed-sets"].$post({ json: sets })),
  onSuccess: (stored: StoredPerformedSets) => {
    move({ sets: [stored] });
    forgetStored(stored.itemId, stored.sets);
  },
  onSettled: readAgain,
});

// Before the write leaves the list of pending ones, so that nothing jumps back.
function move(changes: Parameters<typeof withChanges>[1]): void {
  client.setQueriesData<ExerciseWeek>(
    { queryKey: exerciseWeekKey },
    (week) => week && withChanges(week, changes),
  );
}

// Only after the last of many: an answer in between would know less than the screen.
function readAgain(): void {
  if (client.isMutating({ mutationKey: exerciseWritesKey }) > 1) return;
  void client.invalidateQueries({ queryKey: exerciseWeekKey });
  void client.invalidateQueries({ queryKey: homeKey });
}
