import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { ImportedTrainee } from "../../../domain/contract/copies/imports.ts";
import { invitationSpacingMs, maxInvitationsAtOnce } from "../../../domain/plumbing/mail.ts";
import type { Database } from "../../db/client.ts";
import { type InsertedColumns, insertSelect } from "../../db/insert-select.ts";
import {
  accountSettings,
  accounts,
  conversations,
  invitations,
  openingBalances,
  outbox,
  plans,
  subscriptions,
  traineeProfiles,
  weightRecords,
} from "../../db/schema.ts";
import type { MailMessage } from "../../platform.ts";
import type { TrainerScope } from "../scope.ts";
import { isMadeBy, writePortion } from "./imports.ts";
import { type aloneOf, namesakesOf, ownersOfPhone } from "./people-there.ts";

/** The plans to choose from, with the values that a subscription copies. */
export async function listSoldPlans({ db }: TrainerScope) {
  const [rows] = await db.batch([
    db
      .select({
        id: plans.id,
        name: plans.name,
        englishName: plans.englishName,
        priceAgorot: plans.priceAgorot,
        months: plans.months,
      })
      .from(plans)
      .where(sql`status = 'active'`),
  ]);
  return rows;
}
export type SoldPlan = Awaited<ReturnType<typeof listSoldPlans>>[number];

/** All values of one person; each id is derived from the import's and the person. */
export interface TraineeToImport
  extends Omit<
    ImportedTrainee,
    "row" | "plan" | "startsOn" | "endsOn" | "paid" | "price" | "opening"
  > {
  id: string;
  /** What `accounts` stores; without an address its placeholder. */
  stored: string;
  alone: ReturnType<typeof aloneOf>;
  search: string;
  weightId: string;
  subscription: {
    id: string;
    planId: string;
    planName: string;
    englishPlanName: string | null;
    priceAgorot: number;
    months: number;
    startsOn: LocalDate;
    endsOn: LocalDate;
    /** Whether its price is charged; earlier payments were made elsewhere. */
    billed: boolean;
  };
  /** Agorot owed before the move, negative if paid ahead; null or 0 for none. */
  opening: number | null;
  invitation: { id: string; hash: string; expiresAt: number };
  mail: { id: string; message: MailMessage } | null;
}

interface Standing {
  importId: string;
  today: LocalDate;
  timeZone: string;
  targetSteps: number;
}

/** A value of the row, by its path. */
const jsonField = (path: string) => sql.raw(`r.value ->> '$.${path}'`);
const json = (path: string) => sql.raw(`r.value -> '$.${path}'`);

/**
 * Whether the person of a row without an address was added meanwhile, as by another window. Addresses need no such
 * test, because they are unique.
 */
const isThereAlready = sql`(exists (
    select 1 from (select ${jsonField("alone.phone")} as key) k ${ownersOfPhone(sql`k.key`)})
  or exists (
    select 1 from (select ${jsonField("alone.name")} as key) k ${namesakesOf(sql`k.key`)}))`;

/** Spreads the mails after the waiting ones, so that one import does not use up the quota. */
const spreadMails = (now: number) => sql`${now} + ${invitationSpacingMs} * max(0,
  (select count(*) from outbox where topic = 'send_mail' and parked_at is null)
  + row_number() over (order by r.key) - ${maxInvitationsAtOnce})`;

/**
 * Inserts accounts without a password, with all rows of a new trainee.
 * @param ids of the whole portion, of which some may exist already
 */
export async function writeTrainees(
  scope: TrainerScope,
  people: readonly TraineeToImport[],
  ids: readonly string[],
  standing: Standing,
) {
  const { db, now } = scope;
  const { importId } = standing;
  const rows = JSON.stringify(people);
  const planIds = JSON.stringify([...new Set(people.map((each) => each.subscription.planId))]);
  const missing = sql`exists (select 1 from json_each(${planIds}) wanted
    where not exists (select 1 from plans where id = wanted.value and status = 'active'))`;
  const made = sql`select a.id from json_each(${rows}) r join accounts a on a.id = ${jsonField("id")}`;
  return writePortion(
    scope,
    { id: importId, kind: "trainees", ids, proofs: [[missing, "no_plan"]] },
    statementsOf(db, { rows, now, ...standing }),
    made,
  );
}

type Columns<Table extends Parameters<typeof insertSelect>[1]> = InsertedColumns<Table>;

function statementsOf(
  db: Database,
  { rows, now, importId, today, timeZone, targetSteps }: Standing & { rows: string; now: number },
): BatchItem<"sqlite">[] {
  const each = sql`from json_each(${rows}) r`;
  // An account of that id is this import's; its other rows are inserted with it, once.
  const fresh = sql`exists (select 1 from accounts a where a.id = ${jsonField("id")})
    and not ${isMadeBy(importId, jsonField("id"))}`;
  const insert = <Table extends Parameters<typeof insertSelect>[1]>(
    table: Table,
    columns: Columns<Table>,
    when: SQL = sql`true`,
  ) => insertSelect(db, table, columns, sql`${each} where ${fresh} and ${when}`);
  const account = { traineeId: jsonField("id"), createdAt: now };
  return [
    insertSelect(
      db,
      accounts,
      {
        id: jsonField("id"),
        email: jsonField("stored"),
        role: "trainee",
        createdAt: now,
        updatedAt: now,
      },
      sql`${each} where not ${isThereAlready}`,
    ).onConflictDoNothing(),
    insert(traineeProfiles, {
      id: jsonField("id"),
      name: jsonField("name"),
      phone: jsonField("phone"),
      search: jsonField("search"),
      gender: jsonField("gender"),
      age: jsonField("age"),
      bloodType: jsonField("bloodType"),
      height: jsonField("height"),
      initialWeight: jsonField("weight"),
      currentWeight: jsonField("weight"),
      targetWeight: jsonField("targetWeight"),
      goal: json("goals"),
      subscriptionPlan: jsonField("subscription.planId"),
      subscriptionStart: jsonField("subscription.startsOn"),
      subscriptionEnd: jsonField("subscription.endsOn"),
      status: "active",
      targetSteps,
      timeZone,
      createdAt: now,
      updatedAt: now,
    }),
    insert(accountSettings, { accountId: jsonField("id"), language: "ar", updatedAt: now }),
    insert(
      weightRecords,
      {
        id: jsonField("weightId"),
        ...account,
        date: today,
        weight: jsonField("weight"),
        source: "trainer",
      },
      sql`${jsonField("weight")} is not null`,
    ),
    insert(subscriptions, {
      ...account,
      id: jsonField("subscription.id"),
      planId: jsonField("subscription.planId"),
      planName: jsonField("subscription.planName"),
      englishPlanName: jsonField("subscription.englishPlanName"),
      priceAgorot: jsonField("subscription.priceAgorot"),
      months: jsonField("subscription.months"),
      startsOn: jsonField("subscription.startsOn"),
      endsOn: jsonField("subscription.endsOn"),
      billed: jsonField("subscription.billed"),
    }),
    insert(
      openingBalances,
      { ...account, agorot: jsonField("opening"), since: today },
      sql`coalesce(${jsonField("opening")}, 0) <> 0`,
    ),
    insert(conversations, account),
    insert(invitations, {
      ...account,
      id: jsonField("invitation.id"),
      hash: jsonField("invitation.hash"),
      name: jsonField("name"),
      sentAt: now,
      expiresAt: jsonField("invitation.expiresAt"),
    }),
    insert(
      outbox,
      {
        id: jsonField("mail.id"),
        topic: "send_mail",
        payload: json("mail.message"),
        availableAt: spreadMails(now),
        createdAt: now,
      },
      sql`${json("mail")} <> 'null'`,
    ),
  ];
}

/** The times of some open invitations' links, by id. */
export async function listImportedInvitations(
  { db }: TrainerScope,
  ids: readonly string[],
): Promise<{ id: string; hash: string; sentAt: number }[]> {
  const [rows] = await db.batch([
    db
      .select({ id: invitations.id, hash: invitations.hash, sentAt: invitations.sentAt })
      .from(invitations)
      .where(
        sql`${invitations.id} in (select value from json_each(${JSON.stringify(ids)}))
          and accepted_at is null and revoked_at is null`,
      ),
  ]);
  return rows;
}
