import type { SeedDatabase } from "./statement.ts";

const tables = {
  accounts: "accounts",
  trainees: "trainee_profiles",
  subscriptions: "subscriptions",
  payments: "payments",
  weights: "weight_records",
  measurements: "body_measurements",
  steps: "trainee_steps",
  performance: "trainee_performance",
  exercises: "exercises",
  meals: "meals",
  schedules: "weekly_schedules",
  scheduleExercises: "schedule_exercises",
  scheduleMeals: "schedule_meals",
  performedSets: "performed_sets",
  exerciseDays: "exercise_days",
  appliedSchedules: "applied_schedules",
  notes: "notes",
  ownMeals: "own_meals",
  notifications: "notifications",
  deliveries: "notification_deliveries",
  conversations: "conversations",
} as const;

/** How many rows of what a seeded database holds. */
export type SeedSummary = Record<keyof typeof tables, number>;

export async function summarize(database: SeedDatabase): Promise<SeedSummary> {
  const counts = Object.entries(tables).map(
    ([name, table]) => `(select count(*) from ${table}) as ${name}`,
  );
  const row = await database.prepare(`select ${counts.join(", ")}`).first<SeedSummary>();
  if (!row) throw new Error("the database counts nothing");
  return row;
}
