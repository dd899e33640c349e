import { sql } from "drizzle-orm";
import { readContactSettings } from "../../../domain/accounts/trainer-contact.ts";
import {
  type BeginningFacts,
  isYoung,
  maxPeople,
  readBeginningMark,
} from "../../../domain/attention/beginning.ts";
import { defaultTrainerName, readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { decoded } from "../../db/decoded.ts";
import { prepared } from "../../db/prepared.ts";
import { accounts, invitations, sessions, settings, traineeProfiles } from "../../db/schema.ts";

type Stored = Record<string, unknown> | null;

const stored = (section: "general" | "contact" | "beginning") =>
  decoded(
    sql<Stored>`(select value from ${settings} where section = ${sql.raw(`'${section}'`)})`,
    (text: string) => JSON.parse(text) as Stored,
  ).as(section);

// Maximum rows to read in an old business.
const few = sql`(select ${traineeProfiles.id} from ${traineeProfiles}
  order by ${traineeProfiles.createdAt}, ${traineeProfiles.id} limit ${sql.raw(String(maxPeople + 1))})`;
const first = sql`${traineeProfiles} order by ${traineeProfiles.createdAt}, ${traineeProfiles.id} limit 1`;

/** Reads the facts of the first steps: one row of bounded cost. */
export const beginningFacts = prepared((db) =>
  db
    .select({
      general: stored("general"),
      contact: stored("contact"),
      mark: stored("beginning"),
      people: sql<number>`(select count(*) from ${few})`.as("people"),
      first: decoded(
        sql<BeginningFacts["first"]>`(select json_object('id', id, 'name', name) from ${first})`,
        (text: string) => JSON.parse(text) as BeginningFacts["first"],
      ).as("first"),
      firstJoinedAt: sql<number | null>`(select created_at from ${first})`.as("first_joined_at"),
      planned: sql<number>`exists (select 1 from schedule_exercises)
        or exists (select 1 from schedule_meals)`.as("planned"),
      invited:
        sql<number>`exists (select 1 from ${invitations} where ${invitations.revokedAt} is null)
        or exists (select 1 from ${few} as few join ${sessions} on ${sessions.accountId} = few.id)`.as(
          "invited",
        ),
    })
    .from(accounts)
    .where(sql`${accounts.role} = 'trainer'`),
);

type Row = Awaited<ReturnType<typeof beginningFacts>>[number];

/** The remaining first steps; null if there are none, or they are hidden. */
export function beginningOf(row: Row | undefined, now: number): BeginningFacts | null {
  return row && readBeginningMark(row.mark) === "shown" && isYoung(row, now) ? factsOf(row) : null;
}

/** Whether the first steps are hidden by the trainer alone. */
export const isBeginningHidden = (row: Row | undefined, now: number): boolean =>
  row !== undefined && readBeginningMark(row.mark) === "hidden" && isYoung(row, now);

function factsOf({ general, contact, first, planned, invited }: Row): BeginningFacts {
  const { phone, whatsApp, email } = readContactSettings(contact);
  return {
    named: readGeneralSettings(general).trainerName !== defaultTrainerName,
    reachable: [phone, whatsApp, email].some((way) => way !== null),
    first,
    planned: planned === 1,
    invited: invited === 1,
  };
}
