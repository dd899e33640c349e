import type { D1PreparedStatement, D1Result } from "@cloudflare/workers-types";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { Database, DatabaseClient } from "./client.ts";
import type { RowsOf } from "./statement.ts";

type Statement = BatchItem<"sqlite">;
/** One statement, a list, or none. */
type Part = Statement | readonly Statement[] | undefined;

type AnswerOf<Given> = Given extends Statement
  ? Given["_"]["result"]
  : Given extends readonly Statement[]
    ? BatchResponse<Given>
    : undefined;

/**
 * Runs named statements as one transaction, in the order of the names.
 * @returns the result of each by its name; a list for a list
 */
export async function batchOf<const Parts extends Record<string, Part>>(
  db: Database,
  parts: Parts,
): Promise<{ [Name in keyof Parts]: AnswerOf<Parts[Name]> }> {
  const answers = await db.batch(statementsOf(parts) as [Statement]);
  return byName(parts, answers) as { [Name in keyof Parts]: AnswerOf<Parts[Name]> };
}

type RawPart = RowsOf<unknown> | readonly RowsOf<unknown>[];

type RawAnswerOf<Given> = Given extends readonly RowsOf<infer Row>[]
  ? D1Result<Row>[]
  : Given extends RowsOf<infer Row>
    ? D1Result<Row>
    : never;

/** The same for hand-written statements; each result has its rows and its changes. */
export async function batchOfRaw<Parts extends Record<string, RawPart>>(
  client: DatabaseClient,
  parts: Parts,
): Promise<{ [Name in keyof Parts]: RawAnswerOf<Parts[Name]> }> {
  const answers = await client.batch(statementsOf<D1PreparedStatement>(parts));
  return byName(parts, answers) as { [Name in keyof Parts]: RawAnswerOf<Parts[Name]> };
}

const statementsOf = <Each>(parts: Record<string, Each | readonly Each[] | undefined>): Each[] =>
  Object.values(parts).flatMap((part) => part ?? []);

function byName(parts: Record<string, unknown>, answers: readonly unknown[]) {
  let next = 0;
  const answerOf = (part: unknown) => {
    if (part === undefined) return undefined;
    if (!Array.isArray(part)) return answers[next++];
    next += part.length;
    return answers.slice(next - part.length, next);
  };
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, answerOf(part)]));
}

/** The ids in the results, each once. */
export const idsOf = (answers: readonly D1Result[]): string[] => [
  ...new Set(answers.flatMap(({ results }) => (results as { id: string }[]).map(({ id }) => id))),
];
