import type { SubscriptionLine } from "../../../domain/contract/memberships/subscriptions.ts";
import { currentTerm, type Term } from "../../../domain/memberships/subscriptions.ts";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";

type OutcomeProps = {
  line: SubscriptionLine;
  /** The resulting line; undefined while a field is invalid. */
  terms: readonly Term[] | undefined;
};

/** The last day after the change, and the subscriptions that it deletes. */
export function Outcome({ line, terms }: OutcomeProps) {
  const remaining = new Set(terms?.map(({ id }) => id));
  const given = terms ? line.terms.filter(({ id }) => !remaining.has(id)).length : 0;
  const end = terms && currentTerm(terms, line.today)?.endsOn;
  return (
    <div role="status" className="grid min-h-12 content-start gap-1 rounded-md bg-soft px-4 py-3">
      {terms ? (
        <>
          <p>
            {end
              ? m.subscriptions_until({ day: formatDay(end, datedDay) })
              : m.subscriptions_until_none()}
          </p>
          {given > 0 && <p className="text-warn">{m.subscriptions_given_up({ count: given })}</p>}
        </>
      ) : (
        <p className="text-muted">{m.subscriptions_until_unknown()}</p>
      )}
    </div>
  );
}
