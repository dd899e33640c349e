import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "../lib/install.mjs";

/** Files for the server alone, or repeated there by another name. */
const excluded = new Set(["_headers", "_redirects", "404.html", "service-worker.js", "robots.txt"]);

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile() && !name.startsWith("."))
    .map((name) => relative(".", name).split(sep).join("/"))
    .filter((name) => !excluded.has(name) && !name.startsWith("screenshots/"))
    .toSorted();

/** Writes the demo's own service worker into its build, with the list of all files that it caches. */
export function writeServiceWorker(builtFolder: string): void {
  const names = listFiles(builtFolder);
  const worker = readFileSync(join(root, "demo/service-worker.js"), "utf8");
  const hash = createHash("sha256").update(worker);
  for (const name of names) hash.update(name).update(readFileSync(join(builtFolder, name)));
  const built = {
    build: hash.digest("hex").slice(0, 12),
    // Hosts redirect a page's file to its address, and a browser opens no cached redirect as a page.
    files: names.map((name) => (name === "index.html" ? "/" : `/${name}`)),
  };
  const text = `self.built = ${JSON.stringify(built)};\n${worker}`;
  writeFileSync(join(builtFolder, "service-worker.js"), text);
}
