import { runInDurableObject } from "cloudflare:test";
import type { InboxFrame } from "../../domain/contract/inbox.ts";
import { type LiveIdentity, liveHeaders } from "../../domain/conversations/live.ts";
import { attach, attachedTo } from "../../durable/live-socket.ts";

export interface TestSocket<Frame> {
  socket: WebSocket;
  /** Waits for the next unread frame. */
  next(): Promise<Frame>;
  /** All received, unread frames. */
  rest(): Frame[];
  /** Resolves with the code of the other side's close. */
  closed: Promise<number>;
}

/** Reads an upgraded answer's socket frame by frame. */
export function readSocket<Frame>({ webSocket }: Response): TestSocket<Frame> {
  if (!webSocket) throw new Error("the answer has no socket");
  const frames: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  webSocket.accept();
  webSocket.addEventListener("message", ({ data }) => {
    const frame = data === "pong" ? (data as Frame) : (JSON.parse(String(data)) as Frame);
    const resolve = waiting.shift();
    if (resolve) resolve(frame);
    else frames.push(frame);
  });
  const closed = new Promise<number>((resolve) => {
    webSocket.addEventListener("close", ({ code }) => resolve(code));
  });
  return {
    socket: webSocket,
    next: () =>
      new Promise((resolve) => {
        const frame = frames.shift();
        if (frame === undefined) waiting.push(resolve);
        else resolve(frame);
      }),
    rest: () => frames.splice(0),
    closed,
  };
}

/** Opens a socket to a live object, as the Worker does after a valid ticket. */
export async function openObject<Frame = InboxFrame>(
  stub: { fetch(url: string, init: RequestInit): Promise<Response> },
  identity: LiveIdentity,
  since?: number,
): Promise<TestSocket<Frame>> {
  const response = await stub.fetch("http://live/", {
    headers: {
      upgrade: "websocket",
      [liveHeaders.identity]: JSON.stringify(identity),
      ...(since === undefined ? {} : { [liveHeaders.since]: String(since) }),
    },
  });
  return readSocket<Frame>(response);
}

/** Expires the proof of these sockets. */
export const endProofs = (
  stub: DurableObjectStub,
  isAffected: (identity: LiveIdentity) => boolean,
): Promise<void> =>
  runInDurableObject(stub, (_, context) => {
    for (const socket of context.getWebSockets()) {
      const attached = attachedTo(socket);
      const identity = { ...attached.identity, provenUntil: Date.now() };
      if (isAffected(identity)) attach(socket, { ...attached, identity });
    }
  });
