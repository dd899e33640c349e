/*
 * The platform of a live object. A Durable Object's context implements it, and so can anything with a database and
 * sockets.
 */

type SqlValue = string | number | null;

/** A row by its columns' names. */
export type Row<Columns> = Columns & Record<string, SqlValue>;

/** Synchronous SQLite. */
export interface Sql {
  exec<Found extends Record<string, SqlValue>>(
    query: string,
    ...bindings: SqlValue[]
  ): {
    toArray(): Found[];
    /** Throws unless there is exactly one row. */
    one(): Found;
  };
}

/** The storage of an object; the writes of a turn succeed together or not at all. */
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

/** One end of a connection, with its note for the object's sleep. */
export interface Socket {
  /** As a WebSocket's: 1 while it is open. */
  readonly readyState: number;
  send(data: string): void;
  close(code: number, reason: string): void;
  serializeAttachment(attached: unknown): void;
  deserializeAttachment(): unknown;
}

/** The state of a writable socket. */
export const openState = 1;

/** The connections of an object. */
export interface Sockets<Held extends Socket = Socket> {
  /** Accepts the object's end of a new connection. */
  acceptWebSocket(socket: Held): void;
  getWebSockets(): Held[];
  /** The other end's last heartbeat, which is answered without waking the object. */
  getWebSocketAutoResponseTimestamp(socket: Held): Date | null;
}
