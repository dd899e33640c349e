import { addDays, daysBetween, type LocalDate, weekStart } from "../calendar.ts";
import { lastWeekAhead } from "../schedules/applied-schedules.ts";

/** A template in a person's calendar. */
interface TemplateRun {
  /** The Sunday of its first week. */
  startsOn: LocalDate;
  /** Number of weeks, at least one. */
  weeks: number;
  /** Whether the first week follows the last. */
  repeats: boolean;
}

/** A calendar week by its Sunday, and its template week from 0. */
export interface TemplateWeek {
  sunday: LocalDate;
  week: number;
}

/** The template week of a calendar week, from 0; undefined before the beginning and after the end. */
export function templateWeekOn(
  { startsOn, weeks, repeats }: TemplateRun,
  sunday: LocalDate,
): number | undefined {
  const nth = Math.floor(daysBetween(startsOn, sunday) / 7);
  if (nth < 0 || (!repeats && nth >= weeks)) return undefined;
  return nth % weeks;
}

/**
 * The weeks that giving a template fills: all of them, for a repeating one as far as weeks are filled ahead.
 * Past weeks are excluded.
 * @param today of the trainee
 */
export function weeksToGive(run: TemplateRun, today: LocalDate): TemplateWeek[] {
  return weeksBetween(run, weekStart(today), lastWeekGiven(run, today));
}

/** The Sunday of the last week that giving fills. */
function lastWeekGiven({ startsOn, weeks, repeats }: TemplateRun, today: LocalDate): LocalDate {
  const end = addDays(startsOn, 7 * (weeks - 1));
  return repeats && lastWeekAhead(today) > end ? lastWeekAhead(today) : end;
}

/** The weeks to fill for a follower after the filled ones; none after the end. */
export function weeksToFill(
  run: TemplateRun,
  filledThrough: LocalDate,
  today: LocalDate,
): TemplateWeek[] {
  const first = latest(addDays(filledThrough, 7), weekStart(today));
  return weeksBetween(run, first, lastWeekAhead(today));
}

/** The filled weeks that an edit of the template reaches: from the current one on. */
export function weeksToFollow(
  run: TemplateRun,
  filledThrough: LocalDate,
  today: LocalDate,
): TemplateWeek[] {
  return weeksBetween(run, weekStart(today), filledThrough);
}

function weeksBetween(run: TemplateRun, first: LocalDate, last: LocalDate): TemplateWeek[] {
  const found: TemplateWeek[] = [];
  for (let sunday = latest(first, run.startsOn); sunday <= last; sunday = addDays(sunday, 7)) {
    const week = templateWeekOn(run, sunday);
    if (week === undefined) break;
    found.push({ sunday, week });
  }
  return found;
}

const latest = (a: LocalDate, b: LocalDate) => (a > b ? a : b);
