import type { PersistedStore } from "./persisted-state.ts";

/** A part of the state as it is now; undefined where it is no more. */
type PartOf = (key: string) => unknown;

const gatherMs = 120;

interface Around {
  store: PersistedStore;
  partOf: PartOf;
  /** Called when the browser begins to refuse, and when it does so no more. */
  onKeeps(keeps: boolean): void;
}

/** Keeps what changes, soon after it did, all of it at once. */
export class StateWriter {
  readonly #around: Around;
  readonly #changed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #keeps = true;
  #paused = true;

  constructor(around: Around) {
    this.#around = around;
  }

  get keeps(): boolean {
    return this.#keeps;
  }

  /** Nothing is kept before, so that a half-filled demo never is. */
  begin(): void {
    this.#paused = false;
    if (this.#changed.size > 0) this.#wind();
  }

  /** Nothing is kept any more once this settles. */
  async end(): Promise<void> {
    this.#paused = true;
    clearTimeout(this.#timer);
    await this.#saving;
  }

  changed(key: string): void {
    this.#changed.add(key);
    this.#wind();
  }

  /** Until all that changed so far is kept, or cannot be. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#saving) await this.#saving;
    if (!this.#paused && this.#changed.size > 0) await this.#save();
  }

  #wind(): void {
    if (this.#paused) return;
    this.#timer ??= setTimeout(() => void this.flush(), gatherMs);
  }

  #save(): Promise<void> {
    const keys = [...this.#changed];
    this.#changed.clear();
    this.#saving = this.#write(keys).finally(() => {
      this.#saving = undefined;
    });
    return this.#saving;
  }

  async #write(keys: readonly string[]): Promise<void> {
    const { store, partOf } = this.#around;
    try {
      await store.write(keys.map((key) => [key, partOf(key)] as const));
      this.#tell(true);
    } catch {
      // A private window, or no room: the demo goes on for as long as its pages.
      for (const key of keys) this.#changed.add(key);
      this.#tell(false);
    }
  }

  #tell(keeps: boolean): void {
    if (this.#keeps === keeps) return;
    this.#keeps = keeps;
    this.#around.onKeeps(keeps);
  }
}
