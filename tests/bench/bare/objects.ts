import { DurableObject } from "cloudflare:workers";

/** Sends back what comes in: the least that a live object can do. */
export class Echo extends DurableObject {
  override async fetch(): Promise<Response> {
    const { 0: client, 1: socket } = new WebSocketPair();
    this.ctx.acceptWebSocket(socket);
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, frame: string): Promise<void> {
    socket.send(frame);
  }
}

/** Stores each frame once by its id, acknowledges it, and shows it to the other sockets. */
export class Board extends DurableObject<unknown> {
  constructor(state: DurableObjectState, env: unknown) {
    super(state, env);
    state.storage.sql.exec(
      "create table if not exists notes (seq integer primary key, id text not null unique, body text)",
    );
  }

  override async fetch(): Promise<Response> {
    const { 0: client, 1: socket } = new WebSocketPair();
    this.ctx.acceptWebSocket(socket);
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, frame: string): Promise<void> {
    const { clientId, body } = JSON.parse(frame) as { clientId: string; body: unknown };
    const [row] = this.ctx.storage.sql
      .exec<{ seq: number }>(
        "insert into notes (id, body) values (?, ?) on conflict (id) do nothing returning seq",
        clientId,
        JSON.stringify(body),
      )
      .toArray();
    const seq = row?.seq;
    socket.send(JSON.stringify({ type: "stored", clientId, seq }));
    const shown = JSON.stringify({ type: "message", message: { seq, clientId, body } });
    for (const other of this.ctx.getWebSockets()) if (other !== socket) other.send(shown);
  }
}
