import type { OfferedPlan } from "../../domain/contract/memberships/plans.ts";
import { nameIn } from "../lib/format/names.ts";
import { m } from "../paraglide/messages.js";
import { FieldError } from "../ui/field-frame.tsx";
import { Glyph, outlines } from "../ui/glyph.tsx";
import { PlanFace } from "./plan-face.tsx";

type PlanCardsProps = { plans: readonly OfferedPlan[]; defaultValue?: string; error?: string };

/** Plans as radio buttons, each on a card with its price and features. */
export function PlanCards({ plans, defaultValue, error }: PlanCardsProps) {
  if (plans.length === 0) return <p className="text-muted">{m.plan_none_offered()}</p>;
  return (
    <fieldset aria-describedby={error ? "plan-error" : undefined} className="min-w-0">
      <legend className="sr-only">{m.person_section_plan()}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} chosen={plan.id === defaultValue} />
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id="plan-error" text={error} />
      </div>
    </fieldset>
  );
}

function PlanCard({ plan, chosen }: { plan: OfferedPlan; chosen: boolean }) {
  return (
    <label className="relative flex flex-col gap-3 rounded-lg border border-line-strong bg-field p-4 transition select-none hover:bg-soft has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:outline-1 has-checked:outline-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink">
      <input
        type="radio"
        name="plan"
        value={plan.id}
        defaultChecked={chosen}
        className="peer sr-only"
      />
      <span className="pe-8 font-medium">{nameIn(plan)}</span>
      <span className="absolute end-4 top-4 grid size-6 place-items-center rounded-full border border-line-strong text-on-accent peer-checked:border-accent peer-checked:bg-accent [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100">
        <Glyph d={outlines.check} strokeWidth={3} className="size-4" />
      </span>
      <PlanFace plan={plan} />
    </label>
  );
}
