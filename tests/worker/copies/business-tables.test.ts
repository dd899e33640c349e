import { getTableConfig } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import {
  type BusinessTable,
  businessColumns,
  businessKeys,
} from "../../../domain/copies/business-archive.ts";
import * as schema from "../../../worker/db/schema.ts";
import { sharedTables } from "../../support/every-table.ts";

const tableOf: Record<BusinessTable, string> = {
  plans: "plans",
  invitations: "invitations",
  exercises: "exercises",
  meals: "meals",
  mealFoods: "meal_foods",
  templates: "templates",
  templateExercises: "template_exercises",
  templateMeals: "template_meals",
  savedReplies: "saved_replies",
  sentNotifications: "notifications",
  settings: "settings",
};

/** What is nobody's or everybody's, and of which nothing is in the copy, each for a reason. */
const leftOutTables: Record<string, string> = {
  trainee_counts: "counted of the people",
  ledger_months: "summed of the payments and the subscriptions",
  trainee_jobs: "what was done to many at once; it stands where it was done",
  template_jobs: "what was given to many at once; it stands on their days",
  imports: "what came in from a sheet; it stands where it came to",
  videos: "the files are there, by the exercises that show them",
  video_parts: "of an upload under way",
  foods: "public data that every deployment begins with",
  food_portions: "public data that every deployment begins with",
  packed_copies: "what items of packed weeks show; they are taken out as the rows that they are",
  library_removals: "kept for half an hour, until a deletion can no longer be taken back",
  starter_rows: "how the product brings its starter library up to date",
  cron_runs: "tells of the deployment",
  backups: "tells of the store of backups",
  backup_parts: "tells of the store of backups",
  backup_files: "tells of the store of backups",
  backup_chunks: "tells of the store of backups",
  restores: "tells of the deployment",
  business_archives: "tells of the copy itself",
  business_archive_pieces: "tells of the copy itself",
  business_archive_entries: "tells of the copy itself",
};

/** Columns that are not in it under their own name. */
const leftOutColumns: Record<string, string> = {
  updatedAt: "when the product wrote the row last",
  search: "the words in pieces",
  deletedAt: "what was thrown away is left out whole",
  "plans.priceAgorot": "the price, in shekels",
  "plans.position": "the order of the rows",
  "invitations.hash": "by this somebody enters",
  "invitations.traineeId": "who has an account is among the people",
  "invitations.sentAt": "when the link was made that counts",
  "invitations.acceptedAt": "who came is among the people",
  "invitations.revokedAt": "what was taken back is left out whole",
  "exercises.videoId": "the file's name stands in its place",
  "exercises.thumbnailUrl": "what another site shows of its video",
  "meals.category": "the same as its timing",
  "templates.editedAt": "whether somebody has edits to follow",
  "templateExercises.version": "for the product's own comparisons",
  "templateExercises.videoUrl": "the exercise's own",
  "templateExercises.videoId": "the exercise's own",
  "templateMeals.version": "for the product's own comparisons",
  "sentNotifications.senderId": "the trainer",
  "sentNotifications.link": "a path inside of the product",
  "sentNotifications.chosen": "how it was sent",
};

const tables = Object.values(schema)
  .filter((value): value is never => typeof value === "object" && value !== null)
  .map((table) => getTableConfig(table));

it("what belongs to nobody alone is in the copy of the business, or has its reason not to be", () => {
  const there = Object.values(tableOf);
  const missing = [...sharedTables].filter((name) => !there.includes(name) && !leftOutTables[name]);
  expect(missing).toEqual([]);
});

it("each column of those tables is in it, or has its reason not to be", () => {
  const left = (Object.keys(tableOf) as BusinessTable[]).flatMap((name) => {
    const told: readonly string[] = [...businessColumns[name], ...businessKeys[name]];
    const config = tables.find((table) => table.name === tableOf[name]);
    return (config?.columns ?? [])
      .map((column) => column.name)
      .filter(
        (column) =>
          !told.includes(column) && !leftOutColumns[column] && !leftOutColumns[`${name}.${column}`],
      )
      .map((column) => `${name}.${column}`);
  });
  expect(left).toEqual([]);
});
