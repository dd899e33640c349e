import { dueAhead, type EndLine, endsAhead } from "../../../domain/attention/summary.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { sumOf } from "../../../domain/memberships/payments.ts";
import type { QueueFacts } from "./attention-facts.ts";
import type { namesOf } from "./put-away.ts";

/** Maximum lines: of the money, and of the ends. */
const maxAhead = { due: 4, ends: 5 };

/** The money and the ends of the week, from the facts of the queue. */
export function weekOf(
  facts: readonly QueueFacts[],
  nameOf: ReturnType<typeof namesOf>,
): Overview["week"] {
  const [due, ends] = [dueAhead(facts), endsAhead(facts)];
  const active = facts.filter(({ status }) => status === "active");
  const named = <Line extends { traineeId: string }>(line: Line) => ({
    ...line,
    name: nameOf(line.traineeId).name,
  });
  const ofKind = (kind: EndLine["kind"]) => ends.filter((end) => end.kind === kind).length;
  return {
    due: {
      now: sumOf(active.flatMap(({ owed }) => owed ?? [])),
      people: active.filter(({ owed }) => owed).length,
      coming: sumOf(active.flatMap(({ coming }) => coming ?? [])),
      lines: due.slice(0, maxAhead.due).map(named),
    },
    ends: {
      subscriptions: ofKind("subscription"),
      plans: ofKind("plan"),
      lines: ends.slice(0, maxAhead.ends).map(named),
    },
  };
}
