import { MiranError } from "../../domain/errors.ts";

/** How much hashing one isolate takes on. A hash is 16 MiB and a tenth of a second of its one thread. */
const limits = {
  /** How many may wait in all, and of one caller: ten taps on one button, and never the whole queue. */
  waiting: 48,
  waitingOfOne: 16,
  /** After so long without a sign its request is taken for ended, in milliseconds. */
  lease: 20_000,
};
const retryAfter = 2;

interface Ticket {
  caller: string;
  seenAt: number;
}

/**
 * One thing at a time, between which other requests get their turn; whoever waits is served by
 * callers in turn, so that a crowd from one place delays the others by one each.
 */
export class HashQueue {
  #busy: Ticket | undefined;
  /** The callers in the order of their turns, each with what it has waiting. */
  #waiting: Ticket[][] = [];
  readonly #pause: () => Promise<void>;

  /**
   * @param pause a moment by the asking request's own timer: one that waits for nothing but another
   * request is taken for hung, and the thread is free for what arrived meanwhile
   */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  /** Throws `unavailable` when too much is waiting already. */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const ticket = this.#enter(caller);
    while (!this.#mayBegin(ticket)) await this.#pause();
    try {
      return await work();
    } finally {
      // Or hash would follow hash, and nothing else that arrived be looked at in between.
      await this.#pause();
      // Once its lease was over, the place is another's.
      if (this.#busy === ticket) this.#busy = undefined;
    }
  }

  #enter(caller: string): Ticket {
    this.#forgetLost();
    const own = this.#waiting.find(([first]) => first?.caller === caller);
    const all = this.#waiting.reduce((sum, { length }) => sum + length, 0);
    if (all >= limits.waiting || (own?.length ?? 0) >= limits.waitingOfOne) {
      throw new MiranError("unavailable", { retryAfter });
    }
    const ticket = { caller, seenAt: Date.now() };
    if (own) own.push(ticket);
    else this.#waiting.push([ticket]);
    return ticket;
  }

  #mayBegin(ticket: Ticket): boolean {
    ticket.seenAt = Date.now();
    this.#forgetLost();
    const [first = [], ...others] = this.#waiting;
    if (this.#busy || first[0] !== ticket) return false;
    this.#waiting = first.length > 1 ? [...others, first.slice(1)] : others;
    this.#busy = ticket;
    return true;
  }

  /** A request that the platform ended in the middle gives no place back. */
  #forgetLost(): void {
    const since = Date.now() - limits.lease;
    const lives = ({ seenAt }: Ticket) => seenAt >= since;
    if (this.#busy && !lives(this.#busy)) this.#busy = undefined;
    if (this.#waiting.every((own) => own.every(lives))) return;
    this.#waiting = this.#waiting
      .map((own) => own.filter(lives))
      .filter(({ length }) => length > 0);
  }
}
