import { recogniseColumns, withHead } from "../../domain/copies/sheet/columns.ts";
import { type DateOrder, dateOrderOf } from "../../domain/copies/sheet/dates.ts";
import { decodeSheet } from "../../domain/copies/sheet/decode.ts";
import type { ImportKind } from "../../domain/copies/sheet/kinds.ts";
import { isDateColumn } from "../../domain/copies/sheet/kinds.ts";
import { cellsIn, readSheet } from "../../domain/copies/sheet/rows.ts";
import type { readTraineeRows } from "../../domain/copies/sheet/trainee-rows.ts";

/** A sheet as the screen reads it, without corrections of columns; `unclear` dates have the day first. */
export function openSheet(kind: ImportKind, bytes: Uint8Array) {
  const decoded = decodeSheet(bytes);
  if ("fault" in decoded) throw new Error(decoded.fault.code);
  const read = readSheet(decoded.text);
  if ("fault" in read) throw new Error(read.fault.code);
  const sheet = withHead(kind, read);
  const columns = recogniseColumns(kind, sheet);
  const found = columns.flatMap((column, at) =>
    isDateColumn(column) ? [[column, dateOrderOf(cellsIn(sheet, at))] as const] : [],
  );
  const orders = Object.fromEntries(
    found.map(([column, order]): [string, DateOrder] => [column, order === "mdy" ? "mdy" : "dmy"]),
  );
  return {
    sheet,
    encoding: decoded.encoding,
    found: Object.fromEntries(found),
    options: {
      columns,
      orders,
      today: "2026-04-01",
      country: "PS" as const,
      plans: [{ id: "basic", name: "الخطة الأساسية", englishName: "Basic" }],
    },
  };
}

export const openText = (kind: ImportKind, text: string) =>
  openSheet(kind, new TextEncoder().encode(text));

/** Row, column, problem and excluded part of each finding. */
export const findingsOf = ({ findings }: ReturnType<typeof readTraineeRows>) =>
  findings.map(({ row, column, leaves, problem }) => [row, column, problem.code, leaves]);
