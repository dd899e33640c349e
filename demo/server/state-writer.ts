import type { PersistedStore } from "./persisted-state.ts";

/** A present part of the state; undefined if it was deleted. */
type PartOf = (key: string) => unknown;

const gatherMs = 120;

interface Around {
  store: PersistedStore;
  partOf: PartOf;
  /** Called when the browser starts or stops refusing storage. */
  onKeeps(keeps: boolean): void;
}

/** Persists changes soon after they happen, all in one write. */
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

  /** Starts to persist; earlier changes wait, so that no half-filled demo is stored. */
  begin(): void {
    this.#paused = false;
    if (this.#changed.size > 0) this.#wind();
  }

  /** After this, nothing is written. */
  async end(): Promise<void> {
    this.#paused = true;
    clearTimeout(this.#timer);
    await this.#saving;
  }

  changed(key: string): void {
    this.#changed.add(key);
    this.#wind();
  }

  /** Resolves when all changes so far are persisted, or refused. */
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
      // A private window, or no room; the demo then lasts as long as its pages.
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
