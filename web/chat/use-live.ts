import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ConversationEvent } from "../../domain/contract/conversations/conversation.ts";
import { otherSide, typingEvery, typingShown } from "../../domain/conversations/conversation.ts";
import { knownThrough } from "../../domain/conversations/message-log.ts";
import { viewedId } from "../lib/session/viewing.ts";
import type { LiveState } from "../live/plan.ts";
import { openLiveSocket } from "../live/socket.ts";
import { postRead, postTicket } from "./api.ts";
import type { Connection } from "./connection-news.ts";
import { noteOpenSocket, sendFrame, settleWaiting } from "./open-sockets.ts";
import { ownSide } from "./outgoing.ts";
import { applyEvent, type Conversation, markRead, refreshConversation } from "./queries.ts";

/** Interval of repeated reads while sockets are blocked, in milliseconds. */
const pollEveryMs = 5_000;
const readEveryMs = 250;
const renewBeforeMs = 60_000;

const connections: Record<LiveState, Connection> = {
  connecting: "connecting",
  connected: "connected",
  waiting: "failed",
  // Repeated reads replace the socket.
  blocked: "connected",
  ended: "failed",
};

interface LiveOptions {
  /** Whether missed messages are loaded; before that, events of the socket could not be told from them. */
  isOpened: boolean;
  /** Called with the number of unread messages after a read one. */
  onUnread: (unread: number) => void;
}

/** Connects a conversation while it is on screen. */
export function useLive(
  traineeId: string,
  conversation: Conversation | undefined,
  { isOpened, onUnread }: LiveOptions,
) {
  const [state, setState] = useState<LiveState>(viewedId === undefined ? "connecting" : "blocked");
  const [typing, hearTyping] = useTyping();
  const known = conversation?.log.readThrough[ownSide()] ?? 0;
  const read = useReadMarks({ traineeId, known, state, onUnread });
  const lastTyping = useRef(0);
  const since = useEffectEvent(() => conversation && knownThrough(conversation.log));
  const onFrame = useEffectEvent((event: ConversationEvent) => {
    settleWaiting(event);
    applyEvent(traineeId, event);
    if (event.type === "typing") hearTyping(true);
    if (event.type === "message" && event.message.from === otherSide(ownSide())) hearTyping(false);
  });

  useEffect(() => {
    // The view as a trainee opens no socket in their name; it reads repeatedly.
    if (!isOpened || viewedId !== undefined) return;
    let closeWay: (() => void) | undefined;
    const socket = openLiveSocket<ConversationEvent>({
      ticket: () => postTicket(traineeId),
      since: () => since(),
      onFrame: (event) => onFrame(event),
      onState: (next) => {
        setState(next);
        closeWay?.();
        closeWay = next === "connected" ? noteOpenSocket(traineeId, socket) : undefined;
      },
    });
    return () => {
      socket.close();
      closeWay?.();
    };
  }, [traineeId, isOpened]);

  useEffect(() => {
    if (state !== "blocked") return;
    const timer = setInterval(() => refreshConversation(traineeId), pollEveryMs);
    return () => clearInterval(timer);
  }, [state, traineeId]);

  const ticketEnd = conversation?.files.expiresAt;
  useEffect(() => {
    if (ticketEnd === undefined) return;
    const inMs = Math.max(renewBeforeMs, ticketEnd - Date.now() - renewBeforeMs);
    const timer = setTimeout(() => refreshConversation(traineeId), inMs);
    return () => clearTimeout(timer);
  }, [ticketEnd, traineeId]);

  return {
    connection: connections[state],
    typing,
    read,
    /** Tells the other side that this side is typing. */
    type: () => {
      const now = Date.now();
      if (now - lastTyping.current < typingEvery) return;
      // An unsent frame must not delay the next one.
      if (sendFrame(traineeId, { type: "typing" })) lastTyping.current = now;
    },
  };
}

export type Live = ReturnType<typeof useLive>;

/** Whether the other side is typing: for some seconds after each frame. */
function useTyping() {
  const [typing, setTyping] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hear = (now: boolean) => {
    clearTimeout(timer.current);
    setTyping(now);
    if (now) timer.current = window.setTimeout(() => setTyping(false), typingShown);
  };
  return [typing, hear] as const;
}

interface ReadMarks {
  traineeId: string;
  /** The own side's read mark in the cache. */
  known: number;
  state: LiveState;
  onUnread: (unread: number) => void;
}

/** Sends the own side's read mark: at once, then at most every 250 ms, and again after each interruption. */
function useReadMarks({ traineeId, known, state, onUnread }: ReadMarks) {
  const wanted = useRef(0);
  const sent = useRef(0);
  const timer = useRef(0);
  const send = useEffectEvent(() => {
    const through = wanted.current;
    if (through === 0) return;
    sent.current = through;
    onUnread(markRead(traineeId, through));
    if (!sendFrame(traineeId, { type: "read", through })) {
      postRead(traineeId, through).catch(() => {});
    }
  });
  const flush = useEffectEvent(() => {
    timer.current = 0;
    if (wanted.current > sent.current) send();
  });
  useEffect(() => {
    if (state === "connected") send();
  }, [state]);
  useEffect(() => {
    const onHide = () => flush();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      clearTimeout(timer.current);
      flush();
    };
  }, []);
  return (through: number) => {
    if (viewedId !== undefined || through <= Math.max(wanted.current, known)) return;
    wanted.current = through;
    if (timer.current) return;
    timer.current = window.setTimeout(() => flush(), readEveryMs);
    send();
  };
}
