import { foldForSearch } from "../../arabic.ts";
import { AppRow, type AppTable } from "./app-table.ts";
import { bodyNameOf, bodyValue, chosenNames, unitBeside } from "./body-kinds.ts";
import type { Gathered } from "./gathered.ts";
import { leaveColumns } from "./left-columns.ts";
import type { PastApp } from "./past.ts";
import { personHeads } from "./persons.ts";

const dayHeads = ["date", "day", "time of measurement", "created_at"];
const dayHeadOf = (table: AppTable) => dayHeads.find((head) => table.has(head));

const bodyColumns = (table: AppTable) =>
  table.columns.flatMap((head) => {
    const name = bodyNameOf(head);
    return name ? [[head, name] as const] : [];
  });

/** Whether it has days and a column for each measurement, as the files of Hevy, Strong and MyFitnessPal. */
export const isBodyTable = (table: AppTable): boolean =>
  dayHeadOf(table) !== undefined && bodyColumns(table).length > 0;

/**
 * The app of a table of measurements: Hevy's heads have underscores or its days named months, Strong's a unit in
 * brackets; MyFitnessPal's have neither.
 */
export function bodyAppOf(table: AppTable): PastApp {
  const heads = bodyColumns(table).map(([head]) => head);
  if (heads.some((head) => head.includes("_"))) return "hevy";
  if (heads.some((head) => /\((?:kgs?|lbs?|cm|in|%)\)$/.test(head))) return "strong";
  const at = table.placeOf(dayHeadOf(table) ?? "date");
  return table.rows.some(({ cells }) => /\p{L}{3,}/u.test(cells[at] ?? ""))
    ? "hevy"
    : "myfitnesspal";
}

export function readBodyTable(table: AppTable, gathered: Gathered): void {
  const dayHead = dayHeadOf(table) ?? "date";
  const columns = chosenNames(bodyColumns(table));
  const names = [...columns.values()];
  for (const line of table.rows) {
    const row = new AppRow(table, line, gathered);
    const date = row.day(dayHead);
    if (date === undefined) continue;
    for (const [head, { kind, unit = unitBeside(kind, names) }] of columns) {
      const value = bodyValue(row, gathered, { head, kind, unit });
      if (value) gathered.addBody(date, row.secondOfDay(dayHead), kind, value);
    }
  }
  leaveColumns(table, gathered, { told: [dayHead, ...columns.keys(), ...personHeads.keys()] });
}

/** Columns of a file with a row for each measurement: FitNotes's, Cronometer's, one of Strong's. */
const rowForms: readonly {
  app: PastApp;
  day: string;
  name: string;
  value: string;
  told: readonly string[];
}[] = [
  { app: "fitnotes", day: "date", name: "measurement", value: "value", told: ["time", "unit"] },
  { app: "strong", day: "date", name: "measurement type", value: "value", told: ["unit"] },
  {
    app: "cronometer",
    day: "day",
    name: "metric",
    value: "amount",
    told: ["group", "time", "unit"],
  },
];

export const measurementAppOf = (table: AppTable): PastApp | undefined => formOf(table)?.app;

const formOf = (table: AppTable) =>
  rowForms.find(({ day, name, value }) => table.has(day, name, value, "unit"));

/** `Weight (Garmin)` without the device that measured it; the unit is in a cell of its own. */
const withoutSource = (name: string) => name.replace(/ ?\([^)]*\)$/, "");

export function readMeasurementRows(table: AppTable, gathered: Gathered): void {
  const form = formOf(table);
  if (!form) return;
  const at = table.placeOf(form.name);
  const written = new Set(table.rows.map(({ cells }) => cells[at] ?? ""));
  const names = chosenNames(
    [...written].flatMap((name) => {
      const found = bodyNameOf(withoutSource(foldForSearch(name)));
      return found ? [[name, found] as const] : [];
    }),
  );
  for (const line of table.rows) {
    const row = new AppRow(table, line, gathered);
    const name = row.text(form.name);
    const found = names.get(name);
    if (!found) {
      if (name !== "") gathered.leave(name);
      continue;
    }
    const date = row.day(form.day);
    const unit = row.text("unit") || found.unit;
    const value = bodyValue(row, gathered, { head: form.value, kind: found.kind, unit });
    const second = row.secondOfDay(table.has("time") ? "time" : form.day);
    if (date !== undefined && value) gathered.addBody(date, second, found.kind, value);
  }
  leaveColumns(table, gathered, { told: [form.day, form.name, form.value, ...form.told] });
}
