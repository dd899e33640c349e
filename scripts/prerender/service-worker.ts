import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../domain/language.ts";
import { traineeDoor, traineeShells } from "../../worker/routes/page-map.ts";
import type { BuiltFiles } from "./built-files.ts";

const entries = ["index.html", "access.html"];
const kept = [
  ...entries,
  "access/start.tsx",
  "access/sign-in/trainee-screen.tsx",
  "trainee/area.tsx",
];
/** Where the way of what is kept ends: the trainer's, the demo, and pages that need a network by their nature. */
const elsewhere = [
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
 * Writes in front of the service worker what it keeps on a phone: every trainee's screen, and the way
 * in. A new build is another worker by that.
 */
export function listKeptFiles(clientFolder: string, built: BuiltFiles): void {
  const pages = languages.flatMap((language) =>
    [...traineeShells, traineeDoor].map(({ name }) => `/pages/${language}/${name}.html`),
  );
  const files = [...built.addressesBehind(kept, elsewhere), ...pages];
  const place = join(clientFolder, "service-worker.js");
  const worker = readFileSync(place, "utf8");
  const hash = createHash("sha256").update(worker).update(files.join());
  for (const page of pages) hash.update(readFileSync(join(clientFolder, page)));
  const list = {
    build: hash.digest("hex").slice(0, 12),
    files,
    entries: entries.map((entry) => built.addressOf(entry)),
    screens: traineeShells,
    door: traineeDoor,
  };
  writeFileSync(place, `self.built = ${JSON.stringify(list)};\n${worker}`);
}
