/** A storage that ends with the page. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, String(value));
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}

/**
 * From now on this page keeps nothing on the device: drafts, marks of what was praised and waiting writes
 * would be kept for somebody who never sat at it. What it is to remember is known to it from the start.
 */
export function keepNothing(remembered: readonly string[]): void {
  const memory = new MemoryStorage();
  try {
    for (const key of remembered) {
      const value = localStorage.getItem(key);
      if (value !== null) memory.setItem(key, value);
    }
  } catch {
    // Storage that is refused holds nothing to remember either.
  }
  Object.defineProperty(globalThis, "localStorage", { value: memory, configurable: true });
}
