import { runInDurableObject } from "cloudflare:test";
import type { InboxFrame } from "../../domain/contract/inbox.ts";
import { type LiveIdentity, liveHeaders } from "../../domain/conversations/live.ts";
import { attach, attachedTo } from "../../durable/live-socket.ts";

export interface TestSocket<Frame> {
  socket: WebSocket;
  /** The next frame that was not taken yet; waits for it. */
  next(): Promise<Frame>;
  /** The frames that came and were not taken yet. */
  rest(): Frame[];
  /** The code with which the other side ended it; waits for it. */
  closed: Promise<number>;
}

/** Reads an upgraded answer's socket frame by frame. */
export function readSocket<Frame>({ webSocket }: Response): TestSocket<Frame> {
  if (!webSocket) throw new Error("the answer is no socket");
  const frames: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  webSocket.accept();
  webSocket.addEventListener("message", ({ data }) => {
    const frame = data === "pong" ? (data as Frame) : (JSON.parse(String(data)) as Frame);
    const taker = waiting.shift();
    if (taker) taker(frame);
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

/** Opens a socket straight to a live object, as the Worker does for who was proven. */
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

/** Lets the proof of these sockets be over, as when their time has passed. */
export const endProofs = (
  stub: DurableObjectStub,
  isMeant: (identity: LiveIdentity) => boolean,
): Promise<void> =>
  runInDurableObject(stub, (_, context) => {
    for (const socket of context.getWebSockets()) {
      const attached = attachedTo(socket);
      const identity = { ...attached.identity, provenUntil: Date.now() };
      if (isMeant(identity)) attach(socket, { ...attached, identity });
    }
  });
