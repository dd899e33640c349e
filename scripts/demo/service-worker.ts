import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "../lib/install.mjs";

/** What is for the server of files, or stands there once more by another name. */
const leftOut = new Set(["_headers", "_redirects", "404.html", "service-worker.js", "robots.txt"]);

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile() && !name.startsWith("."))
    .map((name) => relative(".", name).split(sep).join("/"))
    .filter((name) => !leftOut.has(name) && !name.startsWith("screenshots/"))
    .toSorted();

/** Writes the demo's own service worker into its build, with the list of all files that it keeps. */
export function writeServiceWorker(builtFolder: string): void {
  const names = listFiles(builtFolder);
  const worker = readFileSync(join(root, "demo/service-worker.js"), "utf8");
  const hash = createHash("sha256").update(worker);
  for (const name of names) hash.update(name).update(readFileSync(join(builtFolder, name)));
  const built = {
    build: hash.digest("hex").slice(0, 12),
    // Hosts lead from a page's file to its address, and browsers open no page that was led to.
    files: names.map((name) => (name === "index.html" ? "/" : `/${name}`)),
  };
  const text = `self.built = ${JSON.stringify(built)};\n${worker}`;
  writeFileSync(join(builtFolder, "service-worker.js"), text);
}
