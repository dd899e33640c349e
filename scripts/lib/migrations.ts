import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

export const migrationsFolder = join(root, "migrations");
const hashesFile = "hashes.json";

/** The SQL files of a folder in their order; none if it does not exist. */
export const listMigrations = (folder = migrationsFolder): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".sql"))
        .sort()
    : [];

const hashOf = (folder: string, name: string) =>
  createHash("sha256")
    .update(readFileSync(join(folder, name)))
    .digest("hex");

function readHashes(folder: string): Record<string, string> {
  const file = join(folder, hashesFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

interface MigrationFault {
  kind: "unlisted" | "edited" | "removed";
  message: string;
}

/** Faults of the migrations. Databases with an edited one never get its change. */
export function faultsOfMigrations(folder = migrationsFolder): MigrationFault[] {
  const hashes = readHashes(folder);
  const names = listMigrations(folder);
  const [unlisted, listed] = [
    names.filter((name) => !hashes[name]),
    names.filter((name) => hashes[name]),
  ];
  const edited = listed.filter((name) => hashes[name] !== hashOf(folder, name));
  const removed = Object.keys(hashes).filter((name) => !names.includes(name));
  const fault = (kind: MigrationFault["kind"], problem: string) => (name: string) => ({
    kind,
    message: `migrations/${name} ${problem}`,
  });
  return [
    ...unlisted.map(fault("unlisted", `has no hash: run npm run migrations:new`)),
    ...edited.map(
      fault("edited", "was edited after it landed: undo that and write a new migration"),
    ),
    ...removed.map(
      fault("removed", "was removed after it landed: restore it and write a new migration"),
    ),
  ];
}

/** Adds the hashes of unlisted migrations; listed ones stay. */
export function listNewMigrations(folder = migrationsFolder): string[] {
  const hashes = readHashes(folder);
  const added = listMigrations(folder).filter((name) => !hashes[name]);
  for (const name of added) hashes[name] = hashOf(folder, name);
  writeFileSync(join(folder, hashesFile), `${JSON.stringify(hashes, null, 2)}\n`);
  return added;
}
