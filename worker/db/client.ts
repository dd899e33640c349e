import type { D1Database, D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import type { ExtractTablesWithRelations, Query } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { MiranError } from "../../domain/errors.ts";

/** The part of D1 that the app needs; the demo implements it over SQLite in the browser. */
export type DatabaseClient = Pick<D1Database, "prepare" | "batch">;

type Relations = Record<string, never>;
export type Database = DrizzleD1Database<Relations> & { $client: DatabaseClient };

// One for the life of the isolate: it caches column names, whose lookup costs more a request than the queries.
// `drizzle()` would make one a call.
const dialect = new SQLiteAsyncDialect({ casing: "snake_case" });

type Prepare = SQLiteD1Session<Relations, ExtractTablesWithRelations<Relations>>["prepareQuery"];

/** A client that remembers its last statement: Drizzle's queries hand theirs to nobody. */
class StatementKeeper implements DatabaseClient {
  readonly #client: DatabaseClient;
  last: D1PreparedStatement | undefined;

  constructor(client: DatabaseClient) {
    this.#client = client;
  }

  prepare(query: string): D1PreparedStatement {
    this.last = this.#client.prepare(query);
    return this.last;
  }

  batch: DatabaseClient["batch"] = (statements) => this.#client.batch(statements);
}

/** A query of a batch, which knows its SQL and how its answer is read. */
export interface BatchQuery {
  prepare(): {
    getQuery(): Query;
    mapResult(answer: unknown, isFromBatch?: boolean): unknown;
    /** Its statement, of a query that Drizzle did not build. */
    statement?: D1PreparedStatement;
  };
}

/** Drizzle's session over D1, with batches that also take queries which Drizzle did not build. */
export class Session extends SQLiteD1Session<Relations, ExtractTablesWithRelations<Relations>> {
  readonly #client: StatementKeeper;
  readonly #statements = new WeakMap<object, D1PreparedStatement>();

  constructor(client: DatabaseClient) {
    const keeper = new StatementKeeper(client);
    super(keeper as unknown as D1Database, dialect, undefined);
    this.#client = keeper;
  }

  override prepareQuery(...given: Parameters<Prepare>): ReturnType<Prepare> {
    const query = super.prepareQuery(...given);
    if (this.#client.last) this.#statements.set(query, this.#client.last);
    return query;
  }

  override async batch(queries: readonly BatchItem<"sqlite">[]): Promise<unknown[]> {
    const prepared = (queries as unknown as readonly BatchQuery[]).map((query) => query.prepare());
    const answers: D1Result[] = await this.#client.batch(
      prepared.map((query) => {
        const { sql, params } = query.getQuery();
        const statement = query.statement ?? this.#statements.get(query);
        return (statement ?? this.#client.prepare(sql)).bind(...params);
      }),
    );
    return prepared.map((query, index) => query.mapResult(answers[index], true));
  }
}

/** The queries of a session. */
export const databaseOf = (session: Session, client: DatabaseClient): Database =>
  Object.assign(new DrizzleD1Database<Relations>("async", dialect, session, undefined), {
    $client: client,
  });

export const connect = (client: DatabaseClient): Database =>
  databaseOf(new Session(client), client);

/**
 * The database of one signed-in session. Statements run in batches only. Each batch first proves in its
 * transaction that the session has not ended, so an ended session reads and writes nothing. It costs no extra
 * round trip.
 */
export function connectSession(
  client: DatabaseClient,
  session: { id: string; now: number },
): Database {
  return connect(new SessionClient(client, session) as unknown as DatabaseClient);
}

/** The same for reading alone: a writing statement is refused before it is sent. */
export function connectReading(
  client: DatabaseClient,
  session: { id: string; now: number },
): Database {
  return connect(new ReadingClient(client, session) as unknown as DatabaseClient);
}

// json() of an invalid text raises an error, which rolls the whole batch back.
const sessionProof = `select json(case when exists (
  select 1 from sessions where id = ?1 and ended_at is null and expires_at > ?2
) then '1' else 'session ended' end) as proof`;

class SessionClient {
  readonly #client: DatabaseClient;
  readonly #session: { id: string; now: number };

  constructor(client: DatabaseClient, session: { id: string; now: number }) {
    this.#client = client;
    this.#session = session;
  }

  prepare(query: string): SessionStatement {
    return new SessionStatement(this.#client.prepare(query));
  }

  async batch(statements: SessionStatement[]): Promise<D1Result[]> {
    const proof = this.#client.prepare(sessionProof).bind(this.#session.id, this.#session.now);
    try {
      const results = await this.#client.batch([
        proof,
        ...statements.map((statement) => statement.prepared),
      ]);
      return results.slice(1);
    } catch (error) {
      if (String(error).includes("malformed JSON") && (await this.#ended())) {
        throw new MiranError("session_ended");
      }
      throw error;
    }
  }

  async #ended(): Promise<boolean> {
    const row = await this.#client
      .prepare("select 1 from sessions where id = ? and ended_at is null and expires_at > ?")
      .bind(this.#session.id, this.#session.now)
      .first();
    return row === null;
  }
}

const reads = /^\s*(?:select|with)\b/i;
const writes = /\b(?:insert\s+(?:or\s+\w+\s+)?into|update\s+\S+\s+set|delete\s+from)\b/i;

class ReadingClient extends SessionClient {
  override prepare(query: string): SessionStatement {
    if (!reads.test(query) || writes.test(query)) throw new Error("who only looks writes nothing");
    return super.prepare(query);
  }
}

class SessionStatement {
  readonly prepared: D1PreparedStatement;

  constructor(prepared: D1PreparedStatement) {
    this.prepared = prepared;
  }

  bind(...values: unknown[]): SessionStatement {
    return new SessionStatement(this.prepared.bind(...values));
  }

  all = refuse;
  raw = refuse;
  run = refuse;
  first = refuse;
}

function refuse(): never {
  throw new Error("a session's statements run in db.batch([...]), which proves the session first");
}
