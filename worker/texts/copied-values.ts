import type { NoteType } from "../../domain/activity/notes.ts";
import type { OwnFoodKind } from "../../domain/activity/own-foods.ts";
import type { Accent, FontSize, Theme } from "../../domain/appearance.ts";
import type { AbsenceKind, AbsenceStatus } from "../../domain/body/absences.ts";
import type { MeasurementKind } from "../../domain/body/measurements.ts";
import type { PhotoPose, PhotoPurpose } from "../../domain/check-ins/progress-photos.ts";
import type { Copy } from "../../domain/copies/copied-tables.ts";
import type { Language } from "../../domain/language.ts";
import type { ExerciseCategory, ExerciseType } from "../../domain/libraries/exercises.ts";
import type { MealTiming } from "../../domain/libraries/meals.ts";
import type { ProofDecision, ProofRefusal } from "../../domain/memberships/payment-proofs.ts";
import type { PaymentMethod } from "../../domain/memberships/payments.ts";
import type { PushType } from "../../domain/notifications/push.ts";
import type { ConsentPurpose } from "../../domain/people/consents.ts";
import { cityEntries } from "../../domain/prayers/cities.ts";
import type { MethodId } from "../../domain/prayers/methods.ts";
import type { TrainingSlot } from "../../domain/ramadan/slots.ts";
import { setAppNames } from "../../domain/schedules/set-apps.ts";
import type { TemplateLevel } from "../../domain/templates/templates.ts";
import type { AccountStatus, Gender, Goal } from "../../domain/trainee.ts";
import type { LabelledColumn, LabelledTable } from "./copied-labels.ts";
import { byName as absenceKinds } from "./paraglide/by-name/absence_kind.ts";
import { byName as absenceStatuses } from "./paraglide/by-name/absence_status.ts";
import { byName as exerciseCategories } from "./paraglide/by-name/exercises_category.ts";
import { byName as exerciseTypes } from "./paraglide/by-name/exercises_type.ts";
import { byName as genders } from "./paraglide/by-name/gender.ts";
import { byName as goals } from "./paraglide/by-name/goal.ts";
import { byName as noteTypes } from "./paraglide/by-name/note_type.ts";
import { byName as paymentMethods } from "./paraglide/by-name/payments_method.ts";
import { byName as prayerMethods } from "./paraglide/by-name/prayers_method.ts";
import { byName as refusalReasons } from "./paraglide/by-name/proof_refusal.ts";
import { byName as fastingMeals } from "./paraglide/by-name/ramadan_meal.ts";
import { byName as trainingSlots } from "./paraglide/by-name/ramadan_training.ts";
import { byName as templateLevels } from "./paraglide/by-name/templates_level.ts";
import { byName as measurementKinds } from "./paraglide/by-name/trainees_measure.ts";
import { byName as accountStatuses } from "./paraglide/by-name/trainees_status.ts";
import { byName as accents } from "./paraglide/by-name/ui_accent.ts";
import { byName as fontSizes } from "./paraglide/by-name/ui_font_size.ts";
import { byName as themes } from "./paraglide/by-name/ui_theme.ts";
import { m } from "./paraglide/messages.js";

/** A word for a person's value; by gender, if it has forms. */
type ValueLabel = (inputs: { gender: string }, options: { locale: Language }) => string;
type ValueLabels = Record<string, ValueLabel>;
/** A label for each value of a list; a value without a text does not compile. */
type LabelsOf<Value extends string> = Record<Value, ValueLabel>;

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
const alertTypes: LabelsOf<PushType> = {
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
} satisfies LabelsOf<MealTiming>;

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

const cities: ValueLabels = Object.fromEntries(
  cityEntries().map(([id, { names }]) => [id, (_, { locale }) => names[locale === "ar" ? 0 : 1]]),
);

const appNames: ValueLabels = Object.fromEntries(
  Object.entries(setAppNames).map(([app, name]) => [app, () => name]),
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
      accent: accents satisfies LabelsOf<Accent>,
      alertTypes,
      theme: themes satisfies LabelsOf<Theme>,
      fontSize: fontSizes satisfies LabelsOf<FontSize>,
      prayerCity: cities,
      prayerMethod: prayerMethods satisfies LabelsOf<MethodId>,
    },
    profile: {
      gender: genders satisfies LabelsOf<Gender>,
      goals: goals satisfies LabelsOf<Goal>,
      status: accountStatuses satisfies LabelsOf<AccountStatus>,
    },
    absences: {
      kind: absenceKinds satisfies LabelsOf<AbsenceKind>,
      status: absenceStatuses satisfies LabelsOf<AbsenceStatus>,
    },
    payments: { method: paymentMethods satisfies LabelsOf<PaymentMethod> },
    paymentProofs: {
      decision: {
        accepted: m.proof_decision_accepted,
        refused: m.proof_decision_refused,
      } satisfies LabelsOf<ProofDecision>,
      reason: refusalReasons satisfies LabelsOf<ProofRefusal>,
    },
    weights: {
      source: {
        sent: m.my_data_value_weight_sent,
        updated: m.my_data_value_weight_updated,
        registered: m.my_data_value_weight_registered,
        trainer: m.my_data_value_weight_by_trainer,
      },
    },
    measurements: {
      kind: measurementKinds satisfies LabelsOf<MeasurementKind>,
      writtenBy: writers,
    },
    notes: {
      type: noteTypes satisfies LabelsOf<NoteType>,
      writtenBy: writers,
    },
    pastDays: { app: appNames },
    scheduledExercises: {
      category: exerciseCategories satisfies LabelsOf<ExerciseCategory>,
      type: exerciseTypes satisfies LabelsOf<ExerciseType>,
      status: exerciseStatuses,
    },
    scheduledMeals: { timing: mealTimingLabels, status: mealStatuses },
    ownFoods: {
      foodKind: {
        recipe: m.my_data_value_food_recipe,
        label: m.my_data_value_food_label,
      } satisfies LabelsOf<OwnFoodKind>,
    },
    fastingSlots: {
      breakfast: fastingMeals,
      lunch: fastingMeals,
      dinner: fastingMeals,
      snack: fastingMeals,
      training: trainingSlots satisfies LabelsOf<TrainingSlot>,
    },
    consents: {
      purpose: {
        answers_archive: m.my_data_value_answers_archive,
        fasting_coach: m.my_data_value_fasting_coach,
        fasting_health: m.my_data_value_fasting_health,
        fasting_archive: m.my_data_value_fasting_archive,
      } satisfies LabelsOf<ConsentPurpose>,
    },
    photoConsents: {
      purpose: {
        coach: m.my_data_value_photos_coach,
        faceless: m.my_data_value_photos_faceless,
        public: m.my_data_value_photos_public,
        archive: m.my_data_value_photos_archive,
      } satisfies LabelsOf<PhotoPurpose>,
    },
    progressPhotos: {
      pose: {
        front: m.photos_pose_front,
        side: m.photos_pose_side,
        back: m.photos_pose_back,
      } satisfies LabelsOf<PhotoPose>,
    },
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
    exercises: { category: exerciseCategories, type: exerciseTypes, status: states },
    meals: { timing: mealTimingLabels, status: states },
    templates: {
      goal: goals,
      level: templateLevels satisfies LabelsOf<TemplateLevel>,
    },
    templateExercises: {
      category: exerciseCategories,
      type: exerciseTypes,
      dayOfWeek: weekdays,
      progression: { linear: m.schedule_progression_linear, double: m.schedule_progression_double },
    },
    templateMeals: { timing: mealTimingLabels, dayOfWeek: weekdays },
    sentNotifications: { type: alertTypes },
  };
}
