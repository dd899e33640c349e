import { and, asc, sql } from "drizzle-orm";
import { daysOfMonth, type LedgerEntry } from "../../../domain/memberships/payments.ts";
import { payments } from "../../db/schema.ts";
import type { TrainerScope } from "../scope.ts";
import { paymentColumns } from "./payments.ts";

const t = payments;
const entriesAtOnce = 2000;

/** An entry with whose it is, as the file has it. */
interface NamedEntry extends LedgerEntry {
  name: string | null;
  note: string | null;
  createdAt: number;
}

const { id, agorot, method, paidOn, note, createdAt, name } = paymentColumns;

/** All entries of a month in the order of their days, reversals among them, some at a time. */
export async function* listMonthEntries(
  { db }: TrainerScope,
  month: string,
): AsyncGenerator<NamedEntry[]> {
  const { from, until } = daysOfMonth(month);
  let after: NamedEntry | undefined;
  do {
    const behind =
      after && sql`(paid_on, created_at, id) > (${after.paidOn}, ${after.createdAt}, ${after.id})`;
    const [rows]: [NamedEntry[]] = await db.batch([
      db
        .select({ id, agorot, method, paidOn, note, createdAt, name, reverses: t.reverses })
        .from(t)
        .where(and(sql`paid_on >= ${from} and paid_on < ${until}`, behind))
        .orderBy(asc(t.paidOn), asc(t.createdAt), asc(t.id))
        .limit(entriesAtOnce),
    ]);
    yield rows;
    after = rows.length < entriesAtOnce ? undefined : rows.at(-1);
  } while (after);
}
