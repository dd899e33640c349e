import { DurableObject } from "cloudflare:workers";
import { heartbeat, type LiveIdentity, liveHeaders } from "../domain/conversations/live.ts";

/** An object with sockets on Cloudflare; it hibernates without frames. */
export abstract class LiveObject<Env = unknown> extends DurableObject<Env> {
  /**
   * Accepts this object's end of a connection.
   * @returns false for a used ticket: nothing was accepted
   */
  abstract open(
    socket: WebSocket,
    identity: LiveIdentity,
    since: number | undefined,
  ): Promise<boolean>;

  /** The platform answers pings without waking the object. */
  override async fetch(request: Request): Promise<Response> {
    const { identity, since } = openingOf(request);
    const { 0: client, 1: socket } = new WebSocketPair();
    const pair = new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong);
    this.ctx.setWebSocketAutoResponse(pair);
    if (!(await this.open(socket, identity, since))) return new Response(null, { status: 401 });
    return new Response(null, { status: 101, webSocket: client });
  }
}

/** The caller's identity, proven by the Worker, and the client's last number. */
function openingOf({ headers }: Request): { identity: LiveIdentity; since?: number } {
  const identity = JSON.parse(headers.get(liveHeaders.identity) ?? "") as LiveIdentity;
  const since = headers.get(liveHeaders.since);
  return since === null ? { identity } : { identity, since: Number(since) };
}
