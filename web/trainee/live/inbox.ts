import { paths } from "../../../domain/paths.ts";
import type { OpenInbox } from "../../frame/use-inbox.ts";
import { answer } from "../../lib/session/answer.ts";
import { isLocked } from "../../lib/session/app-lock.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { announceMessage } from "../../live/announce-message.ts";
import { openInbox } from "../../live/inbox.ts";
import { moveBy } from "../../live/moves.ts";
import { refreshOlder } from "../../live/refresh.ts";
import { reads } from "../every-data.ts";
import { traineeMoves } from "./moves.ts";

/** Opens the socket of the trainee's window. */
export const openTraineeInbox: OpenInbox = (go) =>
  openInbox({
    ticket: () => answer(traineeClient()["live-ticket"].$post({ json: {} })),
    move: moveBy(traineeMoves),
    announce: (event) => {
      if (event.type !== "conversation" || event.message?.from !== "trainer") return;
      if (isLocked() || location.pathname.startsWith(paths.trainee.chat)) return;
      announceMessage(event.message, () => go(paths.trainee.chat));
    },
    refreshAll: (age) => {
      for (const { key, follows } of reads) if (follows) refreshOlder(key, age);
    },
  });
