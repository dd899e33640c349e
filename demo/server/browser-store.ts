import { clear, createStore, entries, promisifyRequest } from "idb-keyval";
import type { PersistedStore } from "./persisted-state.ts";

const store = createStore("miran-demo", "state");

/** IndexedDB; each method rejects if the browser refuses it. */
export const browserStore: PersistedStore = {
  read: async () => new Map(await entries<string, unknown>(store)),

  write: async (parts) =>
    store("readwrite", async (objects) => {
      for (const [key, part] of parts) {
        if (part === undefined) objects.delete(key);
        else objects.put(part, key);
      }
      await promisifyRequest(objects.transaction);
    }),

  clear: async () => clear(store),
};
