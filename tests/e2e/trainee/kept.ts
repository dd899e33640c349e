import type { Page } from "@playwright/test";

/** The questions of which this device keeps the answer. */
export const keptReads = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "miran-reads")) return "";
    const opened = indexedDB.open("miran-reads");
    await new Promise((done) => opened.addEventListener("success", done));
    const found = opened.result.transaction("reads").objectStore("reads").getAllKeys();
    await new Promise((done) => found.addEventListener("success", done));
    opened.result.close();
    return found.result.join();
  });

/** As on a device that never opened these screens. */
export const forgetReads = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const opened = indexedDB.open("miran-reads");
    await new Promise((done) => opened.addEventListener("success", done));
    const clearing = opened.result.transaction("reads", "readwrite").objectStore("reads").clear();
    await new Promise((done) => clearing.addEventListener("success", done));
    opened.result.close();
  });
