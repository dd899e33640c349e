import { localDateAt } from "../../domain/calendar.ts";
import type { FiledTrainee } from "../../domain/contract/attention/trainee-list.ts";
import type { PlanChoice } from "../../domain/contract/memberships/plans.ts";
import { csvLine, csvStart } from "../../domain/csv.ts";
import type { Language } from "../../domain/language.ts";
import { columnLabels } from "./copied-labels.ts";
import { valueLabels } from "./copied-values.ts";
import { nameIn } from "./names.ts";
import { m } from "./paraglide/messages.js";

/** The reader's language and time zone, and the names of the plans. */
interface TraineesReader {
  language: Language;
  timeZone: string;
  plans: readonly PlanChoice[];
}

/** The first line of the list's CSV file. */
export function traineesHead({ language }: TraineesReader): string {
  const { name, email, phone, gender, age, plan, status } = columnLabels;
  const { currentWeight, targetWeight, targetSteps } = columnLabels;
  const labels = [
    name,
    email,
    phone,
    gender,
    age,
    plan,
    status,
    m.trainees_subscription_start,
    m.trainees_subscription_end,
    currentWeight,
    targetWeight,
    targetSteps,
    m.trainees_file_adherence,
    m.trainees_col_activity,
    m.trainees_col_joined,
  ];
  return csvStart + csvLine(labels.map((label) => label({}, { locale: language })));
}

const genders = valueLabels("trainer", "profile", "gender");
const statuses = valueLabels("trainer", "profile", "status");

/** A trainee in the CSV file: in words, and by the trainer's own days. */
export function traineeLine(trainee: FiledTrainee, reader: TraineesReader): string {
  const { language, timeZone, plans } = reader;
  const locale = { locale: language };
  const inputs = { gender: trainee.gender ?? "other" };
  const plan = plans.find(({ id }) => id === trainee.plan);
  return csvLine([
    trainee.name,
    trainee.email,
    trainee.phone,
    trainee.gender && (genders?.[trainee.gender]?.(inputs, locale) ?? trainee.gender),
    trainee.age,
    plan ? nameIn(plan, language) : trainee.plan,
    statuses?.[trainee.status]?.(inputs, locale) ?? trainee.status,
    trainee.subscriptionStart,
    trainee.subscriptionEnd,
    trainee.currentWeight,
    trainee.targetWeight,
    trainee.targetSteps,
    trainee.adherence,
    trainee.lastLoggedOn,
    localDateAt(trainee.joinedAt, timeZone),
  ]);
}
