import type { Copy } from "../../domain/copies/copied-tables.ts";
import type { Language } from "../../domain/language.ts";
import type { ExerciseCategory } from "../../domain/libraries/exercises.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";
import type { PaymentMethod } from "../../domain/memberships/payments.ts";
import type { PushType } from "../../domain/notifications/push.ts";
import type { LabelledColumn, LabelledTable } from "./copied-labels.ts";
import { m } from "./paraglide/messages.js";

/** A word for a person's value; by gender, if it has forms. */
type ValueLabel = (inputs: { gender: string }, options: { locale: Language }) => string;
type ValueLabels = Record<string, ValueLabel>;

const byTrainee: ValueLabels = {
  trainee: m.my_data_value_by_you,
  trainer: m.my_data_value_by_trainer,
};
const byPerson: ValueLabels = {
  trainee: m.my_data_value_by_trainee,
  trainer: m.my_data_value_by_trainer,
};
const exerciseStatuses: ValueLabels = {
  pending: m.training_status_pending,
  completed: m.training_status_completed,
  skipped: m.training_status_skipped,
};
const mealStatuses: ValueLabels = {
  pending: m.day_note_pending,
  consumed: m.day_note_consumed,
  skipped: m.day_note_skipped,
};
const alertTypes: Record<PushType, ValueLabel> = {
  info: m.notification_info,
  warning: m.notification_warning,
  success: m.notification_success,
  error: m.notification_error,
  exercise: m.notification_exercise,
  meal: m.notification_meal,
  weight: m.notification_weight,
  subscription: m.notification_subscription,
  chat: m.push_type_chat,
};

/** Labels of the timings of a day. */
export const mealTimingLabels = {
  breakfast: m.meals_timing_breakfast,
  lunch: m.meals_timing_lunch,
  dinner: m.meals_timing_dinner,
  snack: m.meals_timing_snack,
} satisfies Record<MealTiming, ValueLabel>;

/** Labels of the categories of exercises. */
export const exerciseCategoryLabels = {
  cardio: m.exercises_category_cardio,
  back: m.exercises_category_back,
  chest: m.exercises_category_chest,
  shoulders: m.exercises_category_shoulders,
  legs: m.exercises_category_legs,
  abs: m.exercises_category_abs,
  biceps: m.exercises_category_biceps,
  triceps: m.exercises_category_triceps,
} satisfies Record<ExerciseCategory, ValueLabel>;

/** Labels of the methods of payment. */
export const paymentMethodLabels = {
  cash: m.payments_method_cash,
  transfer: m.payments_method_transfer,
  card: m.payments_method_card,
  other: m.payments_method_other,
} satisfies Record<PaymentMethod, ValueLabel>;

const genders: ValueLabels = {
  male: m.gender_male,
  female: m.gender_female,
  other: m.gender_other,
};
const goals: ValueLabels = {
  weight_loss: m.goal_weight_loss,
  muscle_gain: m.goal_muscle_gain,
  fitness: m.goal_fitness,
  strength: m.goal_strength,
  flexibility: m.goal_flexibility,
  maintain: m.goal_maintain,
};
const exerciseTypes: ValueLabels = {
  strength: m.exercises_type_strength,
  cardio: m.exercises_type_cardio,
};
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

type TableLabels = {
  readonly [Table in LabelledTable]?: { readonly [Column in LabelledColumn]?: ValueLabels };
};

const labels = { trainee: labelsWith(byTrainee), trainer: labelsWith(byPerson) };

/** Words for the values of a column with a closed list. */
export const valueLabels = (
  copy: Copy,
  table: LabelledTable,
  column: LabelledColumn,
): ValueLabels | undefined => labels[copy === "trainee" ? "trainee" : "trainer"][table]?.[column];

function labelsWith(writers: ValueLabels): TableLabels {
  return {
    account: {
      // Each language by its own name, for all readers.
      language: {
        ar: () => m.ui_language_name({}, { locale: "ar" }),
        en: () => m.ui_language_name({}, { locale: "en" }),
      },
      accent: {
        emerald: m.ui_accent_emerald,
        sky: m.ui_accent_sky,
        amber: m.ui_accent_amber,
        rose: m.ui_accent_rose,
        violet: m.ui_accent_violet,
      },
      alertTypes,
      theme: { dark: m.ui_theme_dark, light: m.ui_theme_light, system: m.ui_theme_system },
      fontSize: {
        small: m.ui_font_size_small,
        medium: m.ui_font_size_medium,
        large: m.ui_font_size_large,
      },
    },
    profile: {
      gender: genders,
      goals,
      status: {
        active: m.trainees_status_active,
        pending: m.trainees_status_pending,
        inactive: m.trainees_status_inactive,
      },
    },
    absences: {
      kind: {
        travelling: m.absence_kind_travelling,
        ill: m.absence_kind_ill,
        injured: m.absence_kind_injured,
        paused: m.absence_kind_paused,
      },
      status: {
        asked: m.absence_status_asked,
        granted: m.absence_status_granted,
        declined: m.absence_status_declined,
        ended: m.absence_status_ended,
      },
    },
    payments: { method: paymentMethodLabels },
    weights: {
      source: {
        sent: m.my_data_value_weight_sent,
        updated: m.my_data_value_weight_updated,
        registered: m.my_data_value_weight_registered,
        trainer: m.my_data_value_weight_by_trainer,
      },
    },
    measurements: {
      kind: {
        fatPercentage: m.trainees_measure_fatPercentage,
        muscleMass: m.trainees_measure_muscleMass,
        waist: m.trainees_measure_waist,
        neck: m.trainees_measure_neck,
        arm: m.trainees_measure_arm,
        chest: m.trainees_measure_chest,
        thigh: m.trainees_measure_thigh,
        calf: m.trainees_measure_calf,
      },
      writtenBy: writers,
    },
    notes: {
      type: {
        general: m.note_type_general,
        diet: m.note_type_diet,
        exercise: m.note_type_exercise,
        performance: m.note_type_performance,
        health: m.note_type_health,
        progress: m.note_type_progress,
        question: m.note_type_question,
        complaint: m.note_type_complaint,
        suggestion: m.note_type_suggestion,
        other: m.note_type_other,
      },
      writtenBy: writers,
    },
    scheduledExercises: {
      category: exerciseCategoryLabels,
      type: exerciseTypes,
      status: exerciseStatuses,
    },
    scheduledMeals: { timing: mealTimingLabels, status: mealStatuses },
    ownMeals: { timing: mealTimingLabels, status: mealStatuses },
    steps: { source: { hand: m.my_data_value_steps_hand, link: m.my_data_value_steps_link } },
    notifications: { type: alertTypes },
    messages: {
      from: writers,
      kind: {
        text: m.my_data_value_kind_text,
        image: m.chat_kind_image,
        file: m.chat_kind_file,
        voice: m.chat_kind_voice,
        contact: m.chat_kind_contact,
      },
    },
    plans: { status: states },
    invitations: { gender: genders },
    exercises: { category: exerciseCategoryLabels, type: exerciseTypes, status: states },
    meals: { timing: mealTimingLabels, status: states },
    templates: {
      goal: goals,
      level: {
        beginner: m.templates_level_beginner,
        intermediate: m.templates_level_intermediate,
        advanced: m.templates_level_advanced,
      },
    },
    templateExercises: {
      category: exerciseCategoryLabels,
      type: exerciseTypes,
      dayOfWeek: weekdays,
      progression: { linear: m.schedule_progression_linear, double: m.schedule_progression_double },
    },
    templateMeals: { timing: mealTimingLabels, dayOfWeek: weekdays },
    sentNotifications: { type: alertTypes },
  };
}
