import { eq, sql } from "drizzle-orm";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { prepared } from "../../db/prepared.ts";
import {
  accountSettings,
  accounts,
  fastingDays,
  fastingHealth,
  fastingSlots,
  settings,
} from "../../db/schema.ts";
import { lighterDaysOf } from "../activity/lighter-days.ts";
import type { TraineeScope } from "../scope.ts";

const [slots, days] = [fastingSlots, fastingDays];
/** Days of a month, with those of Eid on which its view is still there. */
const maxMonth = 33;

const ownAccount = prepared((db) =>
  db
    .select({
      deletesAt: accounts.deletesAt,
      prayers: accountSettings.prayers,
      ramadan: sql<string | null>`(select ${settings.value} from ${settings}
        where ${settings.section} = 'ramadan')`.as("ramadan"),
      lighterDays: lighterDaysOf(sql.placeholder("traineeId")),
      shown: slots.shown,
      breakfast: slots.breakfast,
      lunch: slots.lunch,
      dinner: slots.dinner,
      snack: slots.snack,
      training: slots.training,
      // Of a month that the day may be in: none in the other months of the year.
      fastingDays: sql<string>`(select json_group_array(json_object(
          'date', ${days.date}, 'sealed', ${days.sealed})) from ${days}
        where ${days.traineeId} = ${accounts.id}
          and ${days.date} between ${sql.placeholder("monthAgo")} and ${sql.placeholder("date")})`.as(
        "fasting_days",
      ),
      health: fastingHealth.sealed,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .leftJoin(slots, eq(slots.traineeId, accounts.id))
    .leftJoin(fastingHealth, eq(fastingHealth.traineeId, accounts.id))
    .where(eq(accounts.id, sql.placeholder("traineeId"))),
);

/** Reads what the home needs of the account: its deletion, lighter days, and what the month is seen by. */
export const homeAccountOf = ({ db, traineeId }: TraineeScope, date: LocalDate) =>
  ownAccount(db, { traineeId, date, monthAgo: addDays(date, -maxMonth) });
