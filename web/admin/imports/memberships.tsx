import { useState } from "react";
import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import { importedDays } from "../../../domain/operations/sheet/terms.ts";
import { datedDay, formatCount, formatDay, formatMoney } from "../../lib/format.ts";
import { nameIn } from "../../lib/names.ts";
import { today } from "../../lib/today.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { AnyRow } from "./read-rows.ts";

type PersonRow = Extract<AnyRow, { goals: unknown }>;

export const isPerson = (row: AnyRow): row is PersonRow => "goals" in row;

/** What a person of a sheet gets: plan, price, days, and whether it is owed. */
function membershipText(
  { plan: own, startsOn, endsOn, paid }: Pick<PersonRow, "plan" | "startsOn" | "endsOn" | "paid">,
  plans: readonly Plan[],
  common: { plan: string | null | undefined; paid: boolean | null },
): string {
  const plan = plans.find(({ id }) => id === (own ?? common.plan));
  if (!plan) return "";
  const days = importedDays({ startsOn, endsOn }, plan.months, today());
  const isPaid = paid ?? common.paid;
  const text = m.imports_gets({
    plan: nameIn(plan),
    price: formatMoney(plan.priceAgorot),
    from: formatDay(days.startsOn, datedDay),
    to: formatDay(days.endsOn, datedDay),
  });
  const marks = [
    ...(days.endsOn < today() ? [m.imports_gets_ended()] : []),
    ...(isPaid === null ? [] : [isPaid ? m.imports_paid_yes() : m.imports_paid_no()]),
  ];
  return [text, ...marks].join(" · ");
}

const shownAtFirst = 10;

type MembershipsProps = {
  rows: readonly AnyRow[];
  plans: readonly Plan[];
  common: { plan: string | null | undefined; paid: boolean | null };
};

/** Who gets which subscription, before anything is written. */
export function Memberships({ rows, plans, common }: MembershipsProps) {
  const [shown, setShown] = useState(shownAtFirst);
  const people = rows.filter(isPerson);
  if (people.length === 0) return null;
  return (
    <Card title={`${m.imports_gets_title()} (${formatCount(people.length)})`} padded={false}>
      <ul className="divide-y divide-line border-t border-line">
        {people.slice(0, shown).map((person) => (
          <li key={person.row} className="grid gap-x-4 px-5 py-2.5 sm:grid-cols-[13rem_1fr]">
            <span className="min-w-0 font-medium wrap-anywhere">
              <bdi>{person.name}</bdi>
            </span>
            <span className="min-w-0 wrap-anywhere text-muted">
              {membershipText(person, plans, common)}
            </span>
          </li>
        ))}
      </ul>
      {shown < people.length && (
        <div className="grid justify-items-center p-2">
          <Button variant="ghost" onClick={() => setShown(shown + 5 * shownAtFirst)}>
            {m.imports_more()}
          </Button>
        </div>
      )}
    </Card>
  );
}
