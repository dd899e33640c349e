import { judgeWeight } from "../../../domain/body/body-change.ts";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import { paths } from "../../../domain/paths.ts";
import type { Goal } from "../../../domain/trainee.ts";
import { Change } from "../../body/change.tsx";
import { NotRecorded } from "../../body/fact.tsx";
import { datedDay, formatDay, formatKg } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Amount } from "../../ui/bidi.tsx";
import { Card } from "../../ui/card.tsx";
import { Sparkline } from "../../ui/chart/sparkline.tsx";
import { Icon } from "../../ui/icon.tsx";
import { iconButtonClass } from "../../ui/icon-button.tsx";
import { ScreenLink } from "../screen-link.tsx";

type WeightCardProps = { weight: Profile["weight"]; goals: readonly Goal[] };

/** The current and the previous weight, and their difference. */
export function WeightCard({ weight, goals }: WeightCardProps) {
  const { current, previous, difference, days, target } = weight;
  const meaning =
    current && difference !== null
      ? judgeWeight({ difference, current: current.weight, target }, goals)
      : "neutral";
  return (
    <Card
      title={m.trainees_card_weight()}
      action={
        <ScreenLink
          to={paths.trainee.weight}
          aria-label={m.weight_history()}
          className={`${iconButtonClass} -me-2.5`}
        >
          <Icon name="chevron" />
        </ScreenLink>
      }
    >
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        <Value label={m.body_weight_now()} day={current} hero />
        {previous && <Value label={m.body_weight_before()} day={previous} />}
        <div className="ms-auto grid justify-items-end gap-1">
          <Sparkline values={days.map((day) => day.weight)} />
          <Change difference={difference} verdict={meaning} unit={m.person_kg()} />
        </div>
      </div>
    </Card>
  );
}

type Day = { weight: number; date: string };

function Value({ label, day, hero = false }: { label: string; day: Day | null; hero?: boolean }) {
  return (
    <div>
      <p className="text-sm text-muted">{label}</p>
      <p>
        {day ? (
          <Amount
            value={formatKg(day.weight)}
            unit={m.person_kg()}
            className={hero ? "text-2xl leading-digits font-semibold" : "font-medium"}
          />
        ) : (
          <NotRecorded />
        )}
      </p>
      {day && <p className="text-sm text-muted">{formatDay(day.date, datedDay)}</p>}
    </div>
  );
}
