import { type SQL, sql } from "drizzle-orm";
import { noAddressPattern } from "../../../domain/contact.ts";
import { accounts, invitations, outbox, subscriptions } from "../../db/schema.ts";
import { tableFacts } from "../../db/table-facts.ts";
import type { TrainerScope } from "../scope.ts";
import { madeBy, undoImportRows } from "./imports.ts";

/** Tables whose rows mean that an imported trainee is in use. */
const usedTables = tableFacts.flatMap(([table, { keepsImported }]) =>
  keepsImported === true ? [table] : [],
);

/**
 * Deletes the people of an import, except those who entered, were changed or have rows since. Waiting mails are
 * not sent; sent links show a revoked invitation.
 */
export function undoTraineeImport(scope: TrainerScope, id: string) {
  const { db, now } = scope;
  const used = usedTables.map(
    (table) =>
      sql`and not exists (select 1 from ${sql.identifier(table)} u where u.trainee_id = a.id)`,
  );
  const removable = sql`select a.id from accounts a join trainee_profiles p on p.id = a.id
    where a.id in ${madeBy(id)} and a.password_hash is null
      and a.updated_at = a.created_at and p.updated_at = p.created_at
      and not exists (select 1 from conversations c where c.trainee_id = a.id and c.last_seq > 0)
      and not exists (select 1 from weight_records w
        where w.trainee_id = a.id and w.created_at <> a.created_at)
      ${sql.join(used, sql` `)}`;
  const waitsToGo = (email: SQL) => sql`${email} in (select o.payload ->> '$.to' from outbox o
    where o.topic = 'send_mail' and o.attempts = 0)`;
  const mailOf = sql`(select email from accounts a
    where a.id = ${invitations.traineeId} and a.email not like ${noAddressPattern})`;
  const openOf = sql`accepted_at is null and revoked_at is null`;
  // An import's mail is ordered in its batch, at the account's instant.
  const invited = sql`(select count(*) from invitations i join accounts a on a.id = i.trainee_id
    where a.id in (${removable}) and i.accepted_at is null and i.revoked_at is null
      and not ${waitsToGo(sql`a.email`)})`;
  return undoImportRows(scope, { id, kind: "trainees", removable, invited }, [
    db
      .update(invitations)
      .set({
        email: mailOf,
        phone: sql`(select phone from trainee_profiles p where p.id = ${invitations.traineeId})`,
        gender: sql`(select gender from trainee_profiles p where p.id = ${invitations.traineeId})`,
        planId: sql`(select subscription_plan from trainee_profiles p
          where p.id = ${invitations.traineeId})`,
        revokedAt: now,
        traineeId: sql`null`,
      })
      .where(
        sql`${invitations.traineeId} in (${removable}) and ${openOf} and (${waitsToGo(mailOf)}) is not true`,
      ),
    db.delete(outbox).where(
      sql`topic = 'send_mail' and attempts = 0 and ${outbox.payload} ->> '$.to' in (
        select email from accounts where id in (${removable}))`,
    ),
    // Before the people, so that the expected sums lose their subscriptions.
    db.delete(subscriptions).where(sql`${subscriptions.traineeId} in (${removable})`),
    db.delete(accounts).where(sql`${accounts.id} in (${removable})`),
  ]);
}
