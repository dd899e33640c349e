import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { addressOf, storedAddress } from "../../../domain/contact.ts";
import { traineeSearchText } from "../../../domain/list.ts";
import { invitationState } from "../../../domain/people/invitations.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { connect, type Database, type DatabaseClient } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { accounts, invitations, settings, traineeProfiles } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { type NewMailToken, newMailToken } from "../accounts/mail-tokens.ts";
import { spendInvitations } from "../accounts/open-invitations.ts";
import { getPlan } from "../memberships/plans.ts";
import { noticeOfTrainee, type TrainerNotice } from "../notifications/trainer-notices.ts";
import { outboxEntry, tellMany } from "../plumbing/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";

const t = invitations;

/** A usable invitation: neither accepted nor revoked, in time, and of no account with a password. */
const opens = (now: number): SQL | undefined =>
  and(
    isNull(t.acceptedAt),
    isNull(t.revokedAt),
    gt(t.expiresAt, now),
    sql`not exists (select 1 from accounts a
      where a.id = ${t.traineeId} and a.password_hash is not null)`,
  );

/** The invitation of a link, with its state; undefined for an unknown secret. */
export async function findInvitation(
  client: DatabaseClient,
  { hash, now }: { hash: string; now: number },
) {
  const db = connect(client);
  const [[row], [general]] = await db.batch([
    db
      .select({
        traineeId: t.traineeId,
        name: sql<string>`coalesce(${traineeProfiles.name}, ${t.name})`.as("invited_name"),
        email: decoded(sql<string | null>`coalesce(${accounts.email}, ${t.email})`, addressOf).as(
          "invited_email",
        ),
        phone: sql<string | null>`coalesce(${traineeProfiles.phone}, ${t.phone})`.as(
          "invited_phone",
        ),
        gender: sql<
          (typeof t.$inferSelect)["gender"]
        >`coalesce(${traineeProfiles.gender}, ${t.gender})`.as("invited_gender"),
        status: traineeProfiles.status,
        planId: sql<string>`coalesce(${traineeProfiles.subscriptionPlan}, ${t.planId})`.as(
          "invited_plan",
        ),
        acceptedAt: t.acceptedAt,
        revokedAt: t.revokedAt,
        expiresAt: t.expiresAt,
        hasPassword: decoded(sql<boolean>`${accounts.passwordHash} is not null`, Boolean).as(
          "has_password",
        ),
      })
      .from(t)
      .leftJoin(traineeProfiles, eq(traineeProfiles.id, t.traineeId))
      .leftJoin(accounts, eq(accounts.id, t.traineeId))
      .where(eq(t.hash, hash)),
    db.select({ value: settings.value }).from(settings).where(eq(settings.section, "general")),
  ]);
  if (!row) return undefined;
  const { acceptedAt, revokedAt, expiresAt, hasPassword, planId, ...invited } = row;
  const state = hasPassword ? "accepted" : invitationState(row, now);
  const plan = await getPlan(client, planId);
  if (!plan) return undefined;
  const { trainerName, businessName } = readGeneralSettings(general?.value);
  return { ...invited, state, plan, trainerName, businessName };
}

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Rolls an accepting batch back unless the invitation is usable. */
export const invitationOpens = (db: Database, { hash, now }: { hash: string; now: number }) =>
  refuseWhen(db, [
    [
      sql`not exists (select 1 from ${t} where ${and(eq(t.hash, hash), opens(now))})`,
      "invitation_over",
    ],
  ]);

/** Whether a batch failed because its invitation was no longer usable. */
export const isInvitationOver = (error: unknown): boolean =>
  refusalOf(error, ["invitation_over"]) !== undefined;

/** Marks the invitation as accepted by an account in the same batch, and updates the trainer's lists. */
export function invitationAccepted(
  db: Database,
  { hash, traineeId, now }: { hash: string; traineeId: string; now: number },
) {
  return [
    db.update(t).set({ acceptedAt: now, traineeId }).where(eq(t.hash, hash)),
    tellMany(db, {
      people: sql`select id from accounts where role = 'trainer'`,
      event: { type: "list", what: "trainees" },
      now,
    }),
  ] as const;
}

/** The first address of an account without one. */
export interface FirstAddress {
  id: string;
  email: string;
  /** The other parts of the search text, as they are stored. */
  name: string;
  phone: string | null;
  /** The link that confirms it, if required. */
  confirmation: { token: NewMailToken; mail: MailMessage } | undefined;
}

interface Choice {
  passwordHash: string;
  /** Undefined for an account with an address. */
  address: FirstAddress | undefined;
  notice: TrainerNotice | undefined;
  now: number;
}

/**
 * Sets the first password of the invited account, and its first address, once.
 * @returns `over` if the invitation is no longer usable, or the account has got an address or another name since
 */
export async function acceptWithPassword(
  client: DatabaseClient,
  invitation: { hash: string; traineeId: string },
  { passwordHash, address, notice, now }: Choice,
): Promise<"accepted" | "over" | "email_taken"> {
  const db = connect(client);
  const { hash, traineeId } = invitation;
  try {
    await db.batch([
      invitationOpens(db, { hash, now }),
      ...(address ? addressStatements(db, address, now) : []),
      db
        .update(accounts)
        .set({ passwordHash, updatedAt: now })
        .where(and(eq(accounts.id, traineeId), isNull(accounts.passwordHash))),
      spendInvitations(db, traineeId, now),
      ...invitationAccepted(db, { hash, traineeId, now }),
      ...(notice ? noticeOfTrainee(db, { senderId: traineeId, notice, now }) : []),
    ]);
    return "accepted";
  } catch (error) {
    if (isInvitationOver(error)) return "over";
    if (String(error).includes("UNIQUE constraint failed: accounts.email")) return "email_taken";
    throw error;
  }
}

/** Sets the address of an account that still lacks one, with the search text and the link that confirms it. */
function addressStatements(db: Database, address: FirstAddress, now: number) {
  const { id, name, phone, email, confirmation } = address;
  const same = sql`exists (select 1 from ${accounts} a join ${traineeProfiles} p on p.id = a.id
    where a.id = ${id} and a.email = ${storedAddress(null, id)}
      and p.name = ${name} and p.phone is ${phone})`;
  const search = traineeSearchText({ name, phone, email });
  return [
    refuseWhen(db, [[sql`not ${same}`, "invitation_over"]]),
    db.update(accounts).set({ email }).where(eq(accounts.id, id)),
    db.update(traineeProfiles).set({ search, updatedAt: now }).where(eq(traineeProfiles.id, id)),
    ...(confirmation
      ? [
          newMailToken(db, confirmation.token),
          outboxEntry(db, { topic: "send_mail", payload: confirmation.mail, now }),
        ]
      : []),
  ];
}
