import { DurableObject } from "cloudflare:workers";
import { heartbeat, type LiveIdentity, liveHeaders } from "../domain/conversations/live.ts";

/** An object with sockets, on Cloudflare: it hibernates while nobody says anything. */
export abstract class LiveObject<Env = unknown> extends DurableObject<Env> {
  /**
   * Takes in this object's end of a connection.
   * @returns false when the ticket let somebody in before: nothing was taken in
   */
  abstract open(
    socket: WebSocket,
    identity: LiveIdentity,
    since: number | undefined,
  ): Promise<boolean>;

  /** Pings are answered by the platform, without waking the object. */
  override async fetch(request: Request): Promise<Response> {
    const { identity, since } = openingOf(request);
    const { 0: client, 1: socket } = new WebSocketPair();
    const pair = new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong);
    this.ctx.setWebSocketAutoResponse(pair);
    if (!(await this.open(socket, identity, since))) return new Response(null, { status: 401 });
    return new Response(null, { status: 101, webSocket: client });
  }
}

/** Whom the Worker proved the caller to be, and the last number that the client has. */
function openingOf({ headers }: Request): { identity: LiveIdentity; since?: number } {
  const identity = JSON.parse(headers.get(liveHeaders.identity) ?? "") as LiveIdentity;
  const since = headers.get(liveHeaders.since);
  return since === null ? { identity } : { identity, since: Number(since) };
}
