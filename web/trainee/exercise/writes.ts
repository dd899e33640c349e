import { withChanges } from "../../../domain/activity/program-changes.ts";
import type { StoredExerciseSubstitute } from "../../../domain/contract/activity/exercise-substitutes.ts";
import type {
  ExerciseWeek,
  StoredExerciseStatus,
  StoredPerformedSets,
} from "../../../domain/contract/activity/exercise-week.ts";
import type { NewWorkoutFeeling } from "../../../domain/contract/activity/workout-feeling.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient as client } from "../../lib/session/query-client.ts";
import { defineWrite } from "../../lib/waiting/define-write.ts";
import { m } from "../../paraglide/messages.js";
import { homeKey } from "../home/queries.ts";
import { notesKey } from "../notes/keys.ts";
import { forgetStored } from "./drafts.ts";
import type { SeatWrite, SetsWrite, StatusWrite, SubstituteWrite } from "./exercise-write.ts";
import { feelingKey, recordSetsKey, seatKey, setStatusKey, substituteKey } from "./keys.ts";
import { exerciseHistoryKey, exerciseMonthKey, exerciseWeekKey } from "./queries.ts";

const readAgain = [exerciseWeekKey, exerciseHistoryKey, exerciseMonthKey, homeKey];

defineWrite(client, setStatusKey, {
  failed: () => m.training_status_failed(),
  mutationFn: ({ shown: _, ...status }: StatusWrite) =>
    answer(traineeClient()["exercise-statuses"].$post({ json: status })),
  onSuccess: (stored: StoredExerciseStatus) => move({ statuses: [stored] }),
  readAgain,
});

defineWrite(client, recordSetsKey, {
  failed: () => m.training_sets_failed(),
  mutationFn: ({ shown: _, ...sets }: SetsWrite) =>
    answer(traineeClient()["performed-sets"].$post({ json: sets })),
  onSuccess: (stored: StoredPerformedSets, { completes }: SetsWrite) => {
    move({ sets: [stored], statuses: completes ? [stored] : [] });
    forgetStored(stored.itemId, stored.sets);
  },
  readAgain,
});

defineWrite(client, substituteKey, {
  failed: () => m.training_substitute_failed(),
  mutationFn: ({ shown: _, substitute: __, ...input }: SubstituteWrite) =>
    answer(traineeClient()["exercise-substitutes"].$post({ json: input })),
  onSuccess: (stored: StoredExerciseSubstitute) => move({ substitutes: [stored] }),
  readAgain,
});

defineWrite(client, seatKey, {
  failed: () => m.training_seat_failed(),
  mutationFn: (seat: SeatWrite) => answer(traineeClient()["machine-seats"].$post({ json: seat })),
  onSuccess: (stored) => move({ seats: [stored] }),
  readAgain: [exerciseWeekKey],
});

defineWrite(client, feelingKey, {
  failed: () => m.training_felt_failed(),
  mutationFn: (feeling: NewWorkoutFeeling) =>
    answer(traineeClient()["workout-feelings"].$post({ json: feeling })),
  onSuccess: (stored) => move({ feelings: [stored] }),
  readAgain: [exerciseWeekKey, notesKey],
});

// Runs before the write leaves the pending ones, so that no value flickers.
function move(changes: Parameters<typeof withChanges>[1]): void {
  client.setQueriesData<ExerciseWeek>(
    { queryKey: exerciseWeekKey },
    (week) => week && withChanges(week, changes),
  );
}
