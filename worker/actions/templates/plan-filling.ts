import { targetOn } from "../../../domain/body/nutrition-target.ts";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { GivingTerms } from "../../../domain/contract/templates/template-jobs.ts";
import { type ScheduleKind, weeksAhead } from "../../../domain/schedules/schedules.ts";
import { dayScaler } from "../../../domain/templates/scaled-days.ts";
import {
  type TemplateWeek,
  weeksToFollow,
  weeksToGive,
} from "../../../domain/templates/template-weeks.ts";
import type { Filling } from "../../data/templates/template-filling.ts";
import type { GivenTemplate, TemplatePerson } from "../../data/templates/template-jobs.ts";

/**
 * Maximum people of a batch. Each batch has a fixed cost: larger is cheaper. A batch of the cron fills as many
 * items.
 */
export const maxAtOnce = 50;
/** Maximum grams of one statement, about a hundred bytes each: far below its limit. */
const boundGrams = 10_000;

/** Maximum items of one batch: some seconds of an effect's time. One person may have most of them. */
const writtenItems = 10_000;

/** Maximum people to plan together. */
export function maxPeopleAtOnce({ weeks, mealItems }: GivenTemplate): number {
  const aWeek = Math.max(1, mealItems.length / weeks);
  return atMost(boundGrams / (aWeek * weeksFilled(weeks, true)));
}

/**
 * Maximum people to write together.
 * @param repeats whether weeks may be given more than once
 */
export function peopleInBatch(template: GivenTemplate, repeats: boolean): number {
  const { weeks, items } = template;
  const aWeek = Math.max(1, items / weeks);
  const written = atMost(writtenItems / (aWeek * weeksFilled(weeks, repeats)));
  return Math.min(maxPeopleAtOnce(template), written);
}

const weeksFilled = (weeks: number, repeats: boolean) =>
  repeats ? Math.max(weeks, weeksAhead + 1) : weeks;

const atMost = (people: number) => Math.max(1, Math.min(maxAtOnce, Math.floor(people)));

/** The terms for a kind of a template's items in a person's weeks. */
export interface FillPlan {
  kind: ScheduleKind;
  weeks: TemplateWeek[];
  scaled: boolean;
  weights: boolean;
  linked: boolean;
}

/** The weeks that giving a template fills, by each person's calendar. */
export function fillingOfGiving(
  templateId: string,
  template: GivenTemplate,
  { terms, people, now }: { terms: GivingTerms; people: readonly TemplatePerson[]; now: number },
): Filling {
  const { startsOn, linked, scaled, weights } = terms;
  const kinds = terms.kinds.filter((kind) => template.kinds.includes(kind));
  const run = { startsOn, weeks: template.weeks, repeats: linked && terms.repeats };
  return fillingOfPlans(templateId, template, people, now, (_, today) =>
    kinds.map((kind) => ({ kind, weeks: weeksToGive(run, today), scaled, weights, linked })),
  );
}

/** The filled weeks of each linked trainee that a template's edits reach. */
export function fillingOfFollowing(
  templateId: string,
  template: GivenTemplate,
  { people, now }: { people: readonly TemplatePerson[]; now: number },
): Filling {
  return fillingOfPlans(templateId, template, people, now, ({ links }, today) =>
    links.map(({ kind, startsOn, repeats, scaled, weights, filledThrough }) => {
      const run = { startsOn, weeks: template.weeks, repeats };
      const weeks = weeksToFollow(run, filledThrough, today);
      return { kind, weeks, scaled, weights, linked: true };
    }),
  );
}

/** The weeks of each person, by their own calendar. */
export function fillingOfPlans(
  templateId: string,
  template: GivenTemplate,
  people: readonly TemplatePerson[],
  now: number,
  fillPlansOf: (person: TemplatePerson, today: LocalDate) => FillPlan[],
): Filling {
  const scale = dayScaler(template.mealItems);
  const planned = people.flatMap((person) => {
    const today = localDateAt(now, person.timeZone);
    return fillPlansOf(person, today).map((fillPlan) => ({ person, today, fillPlan }));
  });
  return {
    weeks: planned.flatMap(({ person: { traineeId }, today, fillPlan }) => {
      const { kind, weeks, weights, linked } = fillPlan;
      return weeks.map((week) => ({
        traineeId,
        kind,
        templateId,
        today,
        weights,
        linked,
        ...week,
      }));
    }),
    grams: planned.flatMap(({ person: { traineeId, targets }, fillPlan }) =>
      fillPlan.kind === "meals" && fillPlan.scaled
        ? scale(fillPlan.weeks, (day) => targetOn(targets, day)?.calories).map((mealItem) => ({
            traineeId,
            ...mealItem,
          }))
        : [],
    ),
  };
}
