import type { LiveTicket } from "../../domain/contract/conversations/live.ts";
import { ApiError, isSignedOut } from "../lib/session/api-error.ts";
import { Link } from "./link.ts";
import {
  afterEnding,
  afterNoTicket,
  blockedTries,
  type Ending,
  firstWordMs,
  isBlocked,
  type LiveState,
  noTries,
  renewAfter,
  type Tries,
} from "./plan.ts";
import type { LiveOptions, LiveWorld } from "./socket.ts";
import type { Change } from "./surroundings.ts";

const restAfterMs = 60_000;
/** The old connection stays open for a moment, for frames in transit. */
const handOverMs = 2_000;
const finalProblems = new Set<ApiError["code"]>(["not_found", "forbidden"]);

/** The life of a live connection: the present attempt, the open link, and the next attempt. */
export class Connection {
  readonly #options: LiveOptions<unknown>;
  readonly #world: LiveWorld;
  readonly #unlisten: () => void;
  #state: LiveState | undefined;
  #tries: Tries;
  /** True while nothing should be connected. */
  #resting = false;
  #link: Link | undefined;
  /** The present attempt; results of an earlier one are dropped. */
  #attempt: { link?: Link } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LiveOptions<unknown>, world: LiveWorld) {
    this.#options = options;
    this.#world = world;
    this.#tries = world.network.blocked ? blockedTries : noTries;
    this.#unlisten = world.surroundings.listen((change) => this.#follow(change));
    if (world.surroundings.isHidden()) this.#restSoon();
    if (world.surroundings.isOnline()) this.#begin();
    else this.#rest();
  }

  send(frame: unknown): boolean {
    if (!this.#link?.carries) return false;
    this.#link.send(frame);
    return true;
  }

  close(): void {
    this.#report("ended");
    this.#unlisten();
    this.#rest();
  }

  #begin(): void {
    if (isBlocked(this.#tries)) this.#reportGap();
    void this.#try();
  }

  #follow(change: Change): void {
    if (change === "hidden") this.#restSoon();
    else if (change === "offline" || change === "left") this.#rest();
    else this.#wake(change);
  }

  #wake(change: Change): void {
    const { isOnline, isHidden } = this.#world.surroundings;
    if (change !== "online") clearTimeout(this.#restTimer);
    if (!isOnline() || (this.#resting && isHidden() && this.#restsHidden)) return;
    this.#resting = false;
    if (this.#link) this.#link.check();
    else void this.#try();
  }

  get #restsHidden(): boolean {
    return this.#options.restAfterMs !== Number.POSITIVE_INFINITY;
  }

  #restSoon(): void {
    clearTimeout(this.#restTimer);
    if (!this.#restsHidden) return;
    this.#restTimer = setTimeout(() => this.#rest(), this.#options.restAfterMs ?? restAfterMs);
  }

  #rest(): void {
    this.#resting = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#restTimer);
    this.#attempt?.link?.end();
    this.#attempt = undefined;
    this.#link?.end();
    this.#link = undefined;
    this.#report("waiting");
  }

  async #try(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#attempt || this.#resting || this.#state === "ended") return;
    const attempt: { link?: Link } = {};
    this.#attempt = attempt;
    if (!this.#link && !isBlocked(this.#tries)) this.#report("connecting");
    try {
      const ticket = await this.#options.ticket();
      if (this.#attempt === attempt) attempt.link = this.#open(ticket);
    } catch (error) {
      if (this.#attempt === attempt) this.#failed(error);
    }
  }

  #open({ url, accessSeconds }: LiveTicket): Link {
    const since = this.#options.since();
    const link: Link = new Link(
      this.#world.connect(since === undefined ? url : `${url}&since=${since}`),
      {
        firstWordMs: firstWordMs(this.#tries),
        onFrame: (frame) => {
          if (this.#attempt?.link === link) this.#adopt(link, accessSeconds);
          if (this.#state !== "ended") this.#options.onFrame(frame);
        },
        onEnd: (ending) => this.#lost(link, ending),
      },
    );
    return link;
  }

  #adopt(link: Link, accessSeconds: number): void {
    const old = this.#link;
    this.#world.network.blocked = false;
    this.#link = link;
    this.#attempt = undefined;
    if (old) {
      this.#tries = noTries;
      setTimeout(() => old.end(), handOverMs);
    }
    this.#tryAfter(renewAfter(accessSeconds, this.#world.random()));
    this.#report("connected");
  }

  #lost(link: Link, ending: Ending): void {
    if (this.#attempt?.link === link) this.#attempt = undefined;
    else if (this.#link === link) this.#link = undefined;
    else return;
    const next = afterEnding(this.#tries, ending, this.#world.random());
    if (!next) {
      this.close();
      return;
    }
    this.#tries = next.tries;
    if (isBlocked(next.tries)) this.#world.network.blocked = true;
    // A running successor replaces this one.
    if (!this.#attempt) this.#tryAfter(next.waitMs);
    this.#reportGap();
  }

  #failed(error: unknown): void {
    this.#attempt = undefined;
    if (isSignedOut(error) || (error instanceof ApiError && finalProblems.has(error.code))) {
      this.close();
      return;
    }
    const next = afterNoTicket(this.#tries, this.#world.random());
    this.#tries = next.tries;
    this.#tryAfter(next.waitMs);
    this.#reportGap();
  }

  #tryAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#try(), ms);
  }

  #reportGap(): void {
    if (!this.#link) this.#report(isBlocked(this.#tries) ? "blocked" : "waiting");
  }

  #report(state: LiveState): void {
    if (this.#state === state || this.#state === "ended") return;
    this.#state = state;
    this.#options.onState(state);
  }
}
