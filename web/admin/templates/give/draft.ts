import { addDays, type LocalDate, weekStart } from "../../../../domain/calendar.ts";
import type { JobAudience } from "../../../../domain/contract/jobs/jobs.ts";
import type { GivingTerms } from "../../../../domain/contract/templates/template-jobs.ts";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { scheduleKinds } from "../../../../domain/schedules/schedules.ts";
import { startsWithinWeeks } from "../../../../domain/templates/templates.ts";

/** The recipients: chosen people, or all results of a search with exceptions. */
export type Whom =
  | { kind: "chosen"; people: ReadonlyMap<string, string> }
  | { kind: "found"; search: string; except: ReadonlySet<string> };

export const emptyAudience: Whom = { kind: "chosen", people: new Map() };

/** Undefined without recipients. */
export function audienceOf(whom: Whom): JobAudience | undefined {
  if (whom.kind === "found") {
    const { search, except } = whom;
    return { kind: "matching", filter: { search, status: "active" }, except: [...except] };
  }
  return whom.people.size > 0 ? { kind: "chosen", ids: [...whom.people.keys()] } : undefined;
}

export const isTicked = (whom: Whom, id: string): boolean =>
  whom.kind === "found" ? !whom.except.has(id) : whom.people.has(id);

/** The recipients after a person is ticked or unticked. */
export function withTick(
  whom: Whom,
  { id, name }: { id: string; name: string },
  on: boolean,
): Whom {
  if (whom.kind === "found") {
    const others = [...whom.except].filter((each) => each !== id);
    return { ...whom, except: new Set(on ? others : [...others, id]) };
  }
  const others = [...whom.people].filter(([each]) => each !== id);
  return { kind: "chosen", people: new Map(on ? [...others, [id, name]] : others) };
}

/** An audience without some people; undefined if none of the chosen ones remain. */
export function without(audience: JobAudience, out: ReadonlySet<string>): JobAudience | undefined {
  if (audience.kind === "matching") {
    return { ...audience, except: [...new Set([...audience.except, ...out])] };
  }
  const ids = audience.ids.filter((id) => !out.has(id));
  return ids.length > 0 ? { kind: "chosen", ids } : undefined;
}

/** The Sundays on which a template may begin. */
export function startsFrom(today: LocalDate): LocalDate[] {
  const first = weekStart(today);
  return Array.from({ length: startsWithinWeeks + 1 }, (_, week) => addDays(first, 7 * week));
}

/**
 * The initial terms: the next whole week, all kinds, linked, grams by each person's target. A single week repeats, as it
 * is a plan of any length; a longer template ends with its last week.
 */
export function firstTerms(
  { exercises, meals, weeks }: Pick<Template, "exercises" | "meals" | "weeks">,
  today: LocalDate,
  startsOn?: LocalDate,
): GivingTerms {
  const current = weekStart(today);
  const next = current === today ? current : addDays(current, 7);
  const offered = startsOn !== undefined && startsFrom(today).includes(startsOn);
  const holds = { exercises, meals };
  return {
    startsOn: offered ? startsOn : next,
    kinds: scheduleKinds.filter((kind) => holds[kind] > 0),
    linked: true,
    repeats: weeks === 1,
    scaled: meals > 0,
    weights: false,
  };
}

/** The terms, with those off that the others make meaningless. */
export function meantTerms(terms: GivingTerms): GivingTerms {
  const { kinds, linked } = terms;
  return {
    ...terms,
    repeats: terms.repeats && linked,
    scaled: terms.scaled && kinds.includes("meals"),
    weights: terms.weights && kinds.includes("exercises"),
  };
}
