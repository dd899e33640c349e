import { uploadMs } from "../domain/conversations/attachments.ts";
import type { ConversationStore } from "./conversation-store.ts";

/** Delay before erasing is tried again, in milliseconds. */
const againMs = 3_600_000;

interface Surroundings {
  /** UTC milliseconds, by the clock of messages. */
  now(): number;
  /** Erases files from their store; false after a failure. */
  erase(traineeId: string, fileIds: string[]): Promise<boolean>;
}

/** Erases files without a message. */
export class FileSweep {
  readonly #store: ConversationStore;
  readonly #around: Surroundings;

  constructor(store: ConversationStore, around: Surroundings) {
    this.#store = store;
    this.#around = around;
  }

  /**
   * Erases expired unsent files. Access ends before, so no message can show one.
   * @returns the alarm for a retry
   */
  async run(): Promise<number | undefined> {
    const { traineeId } = this.#store.standing.read();
    const ids = this.#store.files.takeUnsent(this.#around.now());
    if (traineeId === null || ids.length === 0) return undefined;
    if (!(await this.#around.erase(traineeId, ids))) return Date.now() + againMs;
    if (!this.#store.isErased) this.#store.files.forget(ids);
    return undefined;
  }

  /** The alarm of the next expiry; undefined while every file has a message. */
  dueAt(): number | undefined {
    const until = this.#store.files.unsentUntil();
    // Files wait by the messages' clock, alarms follow the machine's.
    return until === undefined ? undefined : Date.now() + until - this.#around.now();
  }

  /** The alarm after the uploads that were running at the erasure. */
  lateAt(): number | undefined {
    return this.#store.late && Date.now() + uploadMs;
  }

  /**
   * Erases files that arrived after the erasure.
   * @returns the alarm for a retry
   */
  async runLate(): Promise<number | undefined> {
    const { late } = this.#store;
    if (!late) return undefined;
    if (!(await this.#around.erase(late.traineeId, late.ids))) return Date.now() + againMs;
    this.#store.forgetLate();
    return undefined;
  }
}
