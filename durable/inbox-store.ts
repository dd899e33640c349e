import type { InboxEvent } from "../domain/contract/inbox.ts";
import { maxInbox } from "../domain/conversations/live.ts";
import type { Sql, Storage } from "./host.ts";

/** Each step raises the tables of an object by one version; landed ones never change. */
const migrations = [
  `create table events (
    seq integer primary key,
    subject text not null,
    event text not null,
    at integer not null
  );
  create index events_subject on events (subject);
  create table present (trainee_id text primary key) without rowid`,
  `create table open_conversations (
    session_id text not null,
    trainee_id text not null,
    until integer not null,
    primary key (session_id, trainee_id)
  ) without rowid`,
];

/** A conversation that a session of this person may have open. */
export interface OpenConversation {
  sessionId: string;
  traineeId: string;
  /** The latest end, UTC milliseconds. */
  until: number;
}

/** The inbox's person, and the last told presence. */
interface StoredPresence {
  accountId: string;
  side: "trainer" | "trainee";
  online: boolean;
  lastActiveAt: number;
  /** Consecutive failures of telling it. */
  failures: number;
}

/** Recent events of an inbox, in its object's SQLite. */
export class InboxStore {
  readonly #storage: Storage;
  #isMigrated = false;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * Numbers an event and stores it in place of outdated ones.
   * @returns its number: 1, 2, 3 …
   */
  append(event: InboxEvent, now: number): number {
    const sql = this.#sql;
    return this.#storage.transactionSync(() => {
      const subject = subjectOf(event);
      const { seq } = sql
        .exec<{ seq: number }>(
          "insert into events (subject, event, at) values (?, ?, ?) returning seq",
          subject,
          JSON.stringify(event),
          now,
        )
        .one();
      sql.exec("delete from events where subject = ? and seq < ?", subject, seq);
      if (event.type === "presence") this.#keepPresent(event);
      if (event.type === "trainee" && event.what === "deleted") this.#forget(event.traineeId, seq);
      this.#forgetOld(seq, now);
      return seq;
    });
  }

  /** The newest event's number and time; 0 and null before the first. */
  newest(): { seq: number; at: number | null } {
    const [row] = this.#sql
      .exec<{ seq: number; at: number }>("select seq, at from events order by seq desc limit 1")
      .toArray();
    return row ?? { seq: 0, at: null };
  }

  /** Events after a number, oldest first; null if they are no longer stored. */
  since(seq: number): InboxEvent[] | null {
    if (seq > this.newest().seq || seq < this.#forgotten) return null;
    return this.#sql
      .exec<{ event: string }>("select event from events where seq > ? order by seq", seq)
      .toArray()
      .map(({ event }) => JSON.parse(event) as InboxEvent);
  }

  /** Online trainees, as told to this inbox. */
  presentTrainees(): string[] {
    return this.#sql
      .exec<{ id: string }>("select trainee_id as id from present")
      .toArray()
      .map(({ id }) => id);
  }

  /** Notes an opened conversation, and forgets closed ones. */
  noteOpenConversation({ sessionId, traineeId, until }: OpenConversation, now: number): void {
    const sql = this.#sql;
    sql.exec("delete from open_conversations where until <= ?", now);
    sql.exec(
      `insert into open_conversations (session_id, trainee_id, until) values (?, ?, ?)
       on conflict do update set until = max(until, excluded.until)`,
      sessionId,
      traineeId,
      until,
    );
  }

  /** Trainees whose conversations these sessions may have open. */
  openConversations(sessionIds: readonly string[], now: number): string[] {
    return this.#sql
      .exec<{ id: string }>(
        `select distinct trainee_id as id from open_conversations
         where until > ? and session_id in (select value from json_each(?))`,
        now,
        JSON.stringify(sessionIds),
      )
      .toArray()
      .map(({ id }) => id);
  }

  get presence(): StoredPresence | undefined {
    return this.#storage.kv.get<StoredPresence>("presence");
  }

  set presence(presence: StoredPresence) {
    this.#storage.kv.put("presence", presence);
  }

  get isErased(): boolean {
    return this.#storage.kv.get("erased") === true;
  }

  /** Erases everything except the fact of the erasure, so that later events are not stored. */
  async erase(): Promise<void> {
    this.#isMigrated = false;
    await this.#storage.deleteAll();
    this.#storage.kv.put("erased", true);
  }

  get #forgotten(): number {
    return this.#storage.kv.get<number>("forgotten") ?? 0;
  }

  #keepPresent({ traineeId, online }: { traineeId: string; online: boolean }): void {
    this.#sql.exec(
      online
        ? "insert into present (trainee_id) values (?) on conflict do nothing"
        : "delete from present where trainee_id = ?",
      traineeId,
    );
  }

  #forget(traineeId: string, deletedIn: number): void {
    this.#sql.exec("delete from present where trainee_id = ?", traineeId);
    this.#sql.exec(
      "delete from events where seq < ? and json_extract(event, '$.traineeId') = ?",
      deletedIn,
      traineeId,
    );
  }

  #forgetOld(newest: number, now: number): void {
    const { last } = this.#sql
      .exec<{ last: number | null }>(
        `select max(seq) as last from events where seq < ? and (at < ? or seq <= (
          select seq from events order by seq desc limit 1 offset ?))`,
        newest,
        now - maxInbox.days * 86_400_000,
        maxInbox.events,
      )
      .one();
    if (last === null) return;
    this.#sql.exec("delete from events where seq <= ?", last);
    this.#storage.kv.put("forgotten", last);
  }

  get #sql(): Sql {
    if (!this.#isMigrated) this.#migrate();
    return this.#storage.sql;
  }

  #migrate(): void {
    this.#storage.transactionSync(() => {
      const version = this.#storage.kv.get<number>("version") ?? 0;
      for (const migration of migrations.slice(version)) this.#storage.sql.exec(migration);
      if (version < migrations.length) this.#storage.kv.put("version", migrations.length);
    });
    this.#isMigrated = true;
  }
}

/** The subject of an event. The newest event of a subject replaces older ones. */
function subjectOf(event: InboxEvent): string {
  switch (event.type) {
    case "notification":
    case "settings":
    case "payments":
      return event.type;
    case "schedule":
      return `${event.type}:${event.traineeId ?? ""}:${event.kinds.toSorted()}`;
    case "trainee":
      return `${event.type}:${event.what}:${event.traineeId}`;
    case "list":
      return `${event.type}:${event.what}`;
    default:
      return `${event.type}:${event.traineeId}`;
  }
}
