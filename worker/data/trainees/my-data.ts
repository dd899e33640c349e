import { and, asc, eq, sql } from "drizzle-orm";
import {
  type MyDataRow,
  type MyDataTaker,
  type MyDataValue,
  myDataPage,
} from "../../../domain/trainees/my-data.ts";
import { accountSettings, traineeProfiles } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";
import { type StoredTable, sourceFor } from "./my-data-sources.ts";

type Key = readonly [MyDataValue, MyDataValue];

/** One page of what is stored of somebody in a table, and the key behind which it goes on. */
export async function listMyData(
  { db, traineeId }: TraineeScope,
  table: StoredTable,
  { taker, after }: { taker: MyDataTaker; after: Key | undefined },
): Promise<{ rows: MyDataRow[]; next: Key | undefined }> {
  const source = sourceFor(table, taker);
  const [first, second] = source.key;
  const [found] = await db.batch([
    db
      .select({
        ...source.columns,
        keyFirst: sql<MyDataValue>`${first}`.as("key_first"),
        keySecond: sql<MyDataValue>`${second}`.as("key_second"),
      })
      .from(source.table)
      .where(
        and(
          eq(source.owner, traineeId),
          source.where,
          after && sql`(${first}, ${second}) > (${after[0]}, ${after[1]})`,
        ),
      )
      .orderBy(asc(first), asc(second))
      .limit(myDataPage),
  ]);
  const rows = found as (MyDataRow & { keyFirst: MyDataValue; keySecond: MyDataValue })[];
  const last = rows.length < myDataPage ? undefined : rows.at(-1);
  return { rows, next: last && [last.keyFirst, last.keySecond] };
}

/** Whose data it is: what the words, the hours and the picture of the files are told by. */
export async function getMyDataOwner({ db, traineeId }: TraineeScope) {
  const t = traineeProfiles;
  const [[person], [settings]] = await db.batch([
    db
      .select({ name: t.name, timeZone: t.timeZone, photoKey: t.photoKey })
      .from(t)
      .where(eq(t.id, traineeId)),
    db
      .select({ language: accountSettings.language })
      .from(accountSettings)
      .where(eq(accountSettings.accountId, traineeId)),
  ]);
  return person && { ...person, language: settings?.language ?? ("ar" as const) };
}

export type MyDataOwner = NonNullable<Awaited<ReturnType<typeof getMyDataOwner>>>;
