import { partsWithin } from "../../../domain/schedules/applied-schedules.ts";
import {
  clearBefore,
  clearBeginning,
  listFilledTables,
  passesBack,
  writeTablePage,
} from "../../data/copies/backup-tables.ts";
import { type RestoreProgress, settleRestoredRows } from "../../data/copies/restores.ts";
import { BrokenBackup, partsOf } from "./backup-parts.ts";
import type { RestoreStep, RestoreWork } from "./restore-backup.ts";

const namedTables = 3;

/** A long list of tables, shortened for people. */
export function someOf(tables: readonly string[]): string {
  const named = tables.slice(0, namedTables).join(", ");
  const more = tables.length - namedTables;
  return more > 0 ? `${named} and ${more} other tables` : named;
}

/** Restores a part of rows, in the order of their references; later parts are read meanwhile. */
export async function restoreTable(
  { platform: { database, now }, reader, manifest, tables }: RestoreWork,
  { pass: at, part: place }: Extract<RestoreProgress, { phase: "tables" }>,
): Promise<RestoreStep> {
  const pass = passesBack(tables)[at];
  if (!pass) {
    return { next: { phase: "follow", after: "" }, writes: settleRestoredRows(database, now()) };
  }
  if (at === 0 && place === 0) {
    const filled = await listFilledTables(database, tables);
    if (filled.length > 0) {
      throw new BrokenBackup(
        `Somebody came in while it was restored: there are rows in ${someOf(filled)}.`,
      );
    }
  }
  const onwards: RestoreProgress = { phase: "tables", pass: at + 1, part: 0 };
  const before = [
    ...(at === 0 && place === 0 ? clearBeginning(database, tables) : []),
    ...(place === 0 ? clearBefore(database, pass.table) : []),
  ];
  const parts = partsOf(manifest, `tables/${pass.table}`);
  const part = parts[place];
  if (!part) return { next: onwards, writes: before };
  const table = tables.find(({ name }) => name === pass.table);
  const written = manifest.tables.find(({ name }) => name === pass.table)?.columns;
  if (!table || !written) throw new BrokenBackup(`The manifest knows no table ${pass.table}.`);
  const pages = slicesOf(await reader.read(parts, place)).map((lines) => ({
    lines: `[${lines.join(",")}]`,
    written,
    ...(pass.where !== undefined && { where: pass.where }),
  }));
  const isLast = place + 1 >= parts.length;
  return {
    next: isLast ? onwards : { phase: "tables", pass: at, part: place + 1 },
    writes: [...before, ...pages.map((page) => writeTablePage(database, table, page))],
  };
}

/** Maximum characters of the rows of one statement, far below the database's limit in bytes. */
const sliceLength = 400_000;

function slicesOf(lines: readonly string[]): string[][] {
  return partsWithin(lines, ({ length }) => length, sliceLength);
}
