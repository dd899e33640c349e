import type { NewPerformedSets } from "../../../domain/contract/activity/exercise-week.ts";
import { formatKg } from "../../lib/format.ts";
import type { KeptWrite } from "../../lib/kept-writes.ts";
import { m } from "../../paraglide/messages.js";
import type { DietWrite } from "../diet/diet-write.ts";

type Noun = "sets" | "exercise" | "meal" | "weight" | "measure" | "steps" | "note" | "message";

/** How many of a noun, in words. */
const counts: Record<Noun, (input: { count: number }) => string> = {
  sets: m.offline_sets,
  exercise: m.offline_exercises,
  meal: m.offline_meals,
  weight: m.offline_weights,
  measure: m.offline_measures,
  steps: m.offline_steps,
  note: m.offline_notes,
  message: m.offline_messages,
};

function nounOf({ key, variables }: KeptWrite): Noun {
  const [area, noun, kind] = key.map(String);
  if (area === "chat") return "message";
  if (noun === "exercise") return kind === "sets" ? "sets" : "exercise";
  if (noun === "diet") return (variables as DietWrite).kind === "note" ? "note" : "meal";
  if (noun === "measurements") return "measure";
  if (noun === "weight" || noun === "steps") return noun;
  return "note";
}

/** Sets come by exercise: one write has several. */
const countOf = (write: KeptWrite): number =>
  nounOf(write) === "sets" ? Math.max(1, (write.variables as NewPerformedSets).sets.length) : 1;

/** What all of them are: «3 مجموعات · وجبة · وزن». */
export function summaryOf(writes: readonly KeptWrite[]): string {
  const totals = new Map<Noun, number>();
  for (const write of writes) {
    const noun = nounOf(write);
    totals.set(noun, (totals.get(noun) ?? 0) + countOf(write));
  }
  return [...totals].map(([noun, count]) => counts[noun]({ count })).join(" · ");
}

/** What one of them is, and what it says where that is short. */
export function labelOf(write: KeptWrite): { title: string; text?: string } {
  const text = textOf(write.variables as unknown as Record<string, unknown>);
  return { title: counts[nounOf(write)]({ count: countOf(write) }), ...(text ? { text } : {}) };
}

function textOf(of: Record<string, unknown>): string | undefined {
  if (typeof of["weight"] === "number") return m.offline_kg({ kg: formatKg(of["weight"]) });
  const body = of["body"] as { text?: unknown } | undefined;
  const shown = of["shown"] as { name?: unknown } | undefined;
  return [of["text"], body?.text, shown?.name].find((each) => typeof each === "string") as
    | string
    | undefined;
}

/** When it was made: its id begins with it. */
export const madeAt = ({ variables }: KeptWrite): number =>
  Number.parseInt(variables.id.replaceAll("-", "").slice(0, 12), 16);
