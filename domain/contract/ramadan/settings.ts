import { z } from "zod";
import { maxShift, monthFault, monthLengths } from "../../prayers/ramadan.ts";
import { countryCodes, readMonthKey } from "../../prayers/ramadan-countries.ts";
import { ramadanQuestions } from "../../prayers/ramadan-window.ts";
import { addProblem, localDate } from "../fields.ts";
import { fastingMealSlots } from "./fasting-slots.ts";

/** Maximum months: one for each country of the table. */
const maxMonths = countryCodes().length;
const [shortest, longest] = monthLengths;

const month = z.strictObject({
  first: localDate,
  /** 1 Shawwal. */
  eid: localDate,
  /** The latest question of an evening that the trainer answered. */
  answered: z.enum(ramadanQuestions).nullable(),
});

/** Months by `year country`, such as `1448 PS`; a country without one follows the forecast. */
export const chosenMonths = z.record(z.string(), month);

const checkedMonths = chosenMonths.superRefine((months, context) => {
  const listed = Object.entries(months);
  if (listed.length > maxMonths)
    addProblem(context, { code: "out_of_range", min: 0, max: maxMonths });
  for (const [key, days] of listed) {
    const known = readMonthKey(key);
    if (!known) {
      addProblem(context, { code: "unknown_choice" }, [key]);
      continue;
    }
    const fault = monthFault({ year: known.year, ...days });
    // The days by which the first one is moved, and the length of the month.
    const [min, max] = fault === "first" ? [-maxShift, maxShift] : [shortest, longest];
    if (fault) addProblem(context, { code: "out_of_range", min, max }, [key, fault]);
  }
});

/** The mode and its days, as the trainer writes them. */
export const ramadanSettings = z.strictObject({
  /** Whether the business has the mode. */
  on: z.boolean(),
  months: checkedMonths,
});
export type RamadanInput = z.infer<typeof ramadanSettings>;

/** A part of the section; all else stays. */
export const ramadanChange = z
  .strictObject({
    /** The months of the countries that an evening's answer is about. */
    months: checkedMonths.optional(),
    /** The meals of everybody who chose none of their own. */
    meals: fastingMealSlots.optional(),
  })
  .superRefine(({ months, meals }, context) => {
    if (!months && !meals) addProblem(context, { code: "required" }, ["meals"]);
  });

/** The fields of a country of the table. */
export const countryFields = {
  /** ISO 3166. */
  code: z.string(),
  name: z.string(),
  englishName: z.string(),
} as const;

/** The section, and what its form shows. */
export const ramadanForm = z.object({
  on: z.boolean(),
  months: chosenMonths,
  meals: fastingMealSlots,
  /** The month to set; null outside of the forecasts. */
  forecast: z.object({ year: z.number(), first: z.string(), eid: z.string() }).nullable(),
  countries: z.array(
    z.object({
      ...countryFields,
      /** Whether a time zone of the trainer or of a trainee suggests it; a person's own choice of a city does not. */
      suggested: z.boolean(),
    }),
  ),
});
export type RamadanForm = z.infer<typeof ramadanForm>;
