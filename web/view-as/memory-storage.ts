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
 * Replaces the device's storage for this page. Drafts, praise marks and waiting writes of a viewed trainee must not be
 * stored on the trainer's device.
 * @param remembered keys to copy from the device
 */
export function keepNothing(remembered: readonly string[]): void {
  const memory = new MemoryStorage();
  try {
    for (const key of remembered) {
      const value = localStorage.getItem(key);
      if (value !== null) memory.setItem(key, value);
    }
  } catch {
    // A refused storage has nothing to copy.
  }
  Object.defineProperty(globalThis, "localStorage", { value: memory, configurable: true });
}
