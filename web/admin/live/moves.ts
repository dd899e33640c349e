import { queryClient } from "../../lib/session/query-client.ts";
import type { Moves } from "../../live/moves.ts";
import { refresh } from "../../live/refresh.ts";
import { mealChoicesKey } from "../../meals/query.ts";
import {
  changeConversationRow,
  showUnreadMessages,
  showUnreadNotifications,
} from "./show-unread.ts";

/** The key of what an area knows of a noun, or of one of them. */
export const area = (noun: string, id?: string) => (id ? ["admin", noun, id] : ["admin", noun]);

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
    for (const noun of ["performance", "glance"]) refresh(area(noun, traineeId));
    if (kinds.includes("exercises")) refresh(area("exercise-history", traineeId));
    if (kinds.includes("meals")) {
      for (const noun of ["added-meals", "nutrition-targets"]) refresh(area(noun, traineeId));
    }
    refreshWeeks(traineeId);
    // The table of all trainees would never rest: it is fresh when it is opened next.
    for (const noun of ["trainees", "queue"]) {
      void queryClient.invalidateQueries({ queryKey: area(noun), refetchType: "none" });
    }
  },
  trainee: ({ traineeId, what }) => {
    if (what !== "deleted") refresh(area("glance", traineeId));
    if (what !== "steps") refresh(area("queue"));
    if (what === "deleted") forget(traineeId);
    else if (what === "steps") refresh(area("steps"));
    else refresh(what === "note" ? area("notes", traineeId) : area("trainees"));
    // One that went took along what told of it.
    if (what === "note") for (const noun of ["notifications", "unread"]) refresh(area(noun));
    // The target stands in the table of all trainees, which is fresh when it is opened next.
    if (what === "steps") {
      void queryClient.invalidateQueries({ queryKey: area("trainees"), refetchType: "none" });
    }
    if (what !== "profile") return;
    refresh(area("performance", traineeId));
    refresh(area("absences", traineeId));
    refresh(area("conversations"));
    refresh(["conversation", traineeId]);
  },
  list: ({ what }) => {
    if (what === "templates") refreshUnlessEdited(area(what));
    else refresh(area(what));
    if (what === "meals") refresh(mealChoicesKey);
    // Everybody's plan is called by its name.
    if (what === "plans") for (const noun of ["trainees", "glance"]) refresh(area(noun));
    // What is deleted goes off the days to come as well, and many trainees' weeks are filled at once.
    if (what === "meals" || what === "exercises" || what === "trainees") refreshWeeks();
    if (what === "trainees") refresh(area("queue"));
  },
  settings: () => refresh(area("settings")),
  payments: () => {
    for (const noun of ["payments", "queue", "glance"]) refresh(area(noun));
  },
  presence: ({ traineeId, online, at }) =>
    changeConversationRow(traineeId, { online, lastActiveAt: at }),
};

const refreshWeeks = (traineeId?: string) => refreshUnlessEdited(area("weeks", traineeId));

/** An edit on its way asks for what it changes by itself when it is done. */
function refreshUnlessEdited(key: string[]): void {
  if (queryClient.isMutating({ mutationKey: key }) === 0) refresh(key);
}

/** A screen of theirs that is open here learns that there is no such trainee any more. */
function forget(traineeId: string): void {
  showUnreadMessages(traineeId, 0);
  for (const noun of ["trainees", "conversations", "payments", "steps"]) refresh(area(noun));
  for (const noun of ["performance", "added-meals", "exercise-history", "weeks", "notes"])
    refresh(area(noun, traineeId));
}
