import type { Calls, FromPage, ServerFiles, ToPage } from "../protocol.ts";
import type { Browser } from "./browser.ts";
import type { ObjectSocket } from "./object-socket.ts";
import { forgetPersisted, type PersistedState, readPersisted } from "./persisted-state.ts";
import { DemoServer } from "./server.ts";
import { windowLock } from "./window-locks.ts";

export type Call = Extract<FromPage, { kind: "call" }>;

/** The close code of a silent end, as after a lost network. */
export const goneCode = 1006;
const maxRemembered = 2_000;

/** The work of the leading worker for all windows. */
export class Leadership {
  readonly #files: ServerFiles;
  readonly #browser: Browser;
  readonly #send: (to: string, message: ToPage) => void;
  readonly #sockets = new Map<string, ObjectSocket>();
  readonly #windows = new Set<string>();
  readonly #handled = new Set<string>();
  #server: Promise<DemoServer> | undefined;

  constructor(files: ServerFiles, browser: Browser, send: (to: string, message: ToPage) => void) {
    this.#files = files;
    this.#browser = browser;
    this.#send = send;
  }

  /**
   * Opens the persisted state, or starts a new one.
   * @returns whether it started a new one
   */
  async open(): Promise<boolean> {
    const { store } = this.#browser;
    const persisted = await readPersisted(store, this.#files.version);
    this.#server = this.#openFrom(persisted).catch(async (error) => {
      if (!persisted) throw error;
      // An unreadable state would block every later start.
      await forgetPersisted(store);
      return this.#openFrom(undefined);
    });
    await this.#server;
    return persisted === undefined;
  }

  take(from: string, message: FromPage): void {
    this.#follow(from);
    if (message.kind === "call") void this.#call(from, message);
    if (message.kind === "say")
      this.#sockets.get(placeOf(from, message.socket))?.receive(message.data);
    if (message.kind === "hangUp") this.#hangUp(placeOf(from, message.socket));
  }

  async #openFrom(kept: PersistedState | undefined, aheadMs = 0): Promise<DemoServer> {
    const { wasm, library, version, replies } = this.#files;
    const { origin, store } = this.#browser;
    return DemoServer.open({
      wasm,
      library: await libraryOf(library),
      version,
      replies,
      origin,
      store,
      kept,
      aheadMs,
      onProgress: (share) => this.#send("everybody", { kind: "progress", share }),
      onKeeps: (keeps) => this.#send("everybody", { kind: "keeps", keeps }),
      log: ({ level, ...entry }) => {
        // biome-ignore lint/suspicious/noConsole: the demo has no other log
        if (level === "error") console.error(JSON.stringify(entry));
      },
    });
  }

  async #call(from: string, call: Call): Promise<void> {
    const { id } = call;
    // A call may arrive twice during a change of leaders.
    if (this.#handled.has(id)) return;
    if (this.#handled.size > maxRemembered) this.#handled.clear();
    this.#handled.add(id);
    try {
      const answers = await this.#answer(from, call);
      this.#send(from, { kind: "answer", id, answers });
    } catch (error) {
      this.#send(from, { kind: "failure", id, message: String(error) });
    }
  }

  async #answer(from: string, call: Call): Promise<Calls[keyof Calls]["answers"]> {
    const server = (await this.#server) as DemoServer;
    switch (call.name) {
      case "begin":
        return server.standing;
      case "request":
        return server.answer(call.asks);
      case "enter":
        return server.enter(call.asks.side);
      case "listMails":
        return server.mails;
      case "openSocket":
        return this.#openSocket(server, from, call.asks);
      case "laterByAWeek":
        await server.laterByAWeek();
        return this.#moved(server, { anew: false });
      case "toRamadan":
        return this.#moved(await this.#startAgain(server, call.asks.side, server.aheadToRamadan), {
          anew: true,
        });
      case "startAgain":
        return this.#moved(await this.#startAgain(server, call.asks.side), { anew: true });
    }
  }

  /** The old server must stop its timers and its writes before the new one starts. */
  async #startAgain(
    old: DemoServer,
    side: Calls["startAgain"]["asks"]["side"],
    aheadMs = 0,
  ): Promise<DemoServer> {
    const next = old
      .end()
      .then(() => forgetPersisted(this.#browser.store))
      .then(() => this.#openFrom(undefined, aheadMs));
    this.#server = next;
    // After a failure the next call tries again.
    next.catch(() => void this.open().catch(() => {}));
    const server = await next;
    await server.enter(side);
    return server;
  }

  async #openSocket(
    server: DemoServer,
    from: string,
    { socket, url, side }: Calls["openSocket"]["asks"],
  ): Promise<null> {
    const place = placeOf(from, socket);
    const near = await server.openSocket(url, side, {
      hear: (data) => this.#send(from, { kind: "hear", socket, data }),
      closed: (code) => {
        this.#sockets.delete(place);
        this.#send(from, { kind: "closed", socket, code });
      },
    });
    if (near) this.#sockets.set(place, near);
    else this.#send(from, { kind: "closed", socket, code: goneCode });
    return null;
  }

  async #moved(
    server: DemoServer,
    { anew }: { anew: boolean },
  ): Promise<Calls["begin"]["answers"]> {
    await server.flush();
    this.#send("everybody", { kind: "moved", anew });
    return server.standing;
  }

  /** Notices a window's end by its released lock, and closes its sockets. */
  #follow(windowId: string): void {
    if (this.#windows.has(windowId)) return;
    this.#windows.add(windowId);
    void this.#browser.locks.request(windowLock(windowId), { mode: "shared" }, () => {
      this.#windows.delete(windowId);
      for (const place of [...this.#sockets.keys()]) {
        if (place.startsWith(`${windowId}/`)) this.#hangUp(place);
      }
    });
  }

  #hangUp(place: string): void {
    this.#sockets.get(place)?.hangUp();
    this.#sockets.delete(place);
  }
}

const placeOf = (windowId: string, socket: string) => `${windowId}/${socket}`;

const gzip = [0x1f, 0x8b];

/** The library's database as built; a server may have decompressed it already. */
async function libraryOf(bytes: ArrayBuffer): Promise<Uint8Array> {
  const packed = new Uint8Array(bytes);
  if (gzip.some((byte, at) => packed[at] !== byte)) return packed;
  const unpacked = new Response(bytes).body?.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked as BodyInit | undefined).arrayBuffer());
}
