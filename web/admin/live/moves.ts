import {
  type DayNumber,
  dayNumberNames,
  isDayNumber,
} from "../../../domain/activity/day-numbers.ts";
import type { ChangedList, TraineeNews } from "../../../domain/contract/inbox.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { actOn, type Moves } from "../../live/moves.ts";
import { refresh } from "../../live/refresh.ts";
import { mealChoicesKey } from "../../meals/query.ts";
import { exerciseChoicesKey } from "../schedule/library/query.ts";
import {
  changeConversationRow,
  showUnreadMessages,
  showUnreadNotifications,
} from "./show-unread.ts";

/** The nouns that events invalidate on the trainer's screens. After a lost connection all are invalidated. */
export const nouns = [
  "unread",
  "notifications",
  "conversations",
  "saved-replies",
  "glance",
  "performance",
  "added-meals",
  "own-foods",
  "exercise-history",
  "past",
  "weeks",
  "trainees",
  "exercises",
  "meals",
  "templates",
  "plans",
  "notes",
  "payments",
  ...dayNumberNames,
  "queue",
  "absences",
  "check-ins",
  "check-in-forms",
  "nutrition-targets",
  "settings",
] as const;

type Noun = (typeof nouns)[number];

/** The key of an area's noun, or of one of its rows. */
export const area = (noun: Noun, id?: string) => (id ? ["admin", noun, id] : ["admin", noun]);

/** The effect of each event on the trainer's windows. */
export const trainerMoves: Moves = {
  conversation: ({ traineeId, unread, message }) => {
    showUnreadMessages(traineeId, unread);
    refresh(area("conversations"));
    // An unread message becomes a line of the queue only after hours; a read one, or an answer, removes its line.
    if (unread === 0 || message?.from === "trainer") {
      refresh(area("queue"));
      refresh(area("glance", traineeId));
    } else void queryClient.invalidateQueries({ queryKey: area("queue"), refetchType: "none" });
  },
  notification: ({ unread }) => {
    showUnreadNotifications(unread);
    refresh(area("notifications"));
  },
  schedule: ({ traineeId, kinds }) => {
    for (const noun of ["performance", "glance"] as const) refresh(area(noun, traineeId));
    for (const noun of kinds.flatMap((kind) => readsOfKind[kind])) refresh(area(noun, traineeId));
    refreshWeeks(traineeId);
    // The table of all trainees would be reread all the time, so only its next opening reads it.
    for (const noun of ["trainees", "queue"] as const) {
      void queryClient.invalidateQueries({ queryKey: area(noun), refetchType: "none" });
    }
  },
  trainee: ({ traineeId, what }) =>
    isDayNumber(what) ? refreshDayNumber(what, traineeId) : actOn(newsOfTrainee, what, traineeId),
  list: ({ what }) => actOn(changedLists, what),
  settings: () => refresh(area("settings")),
  payments: () => {
    for (const noun of ["payments", "queue", "glance"] as const) refresh(area(noun));
  },
  presence: ({ traineeId, online, at }) =>
    changeConversationRow(traineeId, { online, lastActiveAt: at }),
};

/** The queries of a trainee that one kind of a week affects. */
const readsOfKind: Record<ScheduleKind, readonly Noun[]> = {
  exercises: ["exercise-history"],
  meals: ["added-meals", "own-foods", "nutrition-targets"],
};

/** The effect of each news of a trainee, by the trainee's id. */
const newsOfTrainee: Record<Exclude<TraineeNews, DayNumber>, (traineeId: string) => void> = {
  weight: refreshBody,
  measurement: refreshBody,
  note: (traineeId) => {
    for (const noun of ["glance", "notes"] as const) refresh(area(noun, traineeId));
    // A deleted note deletes its notification.
    for (const noun of ["queue", "notifications", "unread"] as const) refresh(area(noun));
  },
  check_in: refreshCheckIns,
  ramadan: (traineeId) => {
    refresh(area("glance", traineeId));
    refresh(area("queue"));
  },
  profile: (traineeId) => {
    refreshBody(traineeId);
    for (const noun of ["performance", "absences"] as const) refresh(area(noun, traineeId));
    refresh(area("conversations"));
    refresh(["conversation", traineeId]);
  },
  past: (traineeId) => {
    refreshBody(traineeId);
    for (const noun of ["past", "performance", "exercise-history", "added-meals"] as const)
      refresh(area(noun, traineeId));
    refresh(area("steps"));
    refreshWeeks(traineeId);
  },
  deleted: forget,
};

/** The effect of a change in each list. */
const changedLists: Record<ChangedList, () => void> = {
  exercises: () => {
    refresh(area("exercises"));
    // An open picker's rows stay under the pointer; its next opening reads them.
    void queryClient.invalidateQueries({ queryKey: exerciseChoicesKey, refetchType: "none" });
    refreshWeeks();
  },
  meals: () => {
    refresh(area("meals"));
    refresh(mealChoicesKey);
    // A deletion removes the row from the days to come as well.
    refreshWeeks();
  },
  trainees: () => {
    for (const noun of ["trainees", "queue"] as const) refresh(area(noun));
    // It fills the weeks of many trainees.
    refreshWeeks();
  },
  queue: () => refresh(area("queue")),
  "check-in-forms": () => refresh(area("check-in-forms")),
  // Every trainee's plan is shown by its name.
  plans: () => {
    for (const noun of ["plans", "trainees", "glance"] as const) refresh(area(noun));
  },
  "saved-replies": () => refresh(area("saved-replies")),
  templates: () => refreshUnlessEdited(area("templates")),
};

function refreshDayNumber(noun: DayNumber, traineeId: string): void {
  refresh(area("glance", traineeId));
  refresh(area(noun));
  // The table of all trainees contains the target of steps; its next opening reads it.
  void queryClient.invalidateQueries({ queryKey: area("trainees"), refetchType: "none" });
}

/** Check-ins have measurements, and lines in the queue. */
export function refreshCheckIns(traineeId: string): void {
  for (const noun of ["check-ins", "unread"] as const) refresh(area(noun));
  refreshBody(traineeId);
}

function refreshBody(traineeId: string): void {
  refresh(area("glance", traineeId));
  for (const noun of ["queue", "trainees"] as const) refresh(area(noun));
}

const refreshWeeks = (traineeId?: string) => refreshUnlessEdited(area("weeks", traineeId));

/** Running edits invalidate their own queries at the end. */
function refreshUnlessEdited(key: string[]): void {
  if (queryClient.isMutating({ mutationKey: key }) === 0) refresh(key);
}

/** An open screen of theirs then shows that the trainee no longer exists. */
function forget(traineeId: string): void {
  showUnreadMessages(traineeId, 0);
  for (const noun of ["queue", "trainees", "conversations", "payments", ...dayNumberNames] as const)
    refresh(area(noun));
  for (const noun of ["performance", "added-meals", "exercise-history", "weeks", "notes"] as const)
    refresh(area(noun, traineeId));
}
