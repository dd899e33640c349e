import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import { roundTo } from "../../../../domain/numerals.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { Amount } from "../../../ui/bidi.tsx";
import { Card } from "../../../ui/card.tsx";

/** The best lifts of the weeks beside those of as many weeks before. */
export function Lifts({ lifts }: Pick<CheckInReview, "lifts">) {
  if (lifts.length === 0) return null;
  return (
    <Card title={m.review_lifts()}>
      <p className="-mt-1 pb-1 text-sm text-muted">{m.review_lifts_text()}</p>
      <ul>
        {lifts.map(({ exerciseId, name, englishName, best, before }) => (
          <li
            key={exerciseId}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-1.5 last:border-0"
          >
            <bdi className="min-w-0 grow wrap-anywhere">{nameIn({ name, englishName })}</bdi>
            <span className="ms-auto flex items-baseline gap-x-3">
              <Amount
                value={formatNumber(best, 1)}
                unit={m.weight_unit()}
                className="font-semibold tabular-nums"
              />
              <Change by={before === null ? null : roundTo(best - before, 1)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Less than before is no fault: only more has a colour. */
function Change({ by }: { by: number | null }) {
  const kg = formatNumber(Math.abs(by ?? 0), 1);
  const text =
    by === null
      ? m.review_lift_new()
      : by === 0
        ? m.review_lift_same()
        : by > 0
          ? m.review_lift_more({ kg })
          : m.review_lift_less({ kg });
  return (
    <span
      className={`min-w-20 text-end text-sm ${by !== null && by > 0 ? "text-good" : "text-muted"}`}
    >
      {text}
    </span>
  );
}
