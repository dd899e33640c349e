import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { headerOf, type MigrationHeader } from "../lib/migration-header.ts";
import { listMigrations } from "../lib/migrations.ts";
import { affectedByDrop, rebuildRecipe, textOfRecipe } from "../lib/rebuild-recipe.ts";
import { factsQueries, type SchemaFacts, tablesOf } from "../lib/schema-facts.ts";
import { isTrigger, type SqlStatement, statementsOf } from "../lib/sql-statements.ts";
import type { Finding } from "./finding.ts";

/** Below D1's limits of 100 kB for a statement, and of 30 s for a file. */
const maxFileBytes = 90_000;
const maxStatementBytes = 80_000;
const manual = "docs/operations/migrations.md";

type Say = (line: number, message: string) => Finding;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Statements that the splitter of a remote D1 breaks, or that are too large for it. */
function findUnsplittable(code: string, statements: readonly SqlStatement[], say: Say): Finding[] {
  const findings: Finding[] = [];
  const bytes = bytesOf(code);
  if (bytes > maxFileBytes)
    findings.push(
      say(1, `has ${bytes} bytes, more than ${maxFileBytes}: make two migrations of it`),
    );
  if (code.includes("\r")) findings.push(say(1, "has CRLF line ends: D1 splits at LF alone"));
  for (const { text, line, tokens } of statements) {
    const size = bytesOf(text);
    if (size > maxStatementBytes)
      findings.push(
        say(
          line,
          `a statement of ${size} bytes, more than ${maxStatementBytes}: make several of it`,
        ),
      );
    if (!isTrigger(tokens)) continue;
    if (tokens.some((word) => /^case$/i.test(word)))
      findings.push(
        say(line, "CASE … END in a trigger: D1 takes its END for the trigger's; use iif()"),
      );
    const small = tokens.find((word) => /^(begin|end)$/i.test(word) && word !== word.toUpperCase());
    if (small)
      findings.push(say(line, `"${small}" in a trigger: D1 knows ${small.toUpperCase()} alone`));
  }
  return findings;
}

const found = (statements: readonly SqlStatement[], pattern: RegExp) =>
  statements.flatMap(({ normal, line }, at) => {
    const name = pattern.exec(normal)?.[1];
    return name ? [{ name, line, at }] : [];
  });

/** Dropped or rebuilt tables without the steps that preserve rows of other tables. */
function findLosses(
  statements: readonly SqlStatement[],
  header: MigrationHeader,
  facts: SchemaFacts,
  say: Say,
): Finding[] {
  const findings: Finding[] = [];
  const known = tablesOf(facts);
  const made = found(statements, /^create table (?:if not exists )?(\S+)/);
  const drops = found(statements, /^drop table (?:if exists )?(\S+)/);
  const renames = found(statements, /^alter table (\S+) rename to\b/);
  for (const { name, line } of renames) {
    const builds = name.startsWith("__new_") ? `builds ${name.slice(6)} anew` : `renames ${name}`;
    findings.push(
      say(line, `${builds} by RENAME TO, as drizzle-kit does: write it by the recipe of ${manual}`),
    );
  }
  for (const { line } of found(statements, /^(pragma) foreign_keys\b/))
    findings.push(say(line, `PRAGMA foreign_keys does nothing inside a migration: see ${manual}`));
  if (renames.length > 0) return findings;
  const own = drops.filter(
    ({ name, at }) =>
      !known.includes(name) && made.some((each) => each.name === name && each.at < at),
  );
  const others = drops.filter((each) => !own.includes(each));
  const rebuilt = others.filter(({ name }) => made.some((each) => each.name === name));
  for (const { name, line } of rebuilt.filter((each) => !header.rebuilds.includes(each.name)))
    findings.push(
      say(
        line,
        `builds ${name} anew: say "-- rebuilds: ${name}" at the head, and follow ${manual}`,
      ),
    );
  for (const { name, line } of others.filter((each) => !rebuilt.includes(each)))
    findings.push(...lossOfDrop(name, line));
  findings.push(...findMissedSteps(statements, header.rebuilds, facts, say));
  return findings;

  function lossOfDrop(name: string, line: number): Finding[] {
    if (!header.drops.includes(name))
      return [say(line, `drops ${name}: say "-- drops: ${name}" at the head, if its rows may go`)];
    const droppedBefore = others.slice(0, others.findIndex((each) => each.name === name) + 1);
    const { children, columns } = affectedByDrop(facts, [name]);
    const refers = [...children, ...columns.map(({ table }) => table)].filter(
      (table) => !droppedBefore.some((each) => each.name === table),
    );
    return refers.length === 0
      ? []
      : [
          say(
            line,
            `drops ${name}, which would delete or empty rows that refer to it: ${refers.join(", ")}`,
          ),
        ];
  }
}

/** The first missing or misplaced step of the recipe. */
function findMissedSteps(
  statements: readonly SqlStatement[],
  roots: readonly string[],
  facts: SchemaFacts,
  say: Say,
): Finding[] {
  if (roots.length === 0) return [];
  const unknown = roots.find((root) => !tablesOf(facts).includes(root));
  if (unknown) return [say(1, `rebuilds ${unknown}, which is not a table`)];
  let [reached, furthest] = [-1, -1];
  for (const { title, steps } of rebuildRecipe(facts, roots)) {
    for (const { sql, matches } of steps) {
      const at = statements.findIndex(({ normal }) => matches(normal));
      const isMissing = at < 0;
      if (isMissing || at < reached) {
        const line = statements[Math.max(at, 0)]?.line ?? 1;
        const fault = isMissing ? "lacks" : "has too early";
        return [say(line, `${fault} a step of the recipe (${title}): ${sql} See ${manual}`)];
      }
      furthest = Math.max(furthest, at);
    }
    reached = furthest;
  }
  return [];
}

/** Faults of one migration, after the earlier ones. */
function lintMigration(path: string, code: string, facts: SchemaFacts): Finding[] {
  const statements = statementsOf(code);
  const say: Say = (line, message) => ({ path, line, message });
  return [
    ...findUnsplittable(code, statements, say),
    ...findLosses(statements, headerOf(code), facts, say),
  ];
}

interface Migration {
  name: string;
  code: string;
  /** Facts of the database before it. */
  facts: SchemaFacts;
  /** The error of running it without rows. */
  fault?: string;
}

/** The migrations of a folder, run in order on an empty database. */
function runMigrations(folder: string): Migration[] {
  const database = new DatabaseSync(":memory:");
  try {
    return listMigrations(folder).map((name) => {
      const code = readFileSync(join(folder, name), "utf8");
      const facts = Object.fromEntries(
        Object.entries(factsQueries).map(([fact, query]) => [fact, database.prepare(query).all()]),
      ) as unknown as SchemaFacts;
      try {
        database.exec(`begin; ${code}\n; commit`);
        return { name, code, facts };
      } catch (error) {
        if (database.isTransaction) database.exec("rollback");
        return { name, code, facts, fault: error instanceof Error ? error.message : String(error) };
      }
    });
  } finally {
    database.close();
  }
}

export const lintMigrations = (folder: string): Finding[] =>
  runMigrations(folder).flatMap(({ name, code, facts, fault }) => {
    const path = `migrations/${name}`;
    const findings = lintMigration(path, code, facts);
    return fault && findings.length === 0
      ? [{ path, line: 1, message: `does not run: ${fault}` }]
      : findings;
  });

/** The recipe for each migration that rebuilds tables as drizzle-kit does. */
export const recipesInstead = (folder: string): string[] =>
  runMigrations(folder).flatMap(({ name, code, facts }) => {
    const built = found(statementsOf(code), /^alter table __new_(\S+) rename to\b/);
    const roots = built.map((each) => each.name);
    return roots.length > 0 ? [`migrations/${name}:\n\n${textOfRecipe(facts, roots)}`] : [];
  });
