import { dueAhead, endsAhead } from "../../../domain/attention/summary.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { groupedBy } from "../../../domain/grouping.ts";
import { sumOf } from "../../../domain/memberships/payments.ts";
import type { QueueFacts } from "./attention-facts.ts";
import type { namesOf } from "./put-away.ts";

/** Maximum people: of the money, and of what ends on a day. */
const maxAhead = { due: 4, ends: 20 };

/** The money and the ends of the week, from the facts of the queue. */
export function weekOf(
  facts: readonly QueueFacts[],
  nameOf: ReturnType<typeof namesOf>,
): Overview["week"] {
  const active = facts.filter(({ status }) => status === "active");
  const named = <Line extends { traineeId: string }>(line: Line) => ({
    ...line,
    name: nameOf(line.traineeId).name,
  });
  const ends = groupedBy(endsAhead(facts), ({ kind, on }) => `${kind}:${on}`);
  return {
    due: {
      now: sumOf(active.flatMap(({ owed }) => owed ?? [])),
      people: active.filter(({ owed }) => owed).length,
      coming: sumOf(active.flatMap(({ coming }) => coming ?? [])),
      lines: dueAhead(facts).slice(0, maxAhead.due).map(named),
    },
    ends: [...ends.values()].flatMap((together) => {
      const [first] = together;
      if (!first) return [];
      const people = together.slice(0, maxAhead.ends).map(({ traineeId }) => named({ traineeId }));
      return [{ kind: first.kind, on: first.on, count: together.length, people }];
    }),
  };
}
