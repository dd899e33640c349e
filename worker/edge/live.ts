import { type LiveIdentity, liveHeaders } from "../../domain/conversations/live.ts";
import type { Live } from "../platform/live.ts";
import { type ObjectBindings, objectStubs } from "./objects.ts";

const opened = new WeakMap<Request, Response>();

/** The upgrade that replaces the app's answer to a request. */
export const socketFor = (request: Request): Response | undefined => opened.get(request);

/** The Durable Objects behind platform.ts. */
export function liveObjects(bindings: ObjectBindings): Live {
  const { conversation, inbox } = objectStubs(bindings);
  return {
    async openSocket(request, identity, since) {
      const stub =
        identity.object === "inbox" ? inbox(identity.ownerId) : conversation(identity.ownerId);
      const answer = await stub.fetch("http://live/", { headers: socketHeaders(identity, since) });
      if (answer.status !== 101) return false;
      opened.set(request, answer);
      return true;
    },
    noteOpenConversation: (accountId, conversation) =>
      inbox(accountId).noteOpenConversation(conversation),
    endSessions: (accountId, sessionIds) => inbox(accountId).endSessions([...sessionIds]),
    endConversationSessions: (traineeId, sessionIds) =>
      conversation(traineeId).endSessions([...sessionIds]),
    tell: (accountId, event, except) => inbox(accountId).tell(event, except),
    presence: (accountId) => inbox(accountId).presence(),
    presentTrainees: (trainerId) => inbox(trainerId).presentTrainees(),
    appendMessage: (author, message) => conversation(author.traineeId).append(author, message),
    listMessages: (traineeId, query) => conversation(traineeId).list(query),
    searchMessages: (traineeId, query) => conversation(traineeId).search(query),
    markRead: (reader, through) => conversation(reader.traineeId).markRead(reader, through),
    expectFile: (author, file) => conversation(author.traineeId).expectFile(author, file),
    noteFile: (traineeId, fileId) => conversation(traineeId).noteFile(fileId),
    copyConversation: (traineeId, place, limit) => conversation(traineeId).copy(place, limit),
    isConversationFree: (traineeId, backup) => conversation(traineeId).isFree(backup),
    restoreConversation: (part) => conversation(part.traineeId).takeOver(part),
    followRestoredConversation: (traineeId) => conversation(traineeId).followRestored(),
    eraseConversation: (traineeId) => conversation(traineeId).erase(),
    eraseInbox: (accountId) => inbox(accountId).erase(),
  };
}

function socketHeaders(identity: LiveIdentity, since: number | undefined): Record<string, string> {
  return {
    upgrade: "websocket",
    [liveHeaders.identity]: JSON.stringify(identity),
    ...(since === undefined ? {} : { [liveHeaders.since]: String(since) }),
  };
}
