import { isNull, sql } from "drizzle-orm";
import type { Question } from "../../../domain/check-ins/questions.ts";
import { shekelsOf } from "../../../domain/memberships/money.ts";
import { decoded } from "../../db/decoded.ts";
import {
  checkInForms,
  exercises,
  invitations,
  mealFoods,
  meals,
  notifications,
  plans,
  savedReplies,
  settings,
  templateExercises,
  templateMeals,
  templates,
} from "../../db/schema.ts";
import type { BusinessTable } from "./copied-columns.ts";
import { type CopiedSource, type RowsOf, sourcesOf } from "./copied-source.ts";

const nameIn = (table: string, id: string) =>
  sql<string | null>`(select name from ${sql.raw(table)} where id = ${sql.raw(id)})`.as(
    `${table}_name`,
  );
const isThere = (table: "meals" | "templates", id: string) =>
  sql`exists (select 1 from ${sql.raw(table)} whole
    where whole.id = ${sql.raw(id)} and whole.deleted_at is null)`;
const week = (table: string) => sql`${sql.raw(table)}.week + 1`.as("week_number");
const ofTemplate = (table: string) => ({
  template: nameIn("templates", `${table}.template_id`),
  week: week(table),
});

const rows: { readonly [Table in BusinessTable]: RowsOf<Table, CopiedSource> } = {
  plans: {
    key: [plans.position, plans.id],
    others: {
      price: decoded(sql`${plans.priceAgorot}`, shekelsOf).as("price_shekels"),
      // Starter rows have the instant 0.
      createdAt: sql<number | null>`nullif(created_at, 0)`.as("plan_created"),
    },
  },
  invitations: {
    key: [invitations.createdAt, invitations.id],
    // Accepted ones are among the people.
    where: sql`accepted_at is null and revoked_at is null`,
    others: { plan: nameIn("plans", "invitations.plan_id") },
  },
  exercises: {
    key: [exercises.createdAt, exercises.id],
    where: isNull(exercises.deletedAt),
    // The file's name in the archive consists of its name and its id.
    others: {
      video: sql<string | null>`(select json_array(id, file_name) from videos
        where id = exercises.video_id and status = 'ready')`.as("video_file"),
    },
  },
  meals: {
    key: [meals.createdAt, meals.id],
    where: isNull(meals.deletedAt),
    others: {},
  },
  mealFoods: {
    key: [mealFoods.mealId, mealFoods.position],
    where: isThere("meals", "meal_foods.meal_id"),
    others: {
      meal: nameIn("meals", "meal_foods.meal_id"),
      food: nameIn("foods", "meal_foods.food_id"),
    },
  },
  templates: {
    key: [templates.createdAt, templates.id],
    where: isNull(templates.deletedAt),
    others: {},
  },
  templateExercises: {
    key: [
      templateExercises.templateId,
      templateExercises.week,
      templateExercises.dayOfWeek,
      templateExercises.position,
      templateExercises.id,
    ],
    where: isThere("templates", "template_exercises.template_id"),
    others: ofTemplate("template_exercises"),
  },
  templateMeals: {
    key: [
      templateMeals.templateId,
      templateMeals.week,
      templateMeals.dayOfWeek,
      templateMeals.position,
      templateMeals.id,
    ],
    where: isThere("templates", "template_meals.template_id"),
    others: ofTemplate("template_meals"),
  },
  checkInForms: {
    key: [checkInForms.createdAt, checkInForms.id],
    others: {
      questions: decoded(sql`${checkInForms.questions}`, (stored: string) =>
        (JSON.parse(stored) as Question[])
          .filter(({ isRemoved }) => !isRemoved)
          .map(({ text }) => text),
      ).as("question_lines"),
    },
  },
  savedReplies: {
    key: [savedReplies.createdAt, savedReplies.id],
    others: {},
  },
  sentNotifications: {
    key: [notifications.createdAt, notifications.id],
    where: sql`sender_id in (select id from accounts where role = 'trainer')`,
    others: { recipient: nameIn("trainee_profiles", "notifications.recipient_id") },
  },
  settings: {
    key: [settings.section],
    // The table also has rows that are no settings.
    where: sql`section not in ('beginning', 'photo', 'starter_library', 'storage')`,
    others: { value: sql<string>`settings.value`.as("value_json") },
  },
};

/** The trainer's own rows, without deleted ones. */
export const businessSources = sourcesOf<BusinessTable, CopiedSource>(rows);
