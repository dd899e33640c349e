import { uploadMs } from "../domain/conversations/attachments.ts";
import type { ConversationStore } from "./conversation-store.ts";

/** How soon what could not be erased is tried again, in milliseconds. */
const againMs = 3_600_000;

interface Surroundings {
  /** UTC milliseconds, by the clock of messages. */
  now(): number;
  /** Erases files from their store; false when that failed. */
  erase(traineeId: string, fileIds: string[]): Promise<boolean>;
}

/** Lets no file stay that no message shows. */
export class FileSweep {
  readonly #store: ConversationStore;
  readonly #around: Surroundings;

  constructor(store: ConversationStore, around: Surroundings) {
    this.#store = store;
    this.#around = around;
  }

  /**
   * Erases what nobody sent in time. It is out of reach before that: no message can come to show it.
   * @returns the alarm with which to try again what could not be erased
   */
  async run(): Promise<number | undefined> {
    const { traineeId } = this.#store.standing.read();
    const ids = this.#store.files.takeUnsent(this.#around.now());
    if (traineeId === null || ids.length === 0) return undefined;
    if (!(await this.#around.erase(traineeId, ids))) return Date.now() + againMs;
    if (!this.#store.isErased) this.#store.files.forget(ids);
    return undefined;
  }

  /** The alarm with which it is due; undefined while every file is shown. */
  dueAt(): number | undefined {
    const until = this.#store.files.unsentUntil();
    // Files wait by the clock of messages, alarms ring by the machine's.
    return until === undefined ? undefined : Date.now() + until - this.#around.now();
  }

  /** The alarm with which uploads are over that were under way when all was erased. */
  lateAt(): number | undefined {
    return this.#store.late && Date.now() + uploadMs;
  }

  /**
   * Erases what arrived after everything was erased.
   * @returns the alarm with which to try again
   */
  async runLate(): Promise<number | undefined> {
    const { late } = this.#store;
    if (!late) return undefined;
    if (!(await this.#around.erase(late.traineeId, late.ids))) return Date.now() + againMs;
    this.#store.forgetLate();
    return undefined;
  }
}
