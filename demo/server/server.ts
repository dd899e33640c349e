import initSqlJs from "sql.js";
import { defaultTimeZone, localDateAt } from "../../domain/calendar.ts";
import type { SignedIn } from "../../domain/contract/accounts/session.ts";
import type { LiveIdentity } from "../../domain/conversations/live.ts";
import { daysToRamadan } from "../../domain/prayers/ramadan-window.ts";
import { crons, runScheduled } from "../../worker/actions/operations/run-scheduled.ts";
import { app } from "../../worker/app.ts";
import { getAccountByEmail } from "../../worker/data/accounts/accounts.ts";
import type { Live } from "../../worker/platform/live.ts";
import type { LogEntry, Platform } from "../../worker/platform.ts";
import { shiftClock } from "../clock.ts";
import type { Side, Standing, WireAnswer, WireRequest, WrittenMail } from "../protocol.ts";
import { door } from "./door.ts";
import type { PersistedFile } from "./files.ts";
import { LiveObjects } from "./live-objects.ts";
import type { FarEnd, ObjectSocket } from "./object-socket.ts";
import { Panel } from "./panel.ts";
import {
  keyOf,
  newNotes,
  type PersistedNotes,
  type PersistedState,
  type PersistedStore,
} from "./persisted-state.ts";
import { demoPlatform } from "./platform.ts";
import { DemoRequests, type Line } from "./requests.ts";
import { writeSampleData } from "./sample-data.ts";
import { Sqlite } from "./sqlite.ts";
import { StandInTrainer } from "./stand-in-trainer.ts";
import { StateWriter } from "./state-writer.ts";

const dayMs = 86_400_000;
const maxMails = 30;
const maxMissed = 14;

interface Opening {
  wasm: ArrayBuffer;
  /** The migrated database with the starter library. */
  library: Uint8Array;
  version: string;
  origin: string;
  replies: readonly string[];
  store: PersistedStore;
  kept: PersistedState | undefined;
  /** By how much the clock of a new demo is ahead. */
  aheadMs: number;
  onProgress(share: number): void;
  onKeeps(keeps: boolean): void;
  log(entry: LogEntry): void;
}

/** The whole product in this browser: the app over another platform. */
export class DemoServer {
  readonly #origin: string;
  readonly #notes: PersistedNotes;
  readonly #keeper: StateWriter;
  readonly #platform: Platform;
  readonly #objects: LiveObjects;
  readonly #requests: DemoRequests;
  readonly #sqlite: Sqlite;
  readonly #standIn: StandInTrainer;
  readonly #panel: Panel;

  /** Opens the persisted state, or fills a new one. */
  static async open(opening: Opening): Promise<DemoServer> {
    const sql = await initSqlJs({ wasmBinary: opening.wasm });
    opening.onProgress(0.3);
    const server = new DemoServer(opening, (content, onWrite) => new Sqlite(sql, content, onWrite));
    if (opening.kept) await server.#catchUp();
    else {
      await writeSampleData(server.#platform, server.#objects, (share) =>
        opening.onProgress(0.3 + 0.7 * share),
      );
    }
    server.#keeper.begin();
    return server;
  }

  private constructor(
    { kept, aheadMs, store, library, version, origin, replies, onKeeps, log }: Opening,
    openSqlite: (content: Uint8Array | undefined, onWrite: () => void) => Sqlite,
  ) {
    this.#origin = origin;
    shiftClock(kept?.notes.aheadMs ?? aheadMs);
    this.#notes = kept?.notes ?? newNotes(version, aheadMs);
    const files = new Map<string, PersistedFile>(kept?.files);
    this.#keeper = new StateWriter({ store, partOf: (key) => this.#partOf(key, files), onKeeps });
    const changed = (key: string) => this.#keeper.changed(key);
    this.#sqlite = openSqlite(kept?.database ?? library, () => changed(keyOf.database));
    this.#requests = new DemoRequests(() => changed(keyOf.notes));
    this.#objects = new LiveObjects(
      {
        platform: () => this.#platform,
        openSqlite,
        changed: (name) => changed(keyOf.object(name)),
      },
      kept?.objects ?? new Map(),
    );
    this.#platform = demoPlatform({
      origin,
      sqlite: this.#sqlite,
      sessionKey: this.#notes.sessionKey,
      objects: this.#objects,
      requests: this.#requests,
      shelf: { files, changed: (key) => changed(keyOf.file(key)) },
      openSocket: (request, identity, since) => this.#open(request, identity, since),
      mailed: (mail) => this.#noteMail({ ...mail, at: Date.now() }),
      log,
    });
    this.#standIn = new StandInTrainer({
      open: (identity, hear) =>
        this.#objects.openSocket(identity, 0, {
          hear,
          closed: () => this.#standIn.leave(identity.ownerId),
        }),
      trainerId: async () => (await this.#trainer())?.id ?? "",
      replies,
    });
    this.#panel = new Panel(this.#standIn);
    if (!kept) for (const key of [keyOf.notes, keyOf.database]) changed(key);
  }

  get standing(): Standing {
    return { aheadMs: this.#notes.aheadMs, keeps: this.#keeper.keeps };
  }

  get mails(): WrittenMail[] {
    return this.#notes.mails;
  }

  /** Persists all changes, before another reader starts. */
  flush = (): Promise<void> => this.#keeper.flush();

  /** Stops everything; no call is allowed later. */
  async end(): Promise<void> {
    await this.#keeper.end();
    this.#standIn.leaveAll();
    this.#objects.close();
    this.#sqlite.close();
  }

  /** Writes are persisted before the answer, as a page may end after any answer. */
  async answer(wire: WireRequest): Promise<WireAnswer> {
    const response = await this.#fetch(app, wire);
    const headers = [...response.headers] as [string, string][];
    if (wire.method !== "GET") await this.flush();
    return { status: response.status, headers, body: await response.arrayBuffer() };
  }

  async enter(side: Side): Promise<SignedIn> {
    const wire = { method: "POST", url: `/enter/${side}`, headers: [], body: null, side };
    const response = await this.#fetch(door, wire);
    if (!response.ok) throw new Error(`nobody to enter as ${side}`);
    await this.flush();
    return (await response.json()) as SignedIn;
  }

  /** @returns the object's end of the socket; undefined if it is refused */
  async openSocket(url: string, side: Side, far: FarEnd): Promise<ObjectSocket | undefined> {
    const wire = { method: "GET", url, headers: [], body: null, side };
    const line: Line = { far };
    const response = await this.#fetch(app, wire, line);
    return response.ok ? line.near : undefined;
  }

  /** Moves the clock on by a week, and runs the scheduled jobs of each day. */
  async laterByAWeek(): Promise<void> {
    this.#notes.aheadMs += 7 * dayMs;
    const failures = await this.#passDays(7);
    this.#objects.wind();
    await this.flush();
    if (failures.length > 0) throw failures[0];
  }

  /**
   * By how much a clock is ahead on the third day of Ramadan. A demo begins there anew: after months its people would have
   * no weeks left, and no subscription.
   */
  get aheadToRamadan(): number {
    const days = daysToRamadan(localDateAt(Date.now(), defaultTimeZone));
    return this.#notes.aheadMs + days * dayMs;
  }

  /** Runs the jobs missed while no page was open; after months, only those of the last days. */
  async #catchUp(): Promise<void> {
    const missed = Math.floor((Date.now() - this.#notes.ranAt) / dayMs);
    for (const failure of await this.#passDays(Math.min(missed, maxMissed)))
      this.#platform.log({ level: "error", event: "demo_catch_up", error: String(failure) });
  }

  /** Runs the jobs of the last days in order; a failure does not stop the later ones. */
  async #passDays(days: number): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (let left = days - 1; left >= 0; left--) {
      shiftClock(this.#notes.aheadMs - left * dayMs);
      for (const cron of crons)
        await runScheduled(this.#platform, cron).catch((error) => failures.push(error));
    }
    if (days > 0) {
      this.#notes.ranAt = Date.now();
      this.#keeper.changed(keyOf.notes);
    }
    return failures;
  }

  async #fetch(
    from: typeof app | typeof door,
    { method, url, headers, body, side }: WireRequest,
    line?: Line,
  ): Promise<Response> {
    const jar = this.#notes.jars[side];
    const noted = this.#requests.note({ jar, bytes: body?.byteLength ?? 0, line });
    const request = new Request(new URL(url, this.#origin), {
      method,
      headers: [...headers, noted.header],
      body,
    });
    try {
      return await from.fetch(request, { platform: this.#platform });
    } finally {
      noted.forget();
    }
  }

  async #open(
    request: Request,
    identity: LiveIdentity,
    since: number | undefined,
  ): ReturnType<Live["openSocket"]> {
    const line = this.#requests.lineOf(request);
    if (!line) return false;
    const socket = await this.#objects.openSocket(
      identity,
      since,
      this.#panel.paced(identity, line.far),
    );
    if (!socket) return false;
    line.near = socket;
    this.#panel.noteWindow(identity, socket);
    return true;
  }

  #trainer() {
    return getAccountByEmail(this.#platform.database, this.#platform.trainerEmail);
  }

  #noteMail({ to, subject, text, at }: WrittenMail): void {
    this.#notes.mails = [{ to, subject, text, at }, ...this.#notes.mails].slice(0, maxMails);
    this.#keeper.changed(keyOf.notes);
  }

  #partOf(key: string, files: ReadonlyMap<string, PersistedFile>): unknown {
    if (key === keyOf.notes) return this.#notes;
    if (key === keyOf.database) return this.#sqlite.copy();
    const file = keyOf.file("");
    if (key.startsWith(file)) return files.get(key.slice(file.length));
    return this.#objects.copy(key.slice(keyOf.object("").length));
  }
}
