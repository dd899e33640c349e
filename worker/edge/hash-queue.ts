import { MiranError } from "../../domain/errors.ts";

/** Limits of hashing in one isolate. A hash takes 16 MiB and a tenth of a second of its one thread. */
const limits = {
  /** Maximum waiting hashes in all, and of one caller: ten taps on a button, never the whole queue. */
  waiting: 48,
  waitingOfOne: 16,
  /** Time without a sign after which a request counts as ended, in milliseconds. */
  lease: 20_000,
};
const retryAfter = 2;

interface Ticket {
  caller: string;
  seenAt: number;
}

/**
 * Runs one hash at a time, with pauses for other requests. Callers take turns, so that many requests of one caller
 * delay each other caller by one hash.
 */
export class HashQueue {
  #busy: Ticket | undefined;
  /** Callers in the order of their turns, each with its waiting hashes. */
  #waiting: Ticket[][] = [];
  readonly #pause: () => Promise<void>;

  /**
   * @param pause a moment by the request's own timer. A request that waits only for another request counts as hung,
   * and the thread becomes free for new requests
   */
  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  /** @throws `unavailable` if too many hashes are waiting */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const ticket = this.#enter(caller);
    while (!this.#mayBegin(ticket)) await this.#pause();
    try {
      return await work();
    } finally {
      // Otherwise hash would follow hash, without a turn for other requests.
      await this.#pause();
      // After its lease the place belongs to another.
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

  /** Frees the place of a request that the platform ended. */
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
