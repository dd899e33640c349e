import { Suspense, useState } from "react";
import type { NutritionTargets } from "../../../../domain/contract/body/nutrition-targets.ts";
import type { TraineeDetails } from "../../../../domain/contract/people/trainees.ts";
import { macroNames } from "../../../../domain/libraries/macros.ts";
import { lazyPart } from "../../../frame/again.tsx";
import { Loaded } from "../../../frame/loaded.tsx";
import { datedDay, formatCount, formatDay } from "../../../lib/format/format.ts";
import { nutrientTexts } from "../../../meals/texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Amount } from "../../../ui/bidi.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { nutritionTargetsQuery } from "./queries.ts";

const TargetDialog = lazyPart(async () => (await import("./target-dialog.tsx")).TargetDialog);

type Target = NutritionTargets["targets"][number];

/** A trainee's nutrition target, and the earlier ones. */
export function NutritionTarget({ trainee }: { trainee: TraineeDetails }) {
  const [open, setOpen] = useState(false);
  return (
    <Card
      title={m.nutrition_title()}
      action={
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.nutrition_set()}
        </Button>
      }
    >
      <Loaded query={nutritionTargetsQuery(trainee.id)} heights={["h-16"]}>
        {({ targets }) => (
          <>
            <Current target={targets[0]} gender={trainee.gender ?? "other"} />
            {targets.length > 1 && <Former targets={targets.slice(1)} />}
            {open && (
              <Suspense>
                <TargetDialog
                  trainee={trainee}
                  current={targets[0]}
                  onClose={() => setOpen(false)}
                />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Current({ target, gender }: { target: Target | undefined; gender: string }) {
  if (!target) return <p className="text-sm text-muted">{m.nutrition_none({ gender })}</p>;
  if (target.calories === null) {
    return <p className="text-sm text-muted">{m.nutrition_none_now()}</p>;
  }
  const since = formatDay(target.startsOn, datedDay);
  return (
    <>
      <p>
        <Amount
          value={formatCount(target.calories)}
          unit={m.nutrition_kcal_day()}
          className="text-2xl font-semibold"
        />
      </p>
      <Macros target={target} />
      <p className="pt-1 text-sm text-muted">
        {target.source === "computed"
          ? m.nutrition_since_computed({ date: since })
          : m.nutrition_since({ date: since })}
      </p>
    </>
  );
}

function Macros({ target }: { target: Target }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      {macroNames.map((name) => {
        const grams = target[name];
        return (
          grams !== null && (
            <span key={name}>
              <span className="text-muted">{nutrientTexts[name]()}</span>{" "}
              <Amount value={formatCount(grams)} unit={m.macros_g()} />
            </span>
          )
        );
      })}
    </p>
  );
}

function Former({ targets }: { targets: readonly Target[] }) {
  return (
    <details className="pt-2 text-sm">
      <summary className="min-h-8 cursor-pointer text-accent-ink">{m.nutrition_history()}</summary>
      <ol className="divide-y divide-line">
        {targets.map((target) => (
          <li key={target.startsOn} className="flex flex-wrap justify-between gap-x-3 py-1.5">
            <span className="text-muted">
              {m.nutrition_from({ date: formatDay(target.startsOn, datedDay) })}
            </span>
            {target.calories === null ? (
              <span>{m.nutrition_ended_row()}</span>
            ) : (
              <Amount value={formatCount(target.calories)} unit={m.nutrition_kcal()} />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
