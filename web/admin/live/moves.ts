import type { ChangedList, TraineeNews } from "../../../domain/contract/inbox.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { actOn, type Moves } from "../../live/moves.ts";
import { refresh } from "../../live/refresh.ts";
import { mealChoicesKey } from "../../meals/query.ts";
import {
  changeConversationRow,
  showUnreadMessages,
  showUnreadNotifications,
} from "./show-unread.ts";

/** What events move of the trainer's screens. After a pause of the connection all of it is asked anew. */
export const nouns = [
  "unread",
  "notifications",
  "conversations",
  "saved-replies",
  "glance",
  "performance",
  "added-meals",
  "exercise-history",
  "weeks",
  "trainees",
  "exercises",
  "meals",
  "templates",
  "plans",
  "notes",
  "payments",
  "steps",
  "queue",
  "absences",
  "nutrition-targets",
  "settings",
] as const;

type Noun = (typeof nouns)[number];

/** The key of what an area knows of a noun, or of one of them. */
export const area = (noun: Noun, id?: string) => (id ? ["admin", noun, id] : ["admin", noun]);

/** What each event moves in the trainer's windows. */
export const trainerMoves: Moves = {
  conversation: ({ traineeId, unread }) => {
    showUnreadMessages(traineeId, unread);
    refresh(area("conversations"));
    // A message waits for hours before it is a line; one that was read takes its line away.
    if (unread === 0) refresh(area("queue"));
    else void queryClient.invalidateQueries({ queryKey: area("queue"), refetchType: "none" });
  },
  notification: ({ unread }) => {
    showUnreadNotifications(unread);
    refresh(area("notifications"));
  },
  schedule: ({ traineeId, kinds }) => {
    for (const noun of ["performance", "glance"] as const) refresh(area(noun, traineeId));
    for (const noun of kinds.flatMap((kind) => readsOfKind[kind])) refresh(area(noun, traineeId));
    refreshWeeks(traineeId);
    // The table of all trainees would never rest: it is fresh when it is opened next.
    for (const noun of ["trainees", "queue"] as const) {
      void queryClient.invalidateQueries({ queryKey: area(noun), refetchType: "none" });
    }
  },
  trainee: ({ traineeId, what }) => actOn(newsOfTrainee, what, traineeId),
  list: ({ what }) => actOn(changedLists, what),
  settings: () => refresh(area("settings")),
  payments: () => {
    for (const noun of ["payments", "queue", "glance"] as const) refresh(area(noun));
  },
  presence: ({ traineeId, online, at }) =>
    changeConversationRow(traineeId, { online, lastActiveAt: at }),
};

/** What only one kind of the week moves of a trainee. */
const readsOfKind: Record<ScheduleKind, readonly Noun[]> = {
  exercises: ["exercise-history"],
  meals: ["added-meals", "nutrition-targets"],
};

/** What each news of a trainee moves, by the trainee's id. */
const newsOfTrainee: Record<TraineeNews, (traineeId: string) => void> = {
  weight: refreshBody,
  measurement: refreshBody,
  steps: (traineeId) => {
    refresh(area("glance", traineeId));
    refresh(area("steps"));
    // The target stands in the table of all trainees, which is fresh when it is opened next.
    void queryClient.invalidateQueries({ queryKey: area("trainees"), refetchType: "none" });
  },
  note: (traineeId) => {
    for (const noun of ["glance", "notes"] as const) refresh(area(noun, traineeId));
    // One that went took along what told of it.
    for (const noun of ["queue", "notifications", "unread"] as const) refresh(area(noun));
  },
  profile: (traineeId) => {
    refreshBody(traineeId);
    for (const noun of ["performance", "absences"] as const) refresh(area(noun, traineeId));
    refresh(area("conversations"));
    refresh(["conversation", traineeId]);
  },
  deleted: forget,
};

/** What another entry of each list moves. */
const changedLists: Record<ChangedList, () => void> = {
  exercises: () => {
    refresh(area("exercises"));
    refreshWeeks();
  },
  meals: () => {
    refresh(area("meals"));
    refresh(mealChoicesKey);
    // What is deleted goes off the days to come as well.
    refreshWeeks();
  },
  trainees: () => {
    for (const noun of ["trainees", "queue"] as const) refresh(area(noun));
    // Many trainees' weeks are filled at once.
    refreshWeeks();
  },
  queue: () => refresh(area("queue")),
  // Everybody's plan is called by its name.
  plans: () => {
    for (const noun of ["plans", "trainees", "glance"] as const) refresh(area(noun));
  },
  "saved-replies": () => refresh(area("saved-replies")),
  templates: () => refreshUnlessEdited(area("templates")),
};

function refreshBody(traineeId: string): void {
  refresh(area("glance", traineeId));
  for (const noun of ["queue", "trainees"] as const) refresh(area(noun));
}

const refreshWeeks = (traineeId?: string) => refreshUnlessEdited(area("weeks", traineeId));

/** An edit on its way asks for what it changes by itself when it is done. */
function refreshUnlessEdited(key: string[]): void {
  if (queryClient.isMutating({ mutationKey: key }) === 0) refresh(key);
}

/** A screen of theirs that is open here learns that there is no such trainee any more. */
function forget(traineeId: string): void {
  showUnreadMessages(traineeId, 0);
  for (const noun of ["queue", "trainees", "conversations", "payments", "steps"] as const) {
    refresh(area(noun));
  }
  for (const noun of ["performance", "added-meals", "exercise-history", "weeks", "notes"] as const)
    refresh(area(noun, traineeId));
}
