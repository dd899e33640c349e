import { isDayNumber } from "../../../domain/activity/day-numbers.ts";
import { formatKg } from "../../lib/format/format.ts";
import type { PersistedWrite } from "../../lib/waiting/persisted-writes.ts";
import { byName as countedNouns } from "../../paraglide/by-name/waiting.ts";
import { m } from "../../paraglide/messages.js";
import type { Unsent, UnsentNoun } from "./unsent-nouns.ts";

const declared = import.meta.glob<Unsent | readonly Unsent[]>("../*/**/unsent-label.ts", {
  eager: true,
  import: "unsent",
});
const everyUnsent = Object.values(declared).flat();

const unsentOf = ({ key }: PersistedWrite) =>
  everyUnsent.find((unsent) => unsent.key.every((part, at) => part === key[at]));

/** Writes of another build may have an unknown noun. */
const unknown: UnsentNoun = { name: "unknown", count: m.offline_waiting_title };

const isCounted = (noun: string): noun is keyof typeof countedNouns =>
  Object.hasOwn(countedNouns, noun);

/** The noun of a write: one of several, or the text `waiting_<noun>` by its key. */
function nounOf(write: PersistedWrite): UnsentNoun {
  const name = String(write.key[1]);
  const byName = isCounted(name) ? { name, count: countedNouns[name] } : unknown;
  return unsentOf(write)?.nounOf(write.variables) ?? byName;
}

const countOf = (write: PersistedWrite) => unsentOf(write)?.amountOf?.(write.variables) ?? 1;

const thingOf = (write: PersistedWrite) => unsentOf(write)?.thingOf?.(write.variables);

const textOfOne = (write: PersistedWrite) => nounOf(write).count({ count: countOf(write) });

/** The identity of a changed thing, for several writes of it. */
function identityOf(write: PersistedWrite): string {
  const { id, itemId, food, kind, date } = write.variables as {
    id: string;
    itemId?: string;
    food?: { id: string };
    kind?: string;
    date?: string;
  };
  const { name } = nounOf(write);
  const day = (isDayNumber(name) || name === "fasting") && date && `${kind} ${date}`;
  return `${name}:${day || (itemId ?? food?.id ?? id)}`;
}

/**
 * One write for each thing: its last one, at the place of its first. All sets of an exercise are one thing, and so are
 * a meal and a day's number.
 */
export function toldOnce(writes: readonly PersistedWrite[]): PersistedWrite[] {
  return [...new Map(writes.map((write) => [identityOf(write), write])).values()];
}

/** A summary: «3 مجموعات · وجبة · وزن». */
export function summaryOf(writes: readonly PersistedWrite[]): string {
  const totals = new Map<string, UnsentNoun & { total: number }>();
  for (const write of toldOnce(writes)) {
    const noun = nounOf(write);
    const { total = 0 } = totals.get(noun.name) ?? {};
    totals.set(noun.name, { ...noun, total: total + countOf(write) });
  }
  return [...totals.values()].map(({ count, total }) => count({ count: total })).join(" · ");
}

/**
 * A summary on one line; a single write by its name: «سكوات (3 مجموعات)».
 * @param locked whether texts and weights are covered
 */
export function lineOf(writes: readonly PersistedWrite[], locked = false): string {
  const [one, ...others] = toldOnce(writes);
  if (!one || others.length > 0 || locked) return summaryOf(writes);
  const what = textOfOne(one);
  const thing = thingOf(one);
  if (thing) return m.offline_one({ what: thing.name, text: thing.what ?? what });
  const text = textOf(one.variables as unknown as Record<string, unknown>);
  return text ? m.offline_one({ what, text }) : what;
}

/**
 * The title of a write, and its text if that is short.
 * @param locked whether texts and weights are covered
 */
export function labelOf(write: PersistedWrite, locked = false): { title: string; text?: string } {
  const what = textOfOne(write);
  const thing = thingOf(write);
  if (thing) return { title: m.offline_named({ what, ...thing }) };
  const text = locked ? undefined : textOf(write.variables as unknown as Record<string, unknown>);
  return { title: what, ...(text ? { text } : {}) };
}

function textOf(of: Record<string, unknown>): string | undefined {
  if (typeof of.weight === "number") return m.offline_kg({ kg: formatKg(of.weight) });
  const body = of.body as { text?: unknown } | undefined;
  const named = [of.shown, of.food, of] as ({ name?: unknown } | undefined)[];
  return [of.text, body?.text, ...named.map((each) => each?.name)].find(
    (each) => typeof each === "string",
  ) as string | undefined;
}

/** The time of the write in milliseconds, from its id. */
export const madeAt = ({ variables }: PersistedWrite): number =>
  Number.parseInt(variables.id.replaceAll("-", "").slice(0, 12), 16);
