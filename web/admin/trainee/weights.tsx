import { weightTrend } from "../../../domain/body/weight.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { roundTo } from "../../../domain/numerals.ts";
import { Fact, withUnit } from "../../body/fact.tsx";
import { datedDay, formatDay, formatKg } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Ltr } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { WeightChart } from "../../weight/weight-chart.tsx";
import { weightSourceTexts } from "../trainees/texts.ts";

const listedWeights = 8;

/** The present weight, its chart, and the latest records, live. */
export function Weights({ trainee }: { trainee: TraineeDetails }) {
  const { currentWeight, initialWeight, targetWeight, weights } = trainee;
  const kg = (value: number | null) => value !== null && withUnit(formatKg(value), m.person_kg());
  return (
    <Card title={m.trainees_card_weight()}>
      <dl className="grid grid-cols-3 gap-4 pb-4">
        <Fact label={m.trainees_initial_weight()}>{kg(initialWeight)}</Fact>
        <Fact label={m.trainees_current_weight()}>
          <span aria-live="polite">{kg(currentWeight)}</span>
        </Fact>
        <Fact label={m.person_target_weight()}>{kg(targetWeight)}</Fact>
      </dl>
      {weights.length === 0 ? (
        <p className="rounded-md bg-soft px-4 py-3 text-muted">{m.trainees_weights_empty()}</p>
      ) : (
        <>
          <WeightChart
            days={weightTrend(weights.toReversed()).days}
            target={targetWeight}
            label={m.trainees_card_weight()}
          />
          <h3 className="pt-4 pb-1 font-medium">{m.trainees_weights()}</h3>
          <Records weights={weights} />
        </>
      )}
    </Card>
  );
}

function Records({ weights }: Pick<TraineeDetails, "weights">) {
  return (
    <ul className="divide-y divide-line">
      {weights.slice(0, listedWeights).map(({ id, date, weight, source }, index) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <div className="min-w-0 grow">
            <p>{formatDay(date, datedDay)}</p>
            <p className="text-sm text-muted">{weightSourceTexts[source]()}</p>
          </div>
          <Change from={weights[index + 1]?.weight} to={weight} />
          <p className="font-medium">{withUnit(formatKg(weight), m.person_kg())}</p>
        </li>
      ))}
    </ul>
  );
}

function Change({ from, to }: { from: number | undefined; to: number }) {
  if (from === undefined || from === to) return null;
  const difference = roundTo(to - from, 1);
  return (
    <Ltr className="text-sm text-muted">
      {difference > 0 ? "+" : "−"}
      {formatKg(Math.abs(difference))}
    </Ltr>
  );
}
