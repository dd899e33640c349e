import type { CheckInTerms } from "../../../../../domain/check-ins/terms.ts";
import { formatCount } from "../../../../lib/format/format.ts";
import { m } from "../../../../paraglide/messages.js";
import { FactLine } from "../../../../ui/fact-line.tsx";
import { dayCounts, hasDay, termsText } from "./terms.ts";

type TermsSentenceProps = {
  terms: CheckInTerms;
  people: readonly { weekday: number | null }[];
  /** Whether the number of people is known. */
  isCounted: boolean;
};

/** What will be, in one sentence, with the people of each day. */
export function TermsSentence({ terms, people, isCounted }: TermsSentenceProps) {
  const isOpen = hasDay(terms);
  const days = isOpen ? dayCounts(terms, people) : [];
  return (
    <div role="status" className="grid gap-1 rounded-lg bg-soft px-4 py-3">
      <p className="font-medium">{isOpen ? termsText(terms) : m.check_in_form_no_day()}</p>
      <p className="text-sm text-muted">{m.check_in_form_window()}</p>
      {isCounted && (
        <FactLine
          className="text-sm"
          facts={[
            m.check_in_form_people({ count: people.length, people: formatCount(people.length) }),
            ...(days.length > 1 && people.length > 0
              ? days.map(({ day, people: many }) =>
                  m.check_in_form_day_people({ day, people: many }),
                )
              : []),
          ]}
        />
      )}
    </div>
  );
}
