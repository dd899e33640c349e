import { eq } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { RamadanForm } from "../../../domain/contract/ramadan/settings.ts";
import type { FieldProblem } from "../../../domain/errors.ts";
import { countryCodes, readMonthKey } from "../../../domain/prayers/ramadan-countries.ts";
import {
  daysOf,
  isSettled,
  monthToSet,
  ramadanQuestions,
} from "../../../domain/prayers/ramadan-window.ts";
import { readBusinessMeals } from "../../../domain/ramadan/business-meals.ts";
import { batchOf } from "../../db/batch.ts";
import { fastingSlots } from "../../db/schema.ts";
import { sectionPartsWrite } from "../plumbing/settings.ts";
import { namedCountry, ramadanFacts, ramadanOfBusiness } from "../prayers/ramadan-settings.ts";
import type { TrainerScope } from "../scope.ts";

type RamadanSection = Pick<RamadanForm, "on" | "months" | "meals">;

async function readFacts({ db, now }: TrainerScope) {
  const [[row]] = await db.batch([ramadanFacts(db, { asked: 1 })]);
  const facts = ramadanOfBusiness(row);
  const meals = readBusinessMeals(row?.ramadan);
  const today = localDateAt(now, facts.timeZone);
  return { ...facts, meals, today, forecast: monthToSet(today) ?? null };
}

/** The section with the forecast and the countries of its form. */
export async function getRamadanSettings(scope: TrainerScope): Promise<RamadanForm> {
  const { choices, meals, suggested, forecast } = await readFacts(scope);
  return {
    ...choices,
    meals,
    forecast,
    countries: countryCodes().map((code) => ({
      ...namedCountry(code),
      suggested: suggested.has(code),
    })),
  };
}

/**
 * Writes parts of the section, its months without those of past years. Its meals become those of everybody who chose none
 * of their own.
 * @param change makes the parts from the stored months
 * @returns the fields of settled days that it would change; undefined once it is stored
 */
export async function changeRamadanSettings(
  scope: TrainerScope,
  change: (stored: RamadanForm["months"]) => Partial<RamadanSection>,
): Promise<Record<string, FieldProblem> | undefined> {
  const { choices, today, forecast } = await readFacts(scope);
  const changed = change(choices.months);
  const { months, meals } = changed;
  const fields = months && settledFaults({ before: choices.months, after: months, today });
  if (fields) return fields;
  const year = forecast?.year ?? 0;
  const isKept = (key: string) => (readMonthKey(key)?.year ?? 0) >= year;
  const parts = months && {
    months: Object.fromEntries(Object.entries(months).filter(([key]) => isKept(key))),
  };
  await batchOf(scope.db, {
    section: sectionPartsWrite(scope, "ramadan", { ...changed, ...parts }),
    followers:
      meals && scope.db.update(fastingSlots).set(meals).where(eq(fastingSlots.mealsChosen, false)),
  });
  return undefined;
}

interface Change {
  before: RamadanForm["months"];
  after: RamadanForm["months"];
  today: LocalDate;
}

/** The changed days that are over. */
function settledFaults({ before, after, today }: Change) {
  const forecast = monthToSet(today);
  if (!forecast) return undefined;
  const faults = countryCodes().flatMap((code) => {
    const [was, is] = [daysOf(forecast, code, before), daysOf(forecast, code, after)];
    return ramadanQuestions
      .filter((day) => was[day] !== is[day] && isSettled(was[day], today))
      .map((day): [string, FieldProblem] => [
        `months.${forecast.year} ${code}.${day}`,
        { code: "in_past" },
      ]);
  });
  return faults.length > 0 ? Object.fromEntries(faults) : undefined;
}
