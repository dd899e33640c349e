import type {
  BusinessColumn,
  BusinessTable,
  PersonColumn,
} from "../../domain/copies/business-archive.ts";
import type { Language } from "../../domain/language.ts";
import { columnLabels, tableLabels } from "./my-data-labels.ts";
import { type ValueLabels, valueLabels } from "./my-data-values.ts";
import { m } from "./paraglide/messages.js";

type Label = (inputs: object, options: { locale: Language }) => string;

const of = (column: keyof typeof columnLabels) => columnLabels[column];

/** The heads of the columns of what the trainer has; those that people's tables have, too, are called alike. */
export const businessLabels: Record<BusinessColumn | PersonColumn, Label> = {
  calories: of("calories"),
  carbs: of("carbs"),
  category: of("category"),
  createdAt: of("createdAt"),
  dayOfWeek: m.business_archive_column_dayOfWeek,
  daysPerWeek: m.templates_days_a_week,
  description: of("description"),
  duration: of("duration"),
  email: of("email"),
  englishDescription: m.business_archive_column_englishDescription,
  englishName: of("englishName"),
  englishFeatures: m.business_archive_column_englishFeatures,
  expiresAt: of("expiresAt"),
  fat: of("fat"),
  features: m.business_archive_column_features,
  food: m.business_archive_column_food,
  gender: of("gender"),
  goal: m.templates_goal,
  grams: of("quantity"),
  level: m.templates_level,
  meal: m.business_archive_column_meal,
  message: of("message"),
  metres: of("metres"),
  months: of("months"),
  movement: m.business_archive_column_movement,
  name: of("name"),
  note: of("note"),
  percent: of("percent"),
  phone: of("phone"),
  plan: of("plan"),
  price: of("price"),
  progression: m.schedule_progression,
  progressionRuns: m.schedule_progression_runs,
  progressionStep: m.business_archive_column_progressionStep,
  protein: of("protein"),
  quantity: of("quantity"),
  reads: m.business_archive_column_reads,
  recipient: m.business_archive_column_recipient,
  recipients: m.business_archive_column_recipients,
  reps: of("reps"),
  repsTo: of("repsTo"),
  rest: of("rest"),
  rpe: of("rpe"),
  seconds: of("seconds"),
  section: m.business_archive_column_section,
  sets: of("sets"),
  status: of("status"),
  superset: m.business_archive_column_superset,
  template: m.business_archive_column_template,
  tempo: of("tempo"),
  text: of("text"),
  timing: of("timing"),
  title: of("title"),
  trainee: m.business_archive_column_trainee,
  traineeEmail: m.business_archive_column_traineeEmail,
  type: of("type"),
  value: of("value"),
  video: m.business_archive_column_video,
  videoUrl: of("videoUrl"),
  week: m.business_archive_column_week,
  weeks: m.templates_weeks,
  weight: of("weight"),
};

/** What each table of the trainer's holds. */
export const businessTableLabels: Record<BusinessTable, Label> = {
  plans: m.business_archive_table_plans,
  exercises: m.business_archive_table_exercises,
  invitations: m.business_archive_table_invitations,
  meals: m.business_archive_table_meals,
  mealFoods: m.business_archive_table_mealFoods,
  templates: m.business_archive_table_templates,
  templateExercises: m.business_archive_table_templateExercises,
  templateMeals: m.business_archive_table_templateMeals,
  savedReplies: m.business_archive_table_savedReplies,
  sentNotifications: m.business_archive_table_sentNotifications,
  settings: m.business_archive_table_settings,
};

/** What people's tables are called where they are everybody's. */
export const peopleTableLabels: typeof tableLabels = {
  ...tableLabels,
  account: m.business_archive_table_accounts,
  profile: m.business_archive_table_profiles,
  notes: m.my_data_of_table_notes,
};

const { scheduledExercises, scheduledMeals, notifications, profile } = valueLabels.trainer;
const states: ValueLabels = {
  active: m.business_archive_status_active,
  inactive: m.business_archive_status_inactive,
  pending: m.business_archive_status_inactive,
};
const weekdays: ValueLabels = Object.fromEntries(
  Array.from({ length: 7 }, (_, day) => [
    String(day),
    (_: object, locale) => m.calendar_weekdays({}, locale).split(" ")[day] ?? String(day),
  ]),
);
const { category, type } = scheduledExercises ?? {};
const timing = scheduledMeals?.timing;

type TableValues = { [Column in BusinessColumn]?: ValueLabels | undefined };

/** Words for the values of closed lists. */
export const businessValues: { [Table in BusinessTable]?: TableValues } = {
  plans: { status: states },
  invitations: { gender: profile?.gender },
  exercises: { category, type, status: states },
  meals: { timing, status: states },
  templates: {
    goal: profile?.goals,
    level: {
      beginner: m.templates_level_beginner,
      intermediate: m.templates_level_intermediate,
      advanced: m.templates_level_advanced,
    },
  },
  templateExercises: {
    category,
    type,
    dayOfWeek: weekdays,
    progression: { linear: m.schedule_progression_linear, double: m.schedule_progression_double },
  },
  templateMeals: { timing, dayOfWeek: weekdays },
  sentNotifications: { type: notifications?.type },
};
