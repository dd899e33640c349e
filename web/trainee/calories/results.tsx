import { useEffect, useRef } from "react";
import { activityFactors, type BurnRateInput, bmr, tdee } from "../../../domain/body/calories.ts";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Amount } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";

/**
 * Both rates with their explanation, scrolled into view. The live region is there before, so that screen readers
 * announce them.
 */
export function Results({ input }: { input?: BurnRateInput }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (input) region.current?.scrollIntoView({ block: "nearest" });
  }, [input]);
  return (
    <div ref={region} aria-live="polite" className="scroll-mt-20 scroll-mb-28">
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
        <Amount
          value={formatCount(value)}
          unit={m.calories_unit()}
          className="text-hero leading-digits font-semibold"
          unitClass="text-muted"
        />
      </dd>
      <dd className="text-sm text-muted">{text}</dd>
    </div>
  );
}
