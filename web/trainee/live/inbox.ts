import { paths } from "../../../domain/paths.ts";
import { type ScheduleKind, scheduleKinds } from "../../../domain/schedules/schedules.ts";
import type { OpenInbox } from "../../frame/use-inbox.ts";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { announceMessage } from "../../live/announce-message.ts";
import { openInbox } from "../../live/inbox.ts";
import { type Moves, moveBy } from "../../live/moves.ts";
import { refresh, refreshOlder } from "../../live/refresh.ts";
import { dietWritesKey } from "../diet/keys.ts";
import { mealWeekKey, shoppingWeekKey } from "../diet/queries.ts";
import { exerciseWritesKey } from "../exercise/keys.ts";
import { exerciseHistoryKey, exerciseMonthKey, exerciseWeekKey } from "../exercise/queries.ts";
import { homeKey } from "../home/queries.ts";
import { notesKey } from "../notes/keys.ts";
import { measurementWritesKey } from "../profile/keys.ts";
import { absencesKey, bodyHistoryKey, paymentsKey, profileKey } from "../profile/queries.ts";
import { stepsWritesKey } from "../steps/keys.ts";
import { stepsKey } from "../steps/queries.ts";
import { weightWritesKey } from "../weight/keys.ts";
import { weightKey } from "../weight/queries.ts";
import { showUnreadMessages, showUnreadNotifications } from "./show-unread.ts";

const notificationsKey = ["trainee", "notifications"] as const;
const mealViews = [shoppingWeekKey];
const exerciseViews = [exerciseHistoryKey, exerciseMonthKey];
const moved = [
  homeKey,
  notificationsKey,
  notesKey,
  exerciseWeekKey,
  mealWeekKey,
  weightKey,
  profileKey,
  absencesKey,
  bodyHistoryKey,
  paymentsKey,
  stepsKey,
  ...exerciseViews,
  ...mealViews,
];
const weeks = {
  exercises: { week: exerciseWeekKey, writes: exerciseWritesKey },
  meals: { week: mealWeekKey, writes: dietWritesKey },
} as const;

function refreshWeek(kind: ScheduleKind): void {
  const { week, writes } = weeks[kind];
  // What is being sent asks for the week by itself when it is through.
  if (queryClient.isMutating({ mutationKey: writes }) === 0) refresh(week);
}

function refreshBody(): void {
  if (queryClient.isMutating({ mutationKey: measurementWritesKey }) > 0) return;
  refresh(profileKey);
  refresh(absencesKey);
  refresh(bodyHistoryKey);
}

function refreshSteps(): void {
  if (queryClient.isMutating({ mutationKey: stepsWritesKey }) > 0) return;
  for (const key of [stepsKey, homeKey, exerciseWeekKey]) refresh(key);
}

const moves: Moves = {
  conversation: ({ unread }) => showUnreadMessages(unread),
  notification: ({ unread }) => {
    showUnreadNotifications(unread);
    refresh(notificationsKey);
  },
  schedule: ({ kinds }) => {
    kinds.forEach(refreshWeek);
    if (kinds.includes("exercises")) for (const key of exerciseViews) refresh(key);
    if (kinds.includes("meals")) for (const key of mealViews) refresh(key);
    refresh(homeKey);
  },
  trainee: ({ what }) => {
    if (what === "steps") return refreshSteps();
    if (what !== "note") refreshBody();
    if (what === "note") {
      refreshWeek("meals");
      // One that went took along what told of it.
      for (const key of [notesKey, notificationsKey, homeKey]) refresh(key);
    }
    if (what !== "weight" && what !== "profile") return;
    if (what === "profile") scheduleKinds.forEach(refreshWeek);
    if (queryClient.isMutating({ mutationKey: weightWritesKey }) === 0) refresh(weightKey);
    refresh(homeKey);
  },
  payments: () => refresh(paymentsKey),
  list: () => {},
  settings: () => {},
  presence: () => {},
};

/** Brings the trainee's window what happens elsewhere. */
export const openTraineeInbox: OpenInbox = (go) =>
  openInbox({
    ticket: () => answer(traineeClient()["live-ticket"].$post({ json: {} })),
    move: moveBy(moves),
    announce: (event) => {
      if (event.type !== "conversation" || event.message?.from !== "trainer") return;
      if (location.pathname.startsWith(paths.trainee.chat)) return;
      announceMessage(event.message, () => go(paths.trainee.chat));
    },
    refreshAll: (age) => {
      for (const key of moved) refreshOlder(key, age);
    },
  });
