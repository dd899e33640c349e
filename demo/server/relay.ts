import { newId } from "../../domain/id.ts";
import type { FromPage, ServerFiles, ToPage } from "../protocol.ts";
import type { Browser, Channel } from "./browser.ts";
import { type Call, goneCode, Leadership } from "./leadership.ts";
import { leaderLock, windowLock } from "./window-locks.ts";

/*
 * Several windows of a browser share one demo. Each has a worker; one of them leads and has the data, the others
 * forward their pages' messages. When the leader ends, another one continues from the persisted state.
 */

type Passed =
  | { to: "leader"; from: string; message: FromPage }
  | { to: string; message: ToPage }
  /** A new leader, which does not know earlier calls. */
  | { to: "everybody"; leads: true };

export class ServerRelay {
  readonly #toPage: (message: ToPage) => void;
  readonly #browser: Browser;
  readonly #windowId = newId();
  readonly #channel: Channel;
  /** This page's unanswered calls, by id. */
  readonly #pending = new Map<string, Call>();
  /** This page's sockets. */
  readonly #sockets = new Set<string>();
  #leading: Leadership | undefined;
  /** The reason that this browser cannot run the demo. */
  #failed: string | undefined;
  /** Whether an earlier leader has answered this page. */
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
      // Held for the life of this window, so that the leader notices its end.
      void locks.request(windowLock(this.#windowId), () => new Promise(() => {}));
      await locks.request(leaderLock, async () => {
        await this.#lead(files);
        await new Promise(() => {});
      });
    } catch (error) {
      // Pending and later calls of the page fail.
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
    // The previous leader's data was not persisted, so its pages are outdated.
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

  /** Repeats pending calls, and closes open sockets so that the page reopens them. */
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

  /** Sends to one window, or to all. */
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
