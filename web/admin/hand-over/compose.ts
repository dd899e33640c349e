import { givenName } from "../../../domain/accounts/given-name.ts";
import { weekDates } from "../../../domain/calendar.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { personalText } from "../../../domain/conversations/personal-text.ts";
import {
  formatCount,
  formatDay,
  formatKg,
  formatPercent,
  fullDay,
} from "../../lib/format/format.ts";
import { nameFor } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { reminderText } from "../payments/debts.ts";

/** The subject of a message, by the place where it begins; without one, the week. */
export type Matter = "debt" | "ending";

/** Letters that a link of WhatsApp carries. */
export const maxLetters = 2_000;

type Week = Pick<PlannedWeek, "weekStart" | "exercises" | "meals">;

/** What the text is made of; the week is null if it was not planned. */
export interface Facts {
  glance: TraineeGlance;
  week: Week | null;
  matter?: Matter | undefined;
}

export const blockNames = ["week", "weight", "adherence"] as const;
type BlockName = (typeof blockNames)[number];

/** Parts of a text that a tick adds; one without anything to say is missing. */
type Blocks = Partial<Record<BlockName, string>>;

/** The parts in the person's language. Figures of health are parts by themselves. */
export function blocksOf({ glance, week }: Facts): Blocks {
  const { language: locale, weight, adherence } = glance;
  const program = programOf(glance, week);
  return {
    ...(program && { week: program }),
    ...(weight.current && {
      weight: m.hand_over_weight_line(
        { weight: `${formatKg(weight.current.weight)}\u00a0${m.person_kg({}, { locale })}` },
        { locale },
      ),
    }),
    ...(adherence !== null && {
      adherence: m.hand_over_adherence_line({ percent: formatPercent(adherence) }, { locale }),
    }),
  };
}

/** The first text: the greeting with the place's subject, and the week unless the subject is a debt. */
export function firstText(facts: Facts): string {
  const { week } = blocksOf(facts);
  const isDebt = facts.matter === "debt" && facts.glance.due > 0;
  return [openingOf(facts), !isDebt && week].filter(Boolean).join("\n\n");
}

/** A text with a part behind it, or without it. */
export function withBlock(text: string, block: string, isWanted: boolean): string {
  if (text.includes(block) === isWanted) return text;
  if (isWanted) return [text.trimEnd(), block].filter(Boolean).join("\n\n");
  return text
    .replace(block, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function openingOf({ glance, matter }: Facts): string {
  const { name, gender, language: locale, due, today, membership } = glance;
  if (matter === "debt" && due > 0)
    return personalText(reminderText(locale), { name, gender, due });
  const greeting = m.hand_over_greeting({ name: givenName(name) }, { locale });
  const { endsOn } = membership;
  if (matter !== "ending" || endsOn === null) return greeting;
  const day = formatDay(endsOn, fullDay, locale);
  const end =
    endsOn < today ? m.hand_over_ended({ day }, { locale }) : m.hand_over_ends({ day }, { locale });
  return `${greeting}\n${end}`;
}

function programOf(glance: TraineeGlance, week: Week | null): string {
  const { language: locale, targetSteps, nextCheckIn } = glance;
  const meals = week?.meals.filter(({ date }) => date >= glance.today).length ?? 0;
  const total = formatCount(targetSteps);
  return [
    week && trainingsOf(glance, week),
    meals > 0 &&
      m.hand_over_meals(
        { meals: m.schedule_meals_count({ count: meals }, { locale }) },
        { locale },
      ),
    targetSteps > 0 &&
      m.hand_over_steps(
        { steps: m.check_in_fact_steps_a_day({ count: targetSteps, steps: total }, { locale }) },
        { locale },
      ),
    nextCheckIn &&
      m.hand_over_check_in({ day: formatDay(nextCheckIn, fullDay, locale) }, { locale }),
  ]
    .filter(Boolean)
    .join("\n");
}

/** Letters of the trainings; beyond them each day names its first exercise and counts the others. */
const trainingLetters = 1_200;

/** The days with exercises from today on, each in a line. */
function trainingsOf({ today, language: locale }: TraineeGlance, week: Week): string {
  const days = weekDates(week.weekStart).flatMap((date) => {
    const exercises = week.exercises.filter((exercise) => exercise.date === date);
    const names = exercises.map((exercise) => nameFor(exercise, locale));
    return names.length > 0 ? [{ date, names }] : [];
  });
  const left = days.filter(({ date }) => date >= today);
  if (left.length === 0) return "";
  const head =
    left.length < days.length
      ? m.hand_over_trainings_left({}, { locale })
      : m.hand_over_trainings({}, { locale });
  const linesBy = (say: (names: readonly string[]) => string) =>
    left.map(({ date, names }) => `- ${formatDay(date, fullDay, locale)}: ${say(names)}`);
  const whole = linesBy((names) => names.join(m.ui_comma({}, { locale }))).join("\n");
  const lines = whole.length <= trainingLetters ? whole : linesBy(shortly(locale)).join("\n");
  return `${head}\n${lines}`;
}

const shortly =
  (locale: TraineeGlance["language"]) =>
  ([name = "", ...others]: readonly string[]): string =>
    m.glance_more_exercises({ name, count: others.length }, { locale });
