/*
 * What a live object needs of the place where it lives. A Durable Object's own context is such a place,
 * and whatever else keeps a database and sockets can be one.
 */

type SqlValue = string | number | null;

/** A row as a statement names its columns. */
export type Row<Columns> = Columns & Record<string, SqlValue>;

/** SQLite, asked and answered at once. */
export interface Sql {
  exec<Found extends Record<string, SqlValue>>(
    query: string,
    ...bindings: SqlValue[]
  ): {
    toArray(): Found[];
    /** Throws unless there is exactly one. */
    one(): Found;
  };
}

/** What an object remembers; a turn's writes hold together or not at all. */
export interface Storage {
  readonly sql: Sql;
  /** Values that survive `structuredClone`. */
  readonly kv: {
    get<Value>(key: string): Value | undefined;
    put<Value>(key: string, value: Value): void;
    delete(key: string): boolean;
  };
  transactionSync<Result>(work: () => Result): Result;
  deleteAll(): Promise<void>;
}

/** One end of a connection, with what is noted on it while the object sleeps. */
export interface Socket {
  /** As of a WebSocket: 1 while it is open. */
  readonly readyState: number;
  send(data: string): void;
  close(code: number, reason: string): void;
  serializeAttachment(attached: unknown): void;
  deserializeAttachment(): unknown;
}

/** The state of a socket that may be written to. */
export const openState = 1;

/** The connections of an object. */
export interface Sockets<Held extends Socket = Socket> {
  /** Takes in the object's own end of a new connection. */
  acceptWebSocket(socket: Held): void;
  getWebSockets(): Held[];
  /** When the other end last gave the sign of life that is answered without waking the object. */
  getWebSocketAutoResponseTimestamp(socket: Held): Date | null;
}
