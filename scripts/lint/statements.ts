import type { Finding } from "./finding.ts";
import type { Source } from "./source.ts";

/** Refuses answers of a batch read by position, and values of a statement bound by number. */
export function findCountedStatements({ path, countedAnswers, texts }: Source): Finding[] {
  if (!path.startsWith("worker/")) return [];
  const answers = countedAnswers.map((line) => ({
    path,
    line,
    message:
      "counts a batch's answers: name them, `const { rows } = await batchOf(db, { written, rows })` of worker/db/batch.ts",
  }));
  const values = texts
    .filter(({ value }) => /\?\d/.test(value))
    .map(({ line }) => ({
      path,
      line,
      message:
        "binds values by number: write `:names`, and bind them by statement() of worker/db/statement.ts",
    }));
  return [...answers, ...(path.startsWith("worker/data/") ? values : [])];
}
