import { expect, it } from "vitest";
import { shownTable } from "../../../worker/actions/copies/shown-tables.ts";
import {
  archivedCsvName,
  archivedJsonName,
  csvName,
  keysIn,
  tablesIn,
} from "../../../worker/data/copies/copied-tables.ts";
import { csvHead } from "../../../worker/texts/copied-tables.ts";

/** Read the diff of the page: a table or a column that left a copy is a line that changed. */
it("every copy has the tables and columns of copied-tables.txt, in their order", async () => {
  const lines = (["trainee", "trainer", "business"] as const).flatMap((copy) =>
    tablesIn(copy).flatMap((table) => [
      `${copy}: ${table}`,
      `  ${keysIn(copy, table).join(", ")}`,
      `  ${csvHead(shownTable(copy, table), { copy, language: "en", timeZone: "UTC" }).replace("\ufeff", "").trim()}`,
    ]),
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./copied-tables.txt");
});

it("the files of a table have its name, in small letters with dashes", () => {
  expect(csvName("weights")).toBe("weights.csv");
  expect(csvName("scheduledMeals")).toBe("scheduled-meals.csv");
  expect(archivedCsvName("scheduledMeals")).toBe("csv/scheduled-meals.csv");
  expect(archivedJsonName("scheduledMeals")).toBe("json/scheduled-meals.json");
});
