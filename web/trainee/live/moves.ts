import { queryClient } from "../../lib/session/query-client.ts";
import type { Moves } from "../../live/moves.ts";
import { refresh } from "../../live/refresh.ts";
import { reads } from "../every-data.ts";
import type { Follow, News } from "../screen-data.ts";
import { showUnreadMessages, showUnreadNotifications } from "./show-unread.ts";

/** Invalidates, once each, all queries that follow this news. */
function tell(...news: readonly News[]): void {
  for (const { key, follows } of reads) {
    if (follows && news.some((each) => isMoved(follows[each]))) refresh(key);
  }
}

function isMoved(follow: Follow | undefined): boolean {
  if (!follow || follow === "always") return !!follow;
  return queryClient.isMutating({ mutationKey: follow.unlessWriting }) === 0;
}

const nothing = () => {};

/** What days of another app can change. */
const newsOfPast = ["exercises", "meals", "weight", "measurement", "steps"] as const;

/** The effect of each event on the trainee's windows. */
export const traineeMoves: Moves = {
  conversation: ({ unread }) => showUnreadMessages(unread),
  notification: ({ unread }) => {
    showUnreadNotifications(unread);
    tell("notification");
  },
  schedule: ({ kinds }) => tell(...kinds),
  trainee: ({ what }) => (what === "past" ? tell(what, ...newsOfPast) : tell(what)),
  payments: () => tell("payments"),
  list: nothing,
  settings: nothing,
  presence: nothing,
};
