import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { initialPlans } from "../../../../domain/trainees/plans.ts";

it("a new deployment starts with exactly the three plans of the rules", () => {
  const migration = readFileSync("migrations/0001_initial_plans.sql", "utf8");
  for (const [position, { id, name, price, months, features }] of initialPlans.entries()) {
    const row = `('${id}', '${name}', ${price}, ${months}, '${JSON.stringify(features)}', 'active', ${position}, 0, 0)`;
    expect(migration).toContain(row);
  }
});
