import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { setLine } from "../../../domain/copies/set-line.ts";
import { readPackedDay } from "../../../domain/schedules/packed-days.ts";
import { decoded } from "../../db/decoded.ts";
import {
  bodyMeasurements,
  fastingDays,
  fastingSlots,
  favouriteFoods,
  households,
  machineSeats,
  notes,
  notificationDeliveries,
  ownFoods,
  ownMeals,
  pastDays,
  performedSets,
  scheduleExercises,
  scheduleMeals,
  sessions,
  sunReminders,
  traineePerformance,
  traineeProfiles,
  weeklySchedules,
} from "../../db/schema.ts";
import { isShared } from "../activity/notes.ts";
import { fastingDaysCopied } from "../people/consents.ts";
import { accountRows } from "./account-source.ts";
import { checkInRows } from "./check-in-sources.ts";
import {
  type ColumnOf,
  personColumns,
  type StoredColumn,
  type StoredPersonTable,
  storedTables,
} from "./copied-columns.ts";
import { type PersonRows, type PersonSource, sourcesOf } from "./copied-source.ts";
import { membershipRows } from "./membership-sources.ts";

const ofPastImport = (column: string) =>
  sql`(select ${sql.raw(column)} from past_imports where id = import_id)`.as(`past_${column}`);
const planName = (id: SQL) => sql`(select name from plans where id = ${id})`.as("plan_name");
const told = (column: string) =>
  sql`(select ${sql.raw(column)} from notifications where id = notification_id)`.as(
    `told_${column}`,
  );

/** The portion of an amount: its name and number. */
const toldPortion = {
  portion: sql`portion ->> 'name'`.as("portion_name"),
  portionCount: sql`portion ->> 'count'`.as("portion_count"),
};

/** The days of a trainee, whose columns all have the names of the copy: their source follows from the table. */
type TableOfDays = {
  [Table in StoredPersonTable]: [ColumnOf<Table> | "traineeId"] extends [StoredColumn<Table>]
    ? Extract<StoredColumn<Table>, "date" | "startsOn"> extends never
      ? never
      : Table
    : never;
}[StoredPersonTable];

interface DayColumns {
  traineeId: SQLiteColumn;
  date?: SQLiteColumn;
  startsOn?: SQLiteColumn;
  id?: SQLiteColumn;
}

/** The owner of a trainee's days, and their order: by day, then by id. */
function daysOf({ traineeId, startsOn, date = startsOn, id = traineeId }: DayColumns) {
  return { owner: traineeId, key: [date, id] as [SQLiteColumn, SQLiteColumn] };
}

/** All other tables, and days that are not shown whole or have another order. */
const otherRows: {
  readonly [Table in Exclude<StoredPersonTable, TableOfDays>]: PersonRows<Table>;
} & { readonly [Table in TableOfDays]?: PersonRows<Table> } = {
  account: accountRows,
  profile: {
    owner: traineeProfiles.id,
    key: [traineeProfiles.createdAt, traineeProfiles.id],
    others: {
      goals: traineeProfiles.goal,
      plan: planName(sql`subscription_plan`),
      startsOn: traineeProfiles.subscriptionStart,
      endsOn: traineeProfiles.subscriptionEnd,
      photo: traineeProfiles.photoKey,
    },
  },
  fastingSlots: {
    owner: fastingSlots.traineeId,
    key: [fastingSlots.traineeId, fastingSlots.traineeId],
    others: {},
  },
  fastingDays: {
    ...daysOf(fastingDays),
    shownToTrainee: fastingDaysCopied(sql`"fasting_days"."trainee_id"`),
    // Opened on its way into the copy.
    others: { fasted: fastingDays.sealed },
  },
  sunReminders: {
    owner: sunReminders.traineeId,
    key: [sunReminders.traineeId, sunReminders.traineeId],
    others: {},
  },
  ...membershipRows,
  measurements: {
    owner: bodyMeasurements.traineeId,
    key: [bodyMeasurements.kind, bodyMeasurements.id],
    others: {},
  },
  notes: {
    owner: notes.traineeId,
    shownToTrainee: isShared,
    key: [notes.createdAt, notes.id],
    others: {
      writtenBy: sql`iif(author_id is trainee_id, 'trainee', 'trainer')`.as("written_by"),
    },
  },
  weeks: {
    owner: weeklySchedules.traineeId,
    key: [weeklySchedules.weekStartDate, weeklySchedules.id],
    others: { weekStart: weeklySchedules.weekStartDate },
  },
  performedSets: {
    ...daysOf(performedSets),
    others: { exercise: performedSets.exerciseName, set: performedSets.setNumber },
  },
  pastDays: {
    owner: pastDays.traineeId,
    key: [pastDays.date, pastDays.key],
    others: {
      app: ofPastImport("app"),
      exercise: sql`(select name from past_names named
        where named.trainee_id = "past_days"."trainee_id" and named.key = "past_days"."key")`.as(
        "past_name",
      ),
      sets: decoded(sql`${pastDays.day}`, (stored: string) =>
        readPackedDay(JSON.parse(stored)).items.flat().map(setLine),
      ).as("set_lines"),
      file: ofPastImport("file"),
    },
  },
  scheduledExercises: {
    ...daysOf(scheduleExercises),
    others: { substituteName: sql`substitute ->> 'name'`.as("substitute_name") },
  },
  scheduledMeals: {
    ...daysOf(scheduleMeals),
    others: {
      substituteName: sql`substitute ->> 'name'`.as("substitute_name"),
      substituteQuantity: sql`substitute ->> 'quantity'`.as("substitute_quantity"),
      substituteCalories: sql`substitute ->> 'calories'`.as("substitute_calories"),
      substituteProtein: sql`substitute ->> 'protein'`.as("substitute_protein"),
      substituteCarbs: sql`substitute ->> 'carbs'`.as("substitute_carbs"),
      substituteFat: sql`substitute ->> 'fat'`.as("substitute_fat"),
    },
  },
  ownMeals: {
    ...daysOf(ownMeals),
    others: { timing: ownMeals.category, ...toldPortion },
  },
  ...checkInRows,
  machineSeats: {
    owner: machineSeats.traineeId,
    key: [machineSeats.createdAt, machineSeats.exerciseId],
    others: {
      exercise: sql`(select name from exercises where id = exercise_id)`.as("exercise_name"),
    },
  },
  favouriteFoods: {
    owner: favouriteFoods.traineeId,
    key: [favouriteFoods.foodId, favouriteFoods.traineeId],
    others: {
      name: sql`(select name from foods where id = food_id)`.as("food_name"),
      ...toldPortion,
    },
  },
  ownFoods: {
    owner: ownFoods.traineeId,
    where: sql`deleted_at is null`,
    key: [ownFoods.updatedAt, ownFoods.id],
    others: {
      foodKind: ownFoods.kind,
      ingredients: decoded(sql`${ownFoods.parts}`, (stored: string) =>
        (JSON.parse(stored) as { name: string; grams: number }[]).map(
          ({ name, grams }) => `${name}: ${grams}`,
        ),
      ).as("ingredient_lines"),
      portion: ownFoods.portionName,
      labelPhoto: ownFoods.photoKey,
    },
  },
  household: {
    owner: households.traineeId,
    key: [households.traineeId, households.updatedAt],
    others: {
      foodsAtHome: sql`(select group_concat(name, '، ') from foods
        where id in (select value from json_each(at_home)))`.as("foods_at_home"),
    },
  },
  performance: {
    ...daysOf(traineePerformance),
    others: { dailyScore: traineePerformance.progressValue },
  },
  notifications: {
    owner: notificationDeliveries.recipientId,
    where: sql`deleted_at is null`,
    key: [notificationDeliveries.createdAt, notificationDeliveries.notificationId],
    others: { type: told("type"), title: told("title"), message: told("message") },
  },
  sessions: {
    owner: sessions.accountId,
    key: [sessions.createdAt, sessions.id],
    others: { browser: sessions.userAgent, usedAt: sessions.rotatedAt },
  },
};

const isOfDays = (table: string) => table !== "messages" && !(table in otherRows);
const days = (Object.keys(personColumns) as TableOfDays[])
  .filter(isOfDays)
  .map((table) => [
    table,
    { ...daysOf(getTableColumns(storedTables[table]) as unknown as DayColumns), others: {} },
  ]);

/** A person's rows, without secrets for signing in. */
export const personSources = sourcesOf<StoredPersonTable, PersonSource>({
  ...(Object.fromEntries(days) as { readonly [Table in TableOfDays]: PersonRows<Table> }),
  ...otherRows,
});
