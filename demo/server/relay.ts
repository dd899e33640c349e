import { newId } from "../../domain/id.ts";
import type { FromPage, ServerFiles, ToPage } from "../protocol.ts";
import type { Browser, Channel } from "./browser.ts";
import { type Call, goneCode, Leadership } from "./leadership.ts";
import { leaderLock, windowLock } from "./window-locks.ts";

/*
 * Several windows of one browser share one demo: each has a worker, one of them leads and holds the data, the
 * others pass on to it what their pages say. When it goes, another takes its place from what was kept.
 */

type Passed =
  | { to: "leader"; from: string; message: FromPage }
  | { to: string; message: ToPage }
  /** There is a new leader, which knows nothing of what was asked before. */
  | { to: "everybody"; leads: true };

export class ServerRelay {
  readonly #toPage: (message: ToPage) => void;
  readonly #browser: Browser;
  readonly #windowId = newId();
  readonly #channel: Channel;
  /** What this page asked and was not answered yet, by id. */
  readonly #pending = new Map<string, Call>();
  /** The sockets of this page. */
  readonly #sockets = new Set<string>();
  #leading: Leadership | undefined;
  /** Why this browser cannot run it. */
  #failed: string | undefined;
  /** Whether another leader answered this page before. */
  #wasAnswered = false;

  constructor(toPage: (message: ToPage) => void, browser: Browser) {
    this.#toPage = toPage;
    this.#browser = browser;
    this.#channel = browser.openChannel(leaderLock);
    this.#channel.onmessage = ({ data }) => this.#hear(data as Passed);
  }

  take(message: FromPage): void {
    if (message.kind === "start") {
      void this.#start(message.files);
      return;
    }
    if (message.kind === "call") {
      this.#pending.set(message.id, message);
      if (message.name === "openSocket") this.#sockets.add(message.asks.socket);
    }
    if (message.kind === "hangUp") this.#sockets.delete(message.socket);
    this.#pass(message);
  }

  async #start(files: ServerFiles): Promise<void> {
    try {
      const { locks } = this.#browser;
      // Held for as long as this window lives, so that the leader learns of its end.
      void locks.request(windowLock(this.#windowId), () => new Promise(() => {}));
      await locks.request(leaderLock, async () => {
        await this.#lead(files);
        await new Promise(() => {});
      });
    } catch (error) {
      // Whatever the page waits for does not come, nor what it asks for later.
      this.#failed = String(error);
      for (const id of this.#pending.keys()) this.#fail(id, this.#failed);
    }
  }

  #fail(id: string, message: string): void {
    this.#show({ kind: "failure", id, message });
  }

  async #lead(files: ServerFiles): Promise<void> {
    const leadership = new Leadership(files, this.#browser, (to, message) =>
      this.#send(to, message),
    );
    const isNew = await leadership.open();
    this.#leading = leadership;
    this.#channel.postMessage({ to: "everybody", leads: true } satisfies Passed);
    this.#beginAnew();
    // What an earlier leader held was kept nowhere: its windows show what is no more.
    if (isNew) this.#tellLost();
  }

  #tellLost(): void {
    const moved = { kind: "moved", anew: true } as const;
    this.#channel.postMessage({ to: "everybody", message: moved } satisfies Passed);
    if (this.#wasAnswered) this.#show(moved);
  }

  #pass(message: FromPage): void {
    if (this.#failed !== undefined) {
      if (message.kind === "call") this.#fail(message.id, this.#failed);
    } else if (this.#leading) this.#leading.take(this.#windowId, message);
    else {
      const passed = { to: "leader", from: this.#windowId, message } satisfies Passed;
      this.#channel.postMessage(passed);
    }
  }

  #hear(passed: Passed): void {
    if ("leads" in passed) this.#beginAnew();
    else if ("from" in passed) this.#leading?.take(passed.from, passed.message);
    else if (passed.to === this.#windowId || passed.to === "everybody") this.#show(passed.message);
  }

  /** Whatever was on its way to another leader is asked again; what was open is to be opened again. */
  #beginAnew(): void {
    const calls = [...this.#pending.values()];
    const opening = new Set(
      calls.map((call) => (call.name === "openSocket" ? call.asks.socket : undefined)),
    );
    for (const socket of this.#sockets) {
      if (!opening.has(socket)) this.#show({ kind: "closed", socket, code: goneCode });
    }
    for (const call of calls) this.#pass(call);
  }

  /** To a window, or to all of them. */
  #send(to: string, message: ToPage): void {
    if (to !== this.#windowId) this.#channel.postMessage({ to, message } satisfies Passed);
    if (to === this.#windowId || to === "everybody") this.#show(message);
  }

  #show(message: ToPage): void {
    if (message.kind === "answer" || message.kind === "failure") this.#pending.delete(message.id);
    if (message.kind === "answer") this.#wasAnswered = true;
    if (message.kind === "closed") this.#sockets.delete(message.socket);
    this.#toPage(message);
  }
}
