import type { Page } from "@playwright/test";

/** The values of a store on this device, or its keys. */
export const readStore = (
  page: Page,
  database: string,
  name: string,
  what: "values" | "keys" = "values",
): Promise<unknown[]> =>
  page.evaluate(
    async ([database, name, what]) => {
      const databases = await indexedDB.databases();
      if (!databases.some((each) => each.name === database)) return [];
      const opened = indexedDB.open(database);
      await new Promise((done) => opened.addEventListener("success", done));
      const store = opened.result.transaction(name).objectStore(name);
      const found = what === "keys" ? store.getAllKeys() : store.getAll();
      await new Promise((done) => found.addEventListener("success", done));
      opened.result.close();
      return found.result;
    },
    [database, name, what] as const,
  );

/** The queries cached on this device. */
export const keptReads = async (page: Page): Promise<string> =>
  (await readStore(page, "miran-reads", "reads", "keys")).join();

/** Clears the cache, as on a device without earlier visits. */
export const forgetReads = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const opened = indexedDB.open("miran-reads");
    await new Promise((done) => opened.addEventListener("success", done));
    const clearing = opened.result.transaction("reads", "readwrite").objectStore("reads").clear();
    await new Promise((done) => clearing.addEventListener("success", done));
    opened.result.close();
  });
