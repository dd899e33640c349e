import { Refusal, runCommand, say } from "./lib/message.mjs";
import { faultsOfMigrations, listNewMigrations, migrationsFolder } from "./lib/migrations.ts";
import { runInteractively, tools } from "./lib/run-tool.ts";
import { lintMigrations, recipesInstead } from "./lint/migrations.ts";

const usage = `usage: npm run migrations:new [-- NAME]
  Writes the migration from the database to worker/db/schema, and lists its hash.
  NAME  its change in a word or two: add_notes
  Without a name it only lists unlisted migrations, such as one completed by hand.`;

/** Refuses migrations that would lose rows on D1, and shows their recipes. */
function refuseLosses(): void {
  const findings = lintMigrations(migrationsFolder);
  if (findings.length === 0) return;
  const recipes = recipesInstead(migrationsFolder);
  throw new Refusal(
    [
      ...findings.map(({ path, line, message }) => `${path}:${line} ${message}`),
      ...recipes.map((recipe) => `\nThe recipe for ${recipe}`),
      "\nCorrect it by hand, then run npm run migrations:new without a name, which lists it.",
    ].join("\n"),
  );
}

await runCommand(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || (name && !/^[a-z][a-z0-9_]*$/.test(name))) throw new Refusal(usage, 2);
  const faults = faultsOfMigrations().filter((fault) => fault.kind !== "unlisted");
  if (faults.length > 0) throw new Refusal(faults.map(({ message }) => message).join("\n"));
  if (name && !(await runInteractively([tools.drizzle, "generate", "--name", name])))
    throw new Refusal("drizzle-kit failed.");
  refuseLosses();
  const added = listNewMigrations();
  say(added.length > 0 ? `Listed ${added.join(", ")}` : "All migrations are listed.");
});
