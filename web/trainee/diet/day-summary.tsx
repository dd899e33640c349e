import { type DayNutrition, leftOfPlan, overPlan } from "../../../domain/activity/meal-day.ts";
import { macroNames, type NutrientName } from "../../../domain/libraries/macros.ts";
import { formatCount } from "../../lib/format/format.ts";
import { nutrientTexts } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { ProgressRing } from "../../ui/chart/progress-ring.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { gramsText } from "./texts.ts";

/** Nutrients eaten against the plan: the calories large, the macros below. */
export function DaySummary({ nutrition }: { nutrition: DayNutrition | undefined }) {
  if (!nutrition) return <Skeleton className="h-48 rounded-xl!" />;
  const { consumed, planned } = nutrition;
  const eaten = consumed.total.calories;
  const plan = planned.total.calories;
  const over = overPlan(eaten, plan);
  const percent = eaten !== null && plan ? (eaten / plan) * 100 : 0;
  return (
    <Card aria-label={m.diet_summary()}>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        {plan === null ? (
          <Unplanned eaten={eaten} />
        ) : (
          <ProgressRing
            value={percent}
            label={m.diet_consumed()}
            tone={over > 0 ? "warn" : "accent"}
            size={176}
          >
            <span className="block text-[min(var(--text-hero),20cqi)] leading-digits font-semibold">
              {eaten === null ? "–" : formatCount(eaten)}
            </span>
            <span className="mt-1 block text-sm text-muted">
              {m.diet_of_kcal({ kcal: formatCount(plan) })}
            </span>
            {over > 0 && (
              <span className="block">
                <Over amount={formatCount(over)} />
              </span>
            )}
          </ProgressRing>
        )}
        <ul className="grid min-w-0 grow basis-44 grid-cols-1 gap-3">
          {macroNames.map((name) => (
            <Macro key={name} name={name} nutrition={nutrition} />
          ))}
        </ul>
      </div>
      <Remarks nutrition={nutrition} />
    </Card>
  );
}

/** The eaten calories of a day without a plan or a target: nothing to be left of, so no ring. */
function Unplanned({ eaten }: { eaten: number | null }) {
  return (
    <p className="grow text-center">
      {eaten === null ? (
        m.macros_unknown()
      ) : (
        <>
          <Ltr className="text-[length:var(--text-hero)] leading-digits font-semibold">
            {formatCount(eaten)}
          </Ltr>{" "}
          <span className="text-sm text-muted">{m.diet_kcal_unit()}</span>
        </>
      )}
      <span className="block text-sm text-muted">{m.diet_unplanned()}</span>
    </p>
  );
}

function Macro({ name, nutrition }: { name: NutrientName; nutrition: DayNutrition }) {
  const eaten = nutrition.consumed.total[name];
  const plan = nutrition.planned.total[name];
  const over = overPlan(eaten, plan);
  const label = nutrientTexts[name]();
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        <span className="text-muted">{label}</span>
        <span>
          <span className="font-medium">{gramsText(eaten)}</span>
          {plan !== null && (
            <span className="text-muted"> {m.diet_of({ amount: gramsText(plan) })}</span>
          )}
          {over > 0 && (
            <>
              {" "}
              <Over amount={String(over)} />
            </>
          )}
        </span>
      </p>
      {plan !== null && (
        <ProgressBar
          value={eaten ?? 0}
          max={plan}
          label={label}
          tone={over > 0 ? "warn" : "accent"}
        />
      )}
    </li>
  );
}

/** The amount beyond the plan. */
function Over({ amount }: { amount: string }) {
  return <Ltr className="font-medium text-warn">+{amount}</Ltr>;
}

/** Gaps in the numbers, in words. */
function Remarks({ nutrition: { consumed, planned, targeted } }: { nutrition: DayNutrition }) {
  const missing = Math.max(...Object.values(consumed.missing));
  const left = leftOfPlan(consumed.total.calories, planned.total.calories);
  return (
    <div className="mt-4 grid gap-1 text-center text-sm text-muted">
      {left !== null && <p>{leftText(left, targeted)}</p>}
      {missing > 0 && <p>{m.diet_missing({ count: missing })}</p>}
    </div>
  );
}

function leftText(left: number, targeted: boolean): string {
  const kcal = formatCount(Math.abs(left));
  if (left >= 0) return targeted ? m.diet_left_to_target({ kcal }) : m.diet_left({ kcal });
  return targeted ? m.diet_over_target({ kcal }) : m.diet_over({ kcal });
}
