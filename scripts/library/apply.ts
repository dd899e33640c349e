import { quoted } from "./json-rows.ts";
import { foldedLetters, refoldStatements } from "./refold.ts";
import { starterStatements } from "./starter-statements.ts";
import type { StarterPart } from "./starter-tables.ts";

/** A migrated database, here or on Cloudflare. */
export interface StarterDatabase {
  read(sql: string): Promise<unknown[]>;
  /** Runs statements in one transaction. */
  write(statements: readonly string[]): Promise<void>;
}

const section = "starter_library";

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Applied {
  version?: string;
  folding?: string;
}

async function readApplied(database: StarterDatabase): Promise<Applied> {
  const [row] = await database.read(`select value from settings where section = '${section}'`);
  return row ? (JSON.parse((row as { value: string }).value) as Applied) : {};
}

const remember = (applied: Applied) =>
  `insert into settings (section, value, updated_at)
values ('${section}', ${quoted(JSON.stringify(applied))}, unixepoch() * 1000)
on conflict (section) do update set value = excluded.value, updated_at = excluded.updated_at`;

/**
 * Brings what a deployment started with, and its search texts, to this version; one read when they
 * are there already.
 * @returns whether there was anything to write
 */
export async function applyStarter(
  database: StarterDatabase,
  starter: readonly StarterPart[],
  folded = foldedLetters(),
): Promise<boolean> {
  const statements = starterStatements(starter);
  const version = await digest(statements.join("\n"));
  const folding = await digest(folded);
  const applied = await readApplied(database);
  if (applied.version === version && applied.folding === folding) return false;
  await database.write([
    ...(applied.version === version ? [] : statements),
    ...(applied.folding === folding ? [] : await refoldStatements(database.read)),
    remember({ version, folding }),
  ]);
  return true;
}
