import { and, eq, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { MeasurementKind } from "../../../domain/body/measurements.ts";
import { localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { traineeSearchText } from "../../../domain/list.ts";
import type { Database } from "../../db/client.ts";
import {
  accounts,
  bodyMeasurements,
  mailTokens,
  traineeProfiles,
  weightRecords,
} from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { giveUpEmailChange } from "../accounts/mail-tokens.ts";
import { revokeInvitations, spendInvitations } from "../accounts/open-invitations.ts";
import { endSessionsOf } from "../accounts/sessions.ts";
import { linesStatements } from "../memberships/subscription-lines.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import type { TrainerScope } from "../scope.ts";
import type { TraineeBefore, WrittenChanges } from "./trainee-changes.ts";

/** Whether the changes affect the search text. */
export const changesIdentity = ({ name, email, phone }: WrittenChanges) =>
  name !== undefined || email !== undefined || phone !== undefined;

/** All statements of the changes, for one batch. */
export function changeStatements(
  { db, now }: TrainerScope,
  before: TraineeBefore,
  changes: WrittenChanges,
): BatchItem<"sqlite">[] {
  const today = localDateAt(now, before.timeZone);
  const { name, phone, age, gender, bloodType, height, targetWeight, goals, status } = changes;
  const weight = changes.currentWeight === before.currentWeight ? undefined : changes.currentWeight;
  const search = changesIdentity(changes)
    ? traineeSearchText({ ...before, ...defined({ name, phone, email: changes.email }) })
    : undefined;
  const statements: BatchItem<"sqlite">[] = [
    ...(changes.decision ? [decisionMailOrder(db, before.id, changes.decision, now)] : []),
    db
      .update(traineeProfiles)
      .set({
        ...defined({ name, phone, search, age, gender, bloodType, height, targetWeight, status }),
        ...defined({ goal: goals }),
        ...(weight !== undefined && {
          currentWeight: weight,
          initialWeight: sql`coalesce(${traineeProfiles.initialWeight}, ${weight})`,
        }),
        updatedAt: now,
      })
      .where(eq(traineeProfiles.id, before.id)),
    ...accountStatements(db, before, changes, now),
  ];
  if (weight !== undefined) {
    const record = { id: newId(now), traineeId: before.id, date: today, weight, createdAt: now };
    statements.push(db.insert(weightRecords).values({ ...record, source: "trainer" }));
  }
  if (changes.line) statements.push(...linesStatements(db, [{ ...changes.line, today }], now));
  const measured = Object.entries(defined(changes.measurements ?? {})) as [
    MeasurementKind,
    number,
  ][];
  if (measured.length > 0) {
    const rows = measured.map(([kind, value]) => ({
      id: newId(now),
      traineeId: before.id,
      kind,
      value,
      date: today,
      createdAt: now,
    }));
    statements.push(db.insert(bodyMeasurements).values(rows));
  }
  return statements;
}

/** Orders the mail once: it comes before the write of the status. */
function decisionMailOrder(db: Database, traineeId: string, mail: MailMessage, now: number) {
  const isPending = sql`exists (select 1 from ${traineeProfiles}
    where ${traineeProfiles.id} = ${traineeId} and ${traineeProfiles.status} = 'pending')`;
  return outboxEntryWhen(db, isPending, { topic: "send_mail", payload: mail, now });
}

/** Writes the account's columns, and ends sessions and links that the change makes wrong. */
function accountStatements(
  db: Database,
  before: TraineeBefore,
  { email, status, passwordHash }: WrittenChanges,
  now: number,
): BatchItem<"sqlite">[] {
  const statements: BatchItem<"sqlite">[] = [];
  const moved = email !== undefined && email !== before.email;
  if (moved || passwordHash !== undefined) {
    statements.push(
      db
        .update(accounts)
        .set({
          ...defined({ passwordHash }),
          ...(moved && { email, emailConfirmedAt: null }),
          updatedAt: now,
        })
        .where(eq(accounts.id, before.id)),
      db
        .update(mailTokens)
        .set({ usedAt: now })
        .where(and(eq(mailTokens.accountId, before.id), isNull(mailTokens.usedAt))),
      spendInvitations(db, before.id, now),
    );
  }
  // A link to the old address may be in a stranger's hands; without one it was handed over.
  if (moved && before.email !== null) statements.push(revokeInvitations(db, before.id, { now }));
  const shutOut = status !== undefined && status !== "active";
  if (shutOut) statements.push(giveUpEmailChange(db, before.id, { now }));
  if (shutOut || moved || passwordHash !== undefined) {
    const reason = shutOut ? "status" : moved ? "email" : "password";
    statements.push(...endSessionsOf(db, before.id, { reason, now }));
  }
  return statements;
}

/** The defined values only: an undefined one must not be written. */
function defined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}
