import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { accountsFacts } from "./schema/accounts.ts";
import { feelingFacts } from "./schema/activity/feelings.ts";
import { lighterDaysFacts } from "./schema/activity/lighter-days.ts";
import { ownFoodFacts } from "./schema/activity/own-foods.ts";
import { seatFacts } from "./schema/activity/seats.ts";
import { setFacts } from "./schema/activity/sets.ts";
import { activityFacts } from "./schema/activity.ts";
import { attentionFacts } from "./schema/attention.ts";
import { bodyFacts } from "./schema/body.ts";
import { checkInsFacts } from "./schema/check-ins.ts";
import { conversationsFacts } from "./schema/conversations.ts";
import { pastFacts } from "./schema/copies/past.ts";
import { copiesFacts } from "./schema/copies.ts";
import type { TableFacts } from "./schema/facts.ts";
import { jobsFacts } from "./schema/jobs.ts";
import { librariesFacts } from "./schema/libraries.ts";
import { proofFacts } from "./schema/memberships/proofs.ts";
import { membershipsFacts } from "./schema/memberships.ts";
import { notificationsFacts } from "./schema/notifications.ts";
import { operationsFacts } from "./schema/operations.ts";
import { peopleFacts } from "./schema/people.ts";
import { planningFacts } from "./schema/planning.ts";
import { plumbingFacts } from "./schema/plumbing.ts";
import { fastingDayFacts } from "./schema/ramadan/fasting-days.ts";
import { fastingHealthFacts } from "./schema/ramadan/fasting-health.ts";
import { sunReminderFacts } from "./schema/ramadan/sun-reminders.ts";
import { ramadanFacts } from "./schema/ramadan.ts";
import { repeatFacts } from "./schema/schedules/repeats.ts";
import { schedulesFacts } from "./schema/schedules.ts";
import { templatesFacts } from "./schema/templates.ts";
import type * as schema from "./schema.ts";

/** Every table with its facts, from `schema/`. */
export const tablesWithFacts = [
  ...accountsFacts,
  ...ownFoodFacts,
  ...setFacts,
  ...feelingFacts,
  ...lighterDaysFacts,
  ...seatFacts,
  ...activityFacts,
  ...attentionFacts,
  ...bodyFacts,
  ...checkInsFacts,
  ...conversationsFacts,
  ...copiesFacts,
  ...jobsFacts,
  ...librariesFacts,
  ...membershipsFacts,
  ...proofFacts,
  ...notificationsFacts,
  ...operationsFacts,
  ...peopleFacts,
  ...planningFacts,
  ...plumbingFacts,
  ...ramadanFacts,
  ...fastingDayFacts,
  ...sunReminderFacts,
  ...fastingHealthFacts,
  ...pastFacts,
  ...schedulesFacts,
  ...repeatFacts,
  ...templatesFacts,
];

type Known = (typeof tablesWithFacts)[number];
type FactsByTable = { [Row in Known as Row["table"]["_"]["name"]]: TableFacts };
type Schema = typeof schema;
type Table = {
  [Name in keyof Schema]: Schema[Name] extends SQLiteTable ? Schema[Name]["_"]["name"] : never;
}[keyof Schema];

// A table of the schema without facts does not compile here.
const facts: { readonly [Name in Table]: TableFacts } = Object.fromEntries(
  tablesWithFacts.map(({ table, facts }) => [getTableName(table), facts]),
) as FactsByTable;

/** The facts of each table, by its name in the database. */
export const tableFacts: readonly (readonly [table: string, facts: TableFacts])[] =
  Object.entries(facts);

/** A table whose rows, under a condition, are signs of life of their trainee. */
export interface SignOfLife {
  table: string;
  when: string;
}

export const signsOfLife: readonly SignOfLife[] = tableFacts.flatMap(([table, { signOfLife }]) =>
  typeof signOfLife === "object" ? [{ table, when: signOfLife.when }] : [],
);
