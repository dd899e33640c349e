import { and, desc, eq, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { addressOf } from "../../../domain/contact.ts";
import type { Invitation } from "../../../domain/contract/people/invitations.ts";
import { searchWords, traineeSearchText } from "../../../domain/list.ts";
import { invitationState, invitedPerPage } from "../../../domain/people/invitations.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { decoded } from "../../db/decoded.ts";
import { insertSelect } from "../../db/insert-select.ts";
import { preparedList } from "../../db/prepared.ts";
import { accounts, invitations, plans, settings, traineeProfiles } from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import { revokeInvitations } from "../accounts/open-invitations.ts";
import { outboxEntryWhen } from "../plumbing/outbox.ts";
import { refusalOf, refuseWhen } from "../proofs.ts";
import type { TrainerScope } from "../scope.ts";

const t = invitations;
/** Maximum of each kind, so that the revoked ones of an undone import leave room for others. */
const maxShown = 500;

/** An invitation to insert: of a person without an account, or of an account without a password. */
export interface InvitationRow {
  id: string;
  hash: string;
  traineeId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  gender: Invitation["gender"];
  planId: string | null;
  sentAt: number;
  expiresAt: number;
}

/** An invitation with its columns for the server. */
export interface StoredInvitation {
  invitation: Invitation;
  hash: string;
  planId: string | null;
  businessName: string | null;
}

const isOver = or(not(isNull(t.acceptedAt)), not(isNull(t.revokedAt))) as SQL;

function rowsOf(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: sql<string>`${t.id}`.as("invitation_id"),
      hash: t.hash,
      traineeId: t.traineeId,
      name: sql<string>`coalesce(${traineeProfiles.name}, ${t.name})`.as("invited_name"),
      email: decoded(sql<string | null>`coalesce(${accounts.email}, ${t.email})`, addressOf).as(
        "invited_email",
      ),
      phone: sql<string | null>`coalesce(${traineeProfiles.phone}, ${t.phone})`.as("invited_phone"),
      gender: sql<Invitation["gender"]>`coalesce(${traineeProfiles.gender}, ${t.gender})`.as(
        "invited_gender",
      ),
      planId: t.planId,
      planName: sql<string | null>`${plans.name}`.as("plan_name"),
      englishPlanName: sql<string | null>`${plans.englishName}`.as("plan_english_name"),
      sentAt: t.sentAt,
      expiresAt: t.expiresAt,
      acceptedAt: t.acceptedAt,
      revokedAt: t.revokedAt,
    })
    .from(t)
    .leftJoin(traineeProfiles, eq(traineeProfiles.id, t.traineeId))
    .leftJoin(accounts, eq(accounts.id, t.traineeId))
    .leftJoin(plans, eq(plans.id, t.planId))
    .where(where);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["all"]>>[number];

function shown(row: Row, now: number): Invitation {
  const { hash: _, planId: __, planName, englishPlanName, revokedAt: ___, ...rest } = row;
  const plan = planName === null ? null : { name: planName, englishName: englishPlanName };
  return { ...rest, plan, state: invitationState(row, now) };
}

const generalOf = (db: Database) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.section, "general"));

/** The open invitations, and the latest of the others. */
export async function listInvitations({ db, now }: TrainerScope): Promise<Invitation[]> {
  const [open, over] = await db.batch([
    rowsOf(db, and(isNull(t.acceptedAt), isNull(t.revokedAt)))
      .orderBy(desc(t.createdAt))
      .limit(maxShown),
    rowsOf(db, isOver).orderBy(desc(t.expiresAt)).limit(maxShown),
  ]);
  return [...open, ...over].map((row) => shown(row, now));
}

/** Reads open invitations to a new account, at the instant `now`. */
export const openInvitations = preparedList((db) =>
  rowsOf(
    db,
    and(
      isNull(t.acceptedAt),
      isNull(t.revokedAt),
      isNull(t.traineeId),
      sql`${t.expiresAt} > ${sql.placeholder("now")}`,
    ),
  )
    .orderBy(desc(t.createdAt))
    .limit(maxShown),
);

/** The matches among them of a search of trainees: the latest, and their number. */
export function invitedPeople(rows: readonly Row[], search: string, now: number) {
  const words = searchWords(search);
  const found = rows.filter(({ name, email, phone }) => {
    const text = traineeSearchText({ name, email: email ?? "", phone });
    return words.every((word) => text.includes(word));
  });
  return {
    people: found.slice(0, invitedPerPage).map((row) => shown(row, now)),
    total: found.length,
  };
}

/** One invitation; undefined if it does not exist. */
export async function getInvitation(
  { db, now }: TrainerScope,
  id: string,
): Promise<StoredInvitation | undefined> {
  const [[row], [general]] = await db.batch([rowsOf(db, eq(t.id, id)), generalOf(db)]);
  return row && storedOf(row, general?.value, now);
}

function storedOf(
  row: Row,
  general: Record<string, unknown> | undefined,
  now: number,
): StoredInvitation {
  const { businessName } = readGeneralSettings(general);
  return { invitation: shown(row, now), hash: row.hash, planId: row.planId, businessName };
}

const refusals = ["email_taken", "no_plan", "has_password"] as const;

/**
 * Stores an invitation, once even if repeated; an account's earlier open ones are revoked.
 * @returns the present row, which may be another one's under this id, or the refusal
 */
export async function insertInvitation(
  { db, now }: TrainerScope,
  row: InvitationRow,
): Promise<StoredInvitation | (typeof refusals)[number]> {
  const { id, traineeId, email, planId } = row;
  const isNew = sql`not exists (select 1 from invitations where id = ${id})`;
  const taken = sql`exists (select 1 from accounts where email = ${email})`;
  const offered = sql`exists (select 1 from plans where id = ${planId} and status = 'active')`;
  const hasNone = sql`exists (select 1 from accounts
    where id = ${traineeId} and role = 'trainee' and password_hash is null)`;
  const proofs: [SQL, (typeof refusals)[number]][] =
    traineeId === null
      ? [
          [sql`${isNew} and ${taken}`, "email_taken"],
          [sql`${isNew} and not ${offered}`, "no_plan"],
        ]
      : [[sql`${isNew} and not ${hasNone}`, "has_password"]];
  try {
    const {
      stored: [stored],
      general: [general],
    } = await batchOf(db, {
      proof: refuseWhen(db, proofs),
      revoked: revokeInvitations(db, sql`${traineeId}`, { now, when: isNew }),
      inserted: insertSelect(
        db,
        t,
        { ...row, createdAt: now },
        sql`where true`,
      ).onConflictDoNothing(),
      stored: rowsOf(db, eq(t.id, id)),
      general: generalOf(db),
    });
    if (!stored) throw new Error("an invitation was not stored");
    return storedOf(stored, general?.value, now);
  } catch (error) {
    const refusal = refusalOf(error, refusals);
    if (refusal) return refusal;
    throw error;
  }
}

/** Not accepted, and its account, if any, has no password. */
const waits = and(
  isNull(t.acceptedAt),
  sql`not exists (select 1 from accounts a
    where a.id = ${t.traineeId} and a.password_hash is not null)`,
);

/** An invitation with an account, or with a plan that still exists. */
const leads = or(not(isNull(t.traineeId)), not(isNull(t.planId)));

/** Renews an invitation's link and period. Its old link and other links of the account become invalid. */
export async function renewInvitation(
  { db, now }: TrainerScope,
  id: string,
  { hash, sentAt, expiresAt }: Pick<InvitationRow, "hash" | "sentAt" | "expiresAt">,
): Promise<boolean> {
  // Null if this one was not renewed.
  const owner = sql`(select i.trainee_id from invitations i where i.id = ${id} and i.hash = ${hash})`;
  const [renewed] = await db.batch([
    db
      .update(t)
      .set({ hash, sentAt, expiresAt, revokedAt: null })
      .where(and(eq(t.id, id), waits, leads))
      .returning({ id: t.id }),
    revokeInvitations(db, owner, { now, when: sql`${t.id} <> ${id}` }),
  ]);
  return renewed.length > 0;
}

/** Orders the mail with the valid link. */
export async function orderInvitationMail(
  { db, now }: TrainerScope,
  { id, hash, mail }: { id: string; hash: string; mail: MailMessage },
): Promise<boolean> {
  const opens = and(
    eq(t.id, id),
    eq(t.hash, hash),
    waits,
    isNull(t.revokedAt),
    sql`${t.expiresAt} > ${now}`,
  );
  const isOpen = sql`exists (select 1 from ${t} where ${opens})`;
  const { found } = await batchOf(db, {
    ordered: outboxEntryWhen(db, isOpen, { topic: "send_mail", payload: mail, now }),
    found: db.select({ id: t.id }).from(t).where(opens),
  });
  return found.length > 0;
}

/** Revokes an invitation; a repetition changes nothing. */
export async function revokeInvitation({ db, now }: TrainerScope, id: string): Promise<void> {
  await db.batch([
    db
      .update(t)
      .set({ revokedAt: now })
      .where(and(eq(t.id, id), isNull(t.acceptedAt), isNull(t.revokedAt))),
  ]);
}
