import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { GivingTerms } from "../../../domain/contract/templates/template-jobs.ts";
import { type ScheduleKind, weeksAhead } from "../../../domain/schedules/schedules.ts";
import { dayScaler } from "../../../domain/templates/scaled-days.ts";
import {
  type TemplateWeek,
  weeksToFollow,
  weeksToGive,
} from "../../../domain/templates/template-weeks.ts";
import { targetOn } from "../../../domain/trainees/nutrition-target.ts";
import type { Filling } from "../../data/templates/template-filling.ts";
import type { GivenTemplate, TemplatePerson } from "../../data/templates/template-jobs.ts";

/** What a batch costs of itself weighs less the more it reaches; one of the cron fills as many items. */
export const mostAtOnce = 50;
/** Grams that are bound to one statement, of about a hundred bytes each: far below its limit. */
const boundGrams = 10_000;

/** Items of one batch: some seconds of what an effect may take. One person's may be most of them. */
const writtenItems = 10_000;

/** How many people's items are worked out together. */
export function peopleAtOnce({ weeks, plates }: GivenTemplate): number {
  const aWeek = Math.max(1, plates.length / weeks);
  return atMost(boundGrams / (aWeek * weeksFilled(weeks, true)));
}

/**
 * How many people's items are written together.
 * @param repeats whether weeks may be given more than once
 */
export function peopleInBatch(template: GivenTemplate, repeats: boolean): number {
  const { weeks, items } = template;
  const aWeek = Math.max(1, items / weeks);
  const written = atMost(writtenItems / (aWeek * weeksFilled(weeks, repeats)));
  return Math.min(peopleAtOnce(template), written);
}

const weeksFilled = (weeks: number, repeats: boolean) =>
  repeats ? Math.max(weeks, weeksAhead + 1) : weeks;

const atMost = (people: number) => Math.max(1, Math.min(mostAtOnce, Math.floor(people)));

/** How a kind of a template's items comes to somebody. */
export interface Course {
  kind: ScheduleKind;
  weeks: TemplateWeek[];
  scaled: boolean;
  weights: boolean;
  linked: boolean;
}

/** The weeks that giving a template fills, of each person by their own calendar. */
export function fillingOfGiving(
  templateId: string,
  template: GivenTemplate,
  { terms, people, now }: { terms: GivingTerms; people: readonly TemplatePerson[]; now: number },
): Filling {
  const { startsOn, linked, scaled, weights } = terms;
  const kinds = terms.kinds.filter((kind) => template.kinds.includes(kind));
  const run = { startsOn, weeks: template.weeks, repeats: linked && terms.repeats };
  return fillingOfCourses(templateId, template, people, now, (_, today) =>
    kinds.map((kind) => ({ kind, weeks: weeksToGive(run, today), scaled, weights, linked })),
  );
}

/** The filled weeks that the edits of a template reach, of each person who follows it. */
export function fillingOfFollowing(
  templateId: string,
  template: GivenTemplate,
  { people, now }: { people: readonly TemplatePerson[]; now: number },
): Filling {
  return fillingOfCourses(templateId, template, people, now, ({ links }, today) =>
    links.map(({ kind, startsOn, repeats, scaled, weights, filledThrough }) => {
      const run = { startsOn, weeks: template.weeks, repeats };
      const weeks = weeksToFollow(run, filledThrough, today);
      return { kind, weeks, scaled, weights, linked: true };
    }),
  );
}

/** The weeks that come to each person, by their own calendar. */
export function fillingOfCourses(
  templateId: string,
  template: GivenTemplate,
  people: readonly TemplatePerson[],
  now: number,
  coursesOf: (person: TemplatePerson, today: LocalDate) => Course[],
): Filling {
  const scale = dayScaler(template.plates);
  const planned = people.flatMap((person) => {
    const today = localDateAt(now, person.timeZone);
    return coursesOf(person, today).map((course) => ({ person, today, course }));
  });
  return {
    weeks: planned.flatMap(({ person: { traineeId }, today, course }) => {
      const { kind, weeks, weights, linked } = course;
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
    grams: planned.flatMap(({ person: { traineeId, targets }, course }) =>
      course.kind === "meals" && course.scaled
        ? scale(course.weeks, (day) => targetOn(targets, day)?.calories).map((plate) => ({
            traineeId,
            ...plate,
          }))
        : [],
    ),
  };
}
