import { and, eq, sql } from "drizzle-orm";
import { storedAddress } from "../../../domain/contact.ts";
import type { OwnProfileChanges } from "../../../domain/contract/people/profile.ts";
import { traineeSearchText } from "../../../domain/list.ts";
import { accounts, traineeProfiles } from "../../db/schema.ts";
import type { TraineeScope } from "../scope.ts";

const t = traineeProfiles;

/** The caller's columns of the trainer's search. */
interface OwnIdentity {
  name: string;
  phone: string | null;
  email: string | null;
}

export async function getOwnIdentity({
  db,
  traineeId,
}: TraineeScope): Promise<OwnIdentity | undefined> {
  const [[profile], [account]] = await db.batch([
    db.select({ name: t.name, phone: t.phone }).from(t).where(eq(t.id, traineeId)),
    db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, traineeId)),
  ]);
  return profile && account && { ...profile, email: account.email };
}

/**
 * Writes the changes, if the basis of the search text is unchanged.
 * @returns `changed_meanwhile` otherwise: nothing was written, read again
 */
export async function writeOwnProfile(
  { db, traineeId, now }: TraineeScope,
  before: OwnIdentity,
  { goals, ...changes }: OwnProfileChanges,
): Promise<"written" | "changed_meanwhile"> {
  const { name = before.name, phone = before.phone } = changes;
  const [written] = await db.batch([
    db
      .update(t)
      .set({
        ...changes,
        ...(goals && { goal: goals }),
        search: traineeSearchText({ name, phone, email: before.email }),
        updatedAt: now,
      })
      .where(
        and(
          eq(t.id, traineeId),
          eq(t.name, before.name),
          sql`${t.phone} is ${before.phone}`,
          sql`exists (select 1 from ${accounts}
            where ${accounts.id} = ${traineeId} and ${accounts.email} = ${storedAddress(before.email, traineeId)})`,
        ),
      )
      .returning({ id: t.id }),
  ]);
  return written.length > 0 ? "written" : "changed_meanwhile";
}
