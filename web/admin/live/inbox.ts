import { adminPaths } from "../../../domain/admin-paths.ts";
import type { OpenInbox } from "../../frame/use-inbox.ts";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { announceMessage } from "../../live/announce-message.ts";
import { openInbox } from "../../live/inbox.ts";
import { moveBy } from "../../live/moves.ts";
import { refreshOlder } from "../../live/refresh.ts";
import { mealChoicesKey } from "../../meals/query.ts";
import { area, nouns, trainerMoves } from "./moves.ts";

/** Opens the socket of the trainer's window; it also listens in the background. */
export const openTrainerInbox: OpenInbox = (go) =>
  openInbox({
    ticket: () => answer(adminClient()["live-ticket"].$post({ json: {} })),
    move: moveBy(trainerMoves),
    announce: (event) => {
      if (event.type !== "conversation" || event.message?.from !== "trainee") return;
      const to = adminPaths.conversation(event.traineeId);
      const isOpen = `${location.pathname}${location.search}`.startsWith(to);
      if (!isOpen) announceMessage(event.message, () => go(to));
    },
    refreshAll: (age) => {
      for (const noun of nouns) refreshOlder(area(noun), age);
      refreshOlder(mealChoicesKey, age);
    },
    restAfterMs: Number.POSITIVE_INFINITY,
  });
