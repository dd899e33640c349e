import { AppRow, type AppTable } from "./app-table.ts";
import type { Gathered } from "./gathered.ts";
import { leaveColumns } from "./left-columns.ts";
import type { PastApp } from "./past.ts";

const bounds = { min: 0, max: 100_000, decimals: 3 };
/** kcal of a kJ, as the apps convert it. */
const kcalOfKj = 1 / 4.184;

const dayHeadOf = (table: AppTable) => ["date", "day"].find((head) => table.has(head));
const energyOf = (table: AppTable) => table.find(/^(?:calories|energy)(?: \((?:kcal|kj)\))?$/);
const macroOf = (table: AppTable, name: string) => table.find(new RegExp(`^${name}(?: \\(g\\))?$`));

/** The app of a file with food by day, meal or food; undefined for another file. */
export function foodAppOf(table: AppTable): PastApp | undefined {
  if (!dayHeadOf(table) || !energyOf(table)) return undefined;
  if (table.has("meal")) return "myfitnesspal";
  const hasMacros = ["protein", "fat"].every((name) => macroOf(table, name));
  return hasMacros ? "cronometer" : undefined;
}

/** Sums what was eaten on each day. Rows of totals are not added once more. */
export function readFoodDays(table: AppTable, gathered: Gathered): void {
  const day = dayHeadOf(table) ?? "date";
  const energy = energyOf(table) ?? "calories";
  const carbs = macroOf(table, "(?:carbohydrates|carbs|net carbs)");
  const [protein, fat] = [macroOf(table, "protein"), macroOf(table, "(?:total )?fat")];
  for (const line of table.rows) {
    const row = new AppRow(table, line, gathered);
    if (isTotal(row.text(day)) || isTotal(row.text("meal"))) continue;
    const date = row.day(day);
    const calories = row.number(energy, bounds, energy.endsWith("(kj)") ? kcalOfKj : 1);
    if (date === undefined || calories === undefined || calories === null) continue;
    if (!gathered.isOver(date)) {
      row.leave(energy);
      continue;
    }
    const gramsOf = (head: string | undefined) => (head && row.number(head, bounds)) || null;
    gathered.addFood({
      date,
      calories,
      protein: gramsOf(protein),
      carbs: gramsOf(carbs),
      fat: gramsOf(fat),
    });
  }
  const kept = [day, energy, protein, carbs, fat].filter((head) => head !== undefined);
  leaveColumns(table, gathered, {
    told: [
      ...kept,
      "meal",
      "time",
      "timestamp",
      "completed",
      "group",
      "food name",
      "amount",
      "category",
    ],
  });
}

const isTotal = (text: string) => /^(?:daily |grand )?totals?:?$/i.test(text);
