import type { ConversationSide } from "../domain/conversations/conversation.ts";
import { retryDelay } from "../domain/retry.ts";
import type { ConversationStore } from "./conversation-store.ts";
import { type ConversationSummary, followAt, nextNews, summaryOf } from "./conversation-summary.ts";

interface Surroundings {
  /** Writes the summary outside; false after a failure. */
  follow(summary: ConversationSummary): Promise<boolean>;
  /** Whether a side has the conversation open. */
  isOpenFor(side: ConversationSide): boolean;
  /** Sets the alarm, in UTC milliseconds. */
  wakeAt(time: number): void;
}

/** When the summary outside follows the changes of a conversation. */
export class ConversationFollowing {
  readonly #store: ConversationStore;
  readonly #around: Surroundings;
  // Both are lost in sleep, so the first change after it is followed at once.
  #followedAt = 0;
  #toldUnread: ConversationSummary["unread"] | undefined;

  constructor(store: ConversationStore, around: Surroundings) {
    this.#store = store;
    this.#around = around;
  }

  /** After a change. */
  soon(): void {
    this.#around.wakeAt(this.#next(Date.now()));
  }

  /** After a side has read: a badge elsewhere must not keep read messages until a side leaves. */
  read(side: ConversationSide): void {
    if (this.#toldUnread?.[side] === 0 || this.#store.standing.read().failures > 0) return;
    this.#around.wakeAt(nextNews(Date.now(), this.#followedAt));
  }

  /** Changes that waited while both sides were looking are news for the side that leaves. */
  left(): void {
    const { standing } = this.#store;
    if (!standing.isFollowed && standing.read().failures === 0) this.soon();
  }

  /** @returns the time of following remaining and new changes */
  async run(): Promise<number> {
    const summary = this.#summary();
    if (!summary) return this.#next(Date.now());
    const followed = await this.#around.follow(summary);
    const now = Date.now();
    if (this.#store.isErased) return now;
    this.#followedAt = now;
    if (followed) {
      this.#toldUnread = summary.unread;
      this.#store.standing.noteFollowed(summary);
    }
    return followed
      ? this.#next(now)
      : now + retryDelay(this.#store.standing.noteFailure(), Math.random());
  }

  #next(now: number): number {
    return followAt(now, this.#followedAt, this.#looking(), Math.random());
  }

  #summary(): ConversationSummary | undefined {
    if (this.#store.isErased) return undefined;
    const { standing } = this.#store;
    const stands = standing.read();
    const [unread, looking] = [standing.unread(stands), this.#looking()];
    const unreadSince = standing.unreadSince(stands);
    const written = standing.untold(stands);
    return summaryOf(stands, this.#store.newest(), { written, unread, unreadSince, looking });
  }

  #looking(): Record<ConversationSide, boolean> {
    const { isOpenFor } = this.#around;
    return { trainer: isOpenFor("trainer"), trainee: isOpenFor("trainee") };
  }
}
