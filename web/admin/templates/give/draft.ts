import { addDays, type LocalDate, weekStart } from "../../../../domain/calendar.ts";
import type { JobAudience } from "../../../../domain/contract/jobs/jobs.ts";
import type { GivingTerms } from "../../../../domain/contract/templates/template-jobs.ts";
import type { Template } from "../../../../domain/contract/templates/templates.ts";
import { scheduleKinds } from "../../../../domain/schedules/schedules.ts";
import { startsWithinWeeks } from "../../../../domain/templates/templates.ts";

/** Whom a template is given to: some by name, or all whom a search finds but some. */
export type Whom =
  | { kind: "chosen"; people: ReadonlyMap<string, string> }
  | { kind: "found"; search: string; except: ReadonlySet<string> };

export const emptyAudience: Whom = { kind: "chosen", people: new Map() };

/** Undefined while nobody is chosen. */
export function audienceOf(whom: Whom): JobAudience | undefined {
  if (whom.kind === "found") {
    const { search, except } = whom;
    return { kind: "matching", filter: { search, status: "active" }, except: [...except] };
  }
  return whom.people.size > 0 ? { kind: "chosen", ids: [...whom.people.keys()] } : undefined;
}

export const isTicked = (whom: Whom, id: string): boolean =>
  whom.kind === "found" ? !whom.except.has(id) : whom.people.has(id);

/** The same with somebody in or out. */
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

/** An audience but some; undefined once nobody of those who were named is left. */
export function without(audience: JobAudience, out: ReadonlySet<string>): JobAudience | undefined {
  if (audience.kind === "matching") {
    return { ...audience, except: [...new Set([...audience.except, ...out])] };
  }
  const ids = audience.ids.filter((id) => !out.has(id));
  return ids.length > 0 ? { kind: "chosen", ids } : undefined;
}

/** The Sundays that a template may begin on. */
export function startsFrom(today: LocalDate): LocalDate[] {
  const first = weekStart(today);
  return Array.from({ length: startsWithinWeeks + 1 }, (_, week) => addDays(first, 7 * week));
}

/** With what the dialog begins: the next whole week, all that there is, linked, by each one's target. */
export function firstTerms(
  { exercises, meals }: Pick<Template, "exercises" | "meals">,
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
    repeats: false,
    scaled: meals > 0,
    weights: false,
  };
}

/** The terms without what means nothing beside the rest of them. */
export function meantTerms(terms: GivingTerms): GivingTerms {
  const { kinds, linked } = terms;
  return {
    ...terms,
    repeats: terms.repeats && linked,
    scaled: terms.scaled && kinds.includes("meals"),
    weights: terms.weights && kinds.includes("exercises"),
  };
}
