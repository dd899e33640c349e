import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import { importedDays } from "../../../domain/copies/sheet/terms.ts";
import { openingOf } from "../../../domain/memberships/opening-balances.ts";
import { datedDay, formatDay, formatMoney } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { today } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { GrowingRows } from "../../ui/growing-rows.tsx";
import type { AnyRow } from "./read-rows.ts";

type PersonRow = Extract<AnyRow, { goals: unknown }>;

export const isPerson = (row: AnyRow): row is PersonRow => "goals" in row;

/** The subscription of an imported person: plan, price, days, and whether it is due. */
function membershipText(
  row: PersonRow,
  plans: readonly Plan[],
  common: { plan: string | null | undefined; paid: boolean | null },
): string {
  const { plan: own, startsOn, endsOn, paid } = row;
  const plan = plans.find(({ id }) => id === (own ?? common.plan));
  if (!plan) return "";
  const days = importedDays({ startsOn, endsOn }, plan.months, today());
  const isPaid = paid ?? common.paid;
  const text = m.imports_gets({
    plan: nameIn(plan),
    price: formatMoney(row.price ?? plan.priceAgorot),
    from: formatDay(days.startsOn, datedDay),
    to: formatDay(days.endsOn, datedDay),
  });
  const marks = [
    ...(days.endsOn < today() ? [m.imports_gets_ended()] : []),
    ...standingText(openingOf(row, isPaid), isPaid),
  ];
  return [text, ...marks].join(" · ");
}

/** What is owed from before, in words; without amounts, whether the subscription is paid. */
function standingText(opening: number | null, isPaid: boolean | null): string[] {
  if (opening === null) {
    return isPaid === null ? [] : [isPaid ? m.imports_paid_yes() : m.imports_paid_no()];
  }
  if (opening === 0) return [m.payments_settled()];
  const amount = formatMoney(Math.abs(opening));
  return [opening > 0 ? m.imports_gets_owes({ amount }) : m.imports_gets_ahead({ amount })];
}

type MembershipsProps = {
  rows: readonly AnyRow[];
  plans: readonly Plan[];
  common: { plan: string | null | undefined; paid: boolean | null };
};

/** The subscriptions of the imported people, before anything is written. */
export function Memberships({ rows, plans, common }: MembershipsProps) {
  const people = rows.filter(isPerson);
  return (
    <GrowingRows
      title={m.imports_gets_title()}
      count={people.length}
      rows={people}
      atFirst={10}
      draw={(person) => ({
        key: person.row,
        of: <bdi>{person.name}</bdi>,
        says: <span className="text-muted">{membershipText(person, plans, common)}</span>,
      })}
    />
  );
}
