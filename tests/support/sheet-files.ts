import { readFileSync } from "node:fs";
import type { ImportKind } from "../../domain/copies/sheet/kinds.ts";
import { openSheet } from "./sheets.ts";

/** Opens a sheet of tests/fixtures/sheets, written by another program. */
export const openFile = (kind: ImportKind, name: string) =>
  openSheet(kind, readFileSync(new URL(`../fixtures/sheets/${name}`, import.meta.url)));
