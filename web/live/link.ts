import { heartbeat } from "../../domain/conversations/live.ts";
import type { Socket } from "../lib/session/transport.ts";
import { deadCode, type Ending } from "./plan.ts";

interface LinkOptions {
  /** Timeout of the first frame, in milliseconds. */
  firstWordMs: number;
  /** The first frame proves that the connection works. */
  onFrame(frame: unknown): void;
  /** Called once, unless `end` was called before. */
  onEnd(ending: Ending): void;
}

const pingEveryMs = 12_000;
const answerMs = 6_000;
const promptAnswerMs = 2_500;

/**
 * One connection, from its opening to its end. Phones lose networks silently, so it pings every few seconds and ends
 * itself without an answer.
 */
export class Link {
  readonly #socket: Socket;
  readonly #options: LinkOptions;
  #carriesSince: number | undefined;
  #ended = false;
  #pingTimer: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(socket: Socket, options: LinkOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#deadline = setTimeout(() => this.#die(deadCode, true), options.firstWordMs);
    socket.onmessage = ({ data }) => this.#hear(data);
    socket.onclose = ({ code }) => this.#die(code);
  }

  get carries(): boolean {
    return !this.#ended && this.#carriesSince !== undefined;
  }

  send(frame: unknown): void {
    this.#socket.send(JSON.stringify(frame));
  }

  /** Pings at once, as after sleep or a change of network. */
  check(): void {
    if (this.carries) this.#ping(promptAnswerMs);
  }

  /** Closes it without calling `onEnd`. */
  end(): void {
    this.#stop();
    this.#socket.close(1000);
  }

  #hear(data: unknown): void {
    if (this.#ended) return;
    this.#stopTimers();
    this.#pingTimer = setTimeout(() => this.#ping(answerMs), pingEveryMs);
    if (data === heartbeat.pong) return;
    this.#carriesSince ??= Date.now();
    this.#options.onFrame(JSON.parse(String(data)));
  }

  #ping(withinMs: number): void {
    this.#stopTimers();
    this.#deadline = setTimeout(() => this.#die(deadCode), withinMs);
    this.#socket.send(heartbeat.ping);
  }

  #die(code: number, hung = false): void {
    if (this.#ended) return;
    this.#stop();
    this.#socket.close();
    const since = this.#carriesSince;
    const carriedMs = since === undefined ? null : Date.now() - since;
    this.#options.onEnd(hung ? { code, carriedMs, hung } : { code, carriedMs });
  }

  #stop(): void {
    this.#ended = true;
    this.#stopTimers();
  }

  #stopTimers(): void {
    clearTimeout(this.#pingTimer);
    clearTimeout(this.#deadline);
  }
}
