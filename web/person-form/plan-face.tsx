import type { OfferedPlan } from "../../domain/contract/memberships/plans.ts";
import { formatMoney } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Glyph, outlines } from "../ui/glyph.tsx";
import { featuresIn } from "./texts.ts";

/** A plan without its name: the price, the length and the features. */
export function PlanFace({ plan }: { plan: Omit<OfferedPlan, "id"> }) {
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-lg font-semibold whitespace-nowrap">
          {formatMoney(plan.priceAgorot)}
        </span>
        <span className="text-sm text-muted">{m.plan_duration({ months: plan.months })}</span>
      </span>
      <ul className="grid gap-1 text-sm text-muted">
        {featuresIn(plan).map((feature, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two features may be equal, and their order is fixed
          <li key={place} className="flex items-start gap-1.5">
            <Glyph d={outlines.check} className="mt-1 shrink-0 text-accent-ink" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {feature}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
