import { performanceTone } from "../../../../domain/activity/performance.ts";
import { addDays } from "../../../../domain/calendar.ts";
import type { DoneOfPlan } from "../../../../domain/check-ins/facts.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/card.tsx";
import { BarChart } from "../../../ui/chart/bar-chart.tsx";
import { WeightChart } from "../../../weight/weight-chart.tsx";

type PicturesProps = Pick<CheckInReview, "weight" | "weeks" | "person">;

const heights = { weight: 140, bars: 108 } as const;

/** The weight of the last weeks with its mean, and the adherence by kind of the last four. */
export function ReviewPictures({ weight, weeks, person }: PicturesProps) {
  return (
    <>
      <Card title={m.review_weight()}>
        {weight.days.length === 0 ? (
          <p className="text-muted">{m.review_no_weight()}</p>
        ) : (
          <WeightChart
            days={weight.days}
            target={person.targetWeight}
            label={m.review_weight()}
            height={heights.weight}
            farInWords
          />
        )}
      </Card>
      <Card title={m.review_adherence()}>
        <div className="grid grid-cols-1 gap-3">
          <Kind of="exercises" weeks={weeks} today={person.today} />
          <Kind of="meals" weeks={weeks} today={person.today} />
        </div>
      </Card>
    </>
  );
}

const kindTexts = { exercises: m.check_in_fact_exercises, meals: m.check_in_fact_meals };

type KindProps = { of: keyof typeof kindTexts; weeks: CheckInReview["weeks"]; today: string };

function Kind({ of, weeks, today }: KindProps) {
  const label = kindTexts[of]();
  if (weeks.every((week) => week[of].assigned === 0)) {
    return <p className="text-sm text-muted">{m.review_none_planned({ kind: label })}</p>;
  }
  const endsAfter = (sunday: string) => addDays(sunday, 7) > today;
  return (
    <div className="min-w-0">
      <p className="text-sm text-muted first-letter:uppercase">{label}</p>
      <BarChart
        bars={weeks.map((week) => ({ date: week.startsOn, value: percentOf(week[of]) }))}
        label={label}
        unit="%"
        most={100}
        toneOf={(percent, sunday) => performanceTone(percent, { over: !endsAfter(sunday) })}
        {...currentOf(weeks.map(({ startsOn }) => startsOn).find(endsAfter))}
        height={heights.bars}
      />
    </div>
  );
}

const percentOf = ({ done, assigned }: DoneOfPlan) =>
  assigned === 0 ? null : Math.round((100 * done) / assigned);

const currentOf = (current: string | undefined) => (current === undefined ? {} : { current });
