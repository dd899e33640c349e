import { readFileSync } from "node:fs";
import type { ImportKind } from "../../domain/copies/sheet/kinds.ts";
import { openSheet } from "./sheets.ts";

/** One of the files that other programs wrote. */
export const openFile = (kind: ImportKind, name: string) =>
  openSheet(kind, readFileSync(new URL(`../fixtures/sheets/${name}`, import.meta.url)));
