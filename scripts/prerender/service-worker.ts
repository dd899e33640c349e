import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../domain/language.ts";
import { traineeDoor, traineeShells } from "../../worker/routes/page-map.ts";
import type { BuiltFiles } from "./built-files.ts";

const entries = ["index.html", "access.html"];
const cachedSources = [
  ...entries,
  "access/start.tsx",
  "access/sign-in/trainee-screen.tsx",
  "trainee/area.tsx",
];
/** Sources that are not cached: the trainer's, the demo, and pages that need a network. */
const uncachedSources = [
  "../demo/page/demo.tsx",
  "access/confirm-email/screen.tsx",
  "access/invitation/screen.tsx",
  "access/new-password/screen.tsx",
  "access/register/screen.tsx",
  "access/reset-password/screen.tsx",
  "access/sign-in/trainer-screen.tsx",
  "admin/area.tsx",
  "embed/inside.ts",
  "embed/screen.tsx",
  "view-as/router.tsx",
];

/**
 * Writes the list of cached files in front of the service worker: all screens of a trainee, and signing in.
 * Its hash makes each build another worker.
 */
export function writeServiceWorker(clientFolder: string, built: BuiltFiles): void {
  const pages = languages.flatMap((language) =>
    [...traineeShells, traineeDoor].map(({ name }) => `/pages/${language}/${name}.html`),
  );
  const files = [...built.addressesReachableFrom(cachedSources, uncachedSources), ...pages];
  const path = join(clientFolder, "service-worker.js");
  const worker = readFileSync(path, "utf8");
  const hash = createHash("sha256").update(worker).update(files.join());
  for (const page of pages) hash.update(readFileSync(join(clientFolder, page)));
  const list = {
    build: hash.digest("hex").slice(0, 12),
    files,
    entries: entries.map((entry) => built.addressOf(entry)),
    screens: traineeShells,
    door: traineeDoor,
  };
  writeFileSync(path, `self.built = ${JSON.stringify(list)};\n${worker}`);
}
