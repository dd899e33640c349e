import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Question } from "../../../domain/check-ins/questions.ts";
import { applyStarter } from "../../../scripts/library/apply.ts";
import type { StarterRow } from "../../../scripts/library/starter-tables.ts";
import { starter, starterDatabase } from "../../support/starter.ts";

const name = "Monthly with photos";
const forms = starter.filter(({ table }) => table.name === "check_in_forms");
const isMonthly = ({ values }: StarterRow) => values.includes(name);
const monthly = forms.flatMap(({ rows }) => rows).find(isMonthly)?.id ?? "";

/** The forms of a version whose monthly one had no photos. */
const before = forms.map(({ table, rows }) => ({
  table,
  rows: rows.map((row) => (isMonthly(row) ? { ...row, values: row.values.map(asBefore) } : row)),
}));
function asBefore(value: StarterRow["values"][number]) {
  if (value === name) return "Monthly";
  if (typeof value !== "string" || !value.startsWith("[")) return value;
  const questions = JSON.parse(value) as Question[];
  return JSON.stringify(questions.filter(({ kind }) => kind !== "photos"));
}

beforeEach(async () => {
  await env.DB.batch(
    ["check_in_forms", "starter_rows", "settings"].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  );
  await applyStarter(starterDatabase, before);
});

const stored = async () => {
  const found = await env.DB.prepare(
    "select english_name, questions from check_in_forms where id = ?1",
  )
    .bind(monthly)
    .first<{ english_name: string; questions: string }>();
  const questions = JSON.parse(found?.questions ?? "[]") as Question[];
  return { name: found?.english_name, kinds: questions.map(({ kind }) => kind) };
};

describe("the ready monthly form", () => {
  it("asks for photos after an update, below the measurements", async () => {
    expect(await stored()).toMatchObject({ name: "Monthly" });
    await applyStarter(starterDatabase, forms);
    const updated = await stored();
    expect(updated.name).toBe(name);
    expect(updated.kinds.slice(0, 3)).toEqual(["fact", "measurements", "photos"]);
  });

  it("stays as the trainer edited it", async () => {
    await env.DB.prepare("update check_in_forms set english_name = 'Our month' where id = ?1")
      .bind(monthly)
      .run();
    await applyStarter(starterDatabase, forms);
    const kept = await stored();
    expect(kept.name).toBe("Our month");
    expect(kept.kinds).not.toContain("photos");
  });
});
