import { queryOptions } from "@tanstack/react-query";
import type {
  ConversationEvent,
  ConversationPerson,
  Message,
  MessagesPage,
} from "../../domain/contract/conversations/conversation.ts";
import {
  addGaps,
  addRead,
  addStored,
  emptyLog,
  hasOlder,
  holeAfter,
  knownThrough,
  type MessageLog,
  unreadAfter,
} from "../../domain/conversations/message-log.ts";
import { queryClient as client } from "../lib/session/query-client.ts";
import { getPage } from "./api.ts";
import { ownSide } from "./outgoing.ts";

/** The cached state of a conversation. */
export interface Conversation {
  log: MessageLog<Message>;
  other: ConversationPerson;
  files: MessagesPage["files"];
}

const maxOlderAtOnce = 100;
const maxMissedAtOnce = 200;
const unreadPages = 5;
const shownBefore = 20;
const maxPagesAtOnce = 4;

const conversationKey = (traineeId: string) => ["conversation", traineeId] as const;

/** First the latest messages; later only those after the known ones. */
export function conversationQuery(traineeId: string) {
  const queryKey = conversationKey(traineeId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Conversation> => {
      let known = client.getQueryData<Conversation>(queryKey);
      for (;;) {
        const page = await getPage(traineeId, nextOf(known), signal);
        // Events of the socket during the request are in the cache, not in `known`.
        const before = client.getQueryData<Conversation>(queryKey) ?? known;
        const wasKnown = known !== undefined;
        known = withPage(before, page);
        if (!wasKnown) return withUnread(traineeId, known);
        if (!page.more) return known;
      }
    },
    staleTime: 0,
    // The query continues from the known messages, so the cached answer is read first.
    meta: { goesOn: true },
  });
}

function nextOf(known: Conversation | undefined) {
  return known ? { since: knownThrough(known.log), limit: maxMissedAtOnce } : {};
}

function withPage(known: Conversation | undefined, page: MessagesPage): Conversation {
  const log = addStored(addGaps(known?.log ?? emptyLog<Message>(), page.gaps), page.messages);
  return { log: addRead(log, page.readThrough), other: page.other, files: page.files };
}

/** Also loads the unread messages before the latest page, up to a limit. */
async function withUnread(traineeId: string, latest: Conversation): Promise<Conversation> {
  let known = latest;
  for (let pages = 0; pages < unreadPages; pages++) {
    const before = known.log.stored[0]?.seq ?? 0;
    const missing = before - known.log.readThrough[ownSide()] - 1;
    if (missing <= 0) break;
    const limit = Math.min(maxMissedAtOnce, missing);
    const { messages } = await getPage(traineeId, { before, limit });
    if (messages.length === 0) break;
    known = { ...known, log: addStored(known.log, messages) };
  }
  return known;
}

function changeConversation(
  traineeId: string,
  change: (known: Conversation) => Conversation,
): void {
  client.setQueryData<Conversation>(conversationKey(traineeId), (known) => known && change(known));
}

export const changeLog = (
  traineeId: string,
  change: (log: MessageLog<Message>) => MessageLog<Message>,
) => changeConversation(traineeId, (known) => ({ ...known, log: change(known.log) }));

/**
 * Marks messages as read at once, before the server confirms it.
 * @returns number of messages still unread
 */
export function markRead(traineeId: string, through: number): number {
  const side = ownSide();
  changeLog(traineeId, (log) => addRead(log, { [side]: through }));
  const known = client.getQueryData<Conversation>(conversationKey(traineeId));
  return known ? unreadAfter(known.log, side, known.log.readThrough[side]) : 0;
}

/** Refreshes the conversation: missed messages, presence and file ticket. */
export function refreshConversation(traineeId: string): void {
  void client.invalidateQueries({ queryKey: conversationKey(traineeId) });
}

const loading = new Map<string, Promise<void>>();

/** Loads the messages before the first known one. */
export function loadOlder(traineeId: string): Promise<void> {
  const running = loading.get(traineeId);
  if (running) return running;
  const known = client.getQueryData<Conversation>(conversationKey(traineeId));
  const before = known?.log.stored[0]?.seq;
  if (!known || before === undefined || !hasOlder(known.log)) return Promise.resolve();
  const load = getPage(traineeId, { before, limit: maxOlderAtOnce })
    .then(({ messages }) => changeLog(traineeId, (log) => addStored(log, messages)))
    .finally(() => loading.delete(traineeId));
  loading.set(traineeId, load);
  return load;
}

/**
 * Loads all messages from a given one on, and some before it. The known messages have no hole: all are added or none.
 * @param signal cancels it when the reader has moved on
 */
export async function loadThrough(
  traineeId: string,
  seq: number,
  signal?: AbortSignal,
): Promise<void> {
  const wanted = Math.max(1, seq - shownBefore);
  await loading.get(traineeId);
  for (;;) {
    signal?.throwIfAborted();
    const known = client.getQueryData<Conversation>(conversationKey(traineeId));
    const first = known?.log.stored[0]?.seq;
    if (first === undefined || first <= wanted) return;
    const pages: Promise<MessagesPage>[] = [];
    for (let before = first; before > wanted && pages.length < maxPagesAtOnce; ) {
      pages.push(getPage(traineeId, { before, limit: maxMissedAtOnce }, signal));
      before -= maxMissedAtOnce;
    }
    const messages = (await Promise.all(pages)).flatMap((page) => page.messages);
    if (messages.length === 0) return;
    changeLog(traineeId, (log) => addStored(log, messages));
  }
}

/** Applies an event of the conversation's socket. */
export function applyEvent(traineeId: string, event: ConversationEvent): void {
  switch (event.type) {
    case "hello":
      changeConversation(traineeId, (known) => ({
        ...known,
        log: addRead(addStored(addGaps(known.log, event.gaps), event.messages), event.readThrough),
        other: { ...known.other, online: event.online },
      }));
      if (event.more) refreshConversation(traineeId);
      break;
    case "message":
      changeLog(traineeId, (log) => addStored(log, [event.message]));
      refreshWhereHoled(traineeId);
      break;
    case "read":
      changeLog(traineeId, (log) => addRead(log, { [event.by]: event.through }));
      break;
    case "presence":
      changeConversation(traineeId, (known) => ({
        ...known,
        other: {
          ...known.other,
          online: event.online,
          lastActiveAt: event.online ? known.other.lastActiveAt : Date.now(),
        },
      }));
  }
}

function refreshWhereHoled(traineeId: string): void {
  const known = client.getQueryData<Conversation>(conversationKey(traineeId));
  if (known && holeAfter(known.log) !== undefined) refreshConversation(traineeId);
}
