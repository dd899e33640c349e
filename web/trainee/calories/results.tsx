import {
  activityFactors,
  type BurnRateInput,
  bmr,
  tdee,
} from "../../../domain/trainees/calories.ts";
import { formatCount } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";

/** Both rates with what they mean; the region stands empty before, so that readers hear them come. */
export function Results({ input }: { input?: BurnRateInput }) {
  return (
    <div aria-live="polite">
      {input && (
        <Card title={m.calories_results()} className="animate-enter">
          <dl className="grid gap-4">
            <Rate name={m.calories_bmr()} value={bmr(input)} text={m.calories_bmr_text()} />
            <Rate
              name={m.calories_tdee()}
              value={tdee(input)}
              text={m.calories_tdee_text({ factor: activityFactors[input.activity] })}
            />
          </dl>
          <p className="mt-4 border-t border-line pt-3 text-sm text-muted">{m.calories_source()}</p>
        </Card>
      )}
    </div>
  );
}

function Rate({ name, value, text }: { name: string; value: number; text: string }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd>
        <span className="text-hero font-semibold">{formatCount(value)}</span>{" "}
        <span className="text-muted">{m.calories_unit()}</span>
      </dd>
      <dd className="text-sm text-muted">{text}</dd>
    </div>
  );
}
