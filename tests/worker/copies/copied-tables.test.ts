import { expect, it } from "vitest";
import { keysIn, tablesIn } from "../../../domain/copies/copied-tables.ts";
import { csvHead } from "../../../worker/texts/copied-tables.ts";

/** Read the diff of the page: a table or a column that left a copy is a line that changed. */
it("every copy has the tables and columns of copied-tables.txt, in their order", async () => {
  const lines = (["trainee", "trainer", "business"] as const).flatMap((copy) =>
    tablesIn(copy).flatMap((table) => [
      `${copy}: ${table}`,
      `  ${keysIn(copy, table).join(", ")}`,
      `  ${csvHead(table, { copy, language: "en", timeZone: "UTC" }).replace("\ufeff", "").trim()}`,
    ]),
  );
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("./copied-tables.txt");
});
