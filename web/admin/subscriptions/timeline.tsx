import { daysBetween } from "../../../domain/calendar.ts";
import type { SubscriptionLine } from "../../../domain/contract/memberships/subscriptions.ts";
import { daysLeft, pauseOn, runningTerm } from "../../../domain/memberships/subscriptions.ts";
import { datedDay, formatDay, formatMoney, shortDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

type LineTerm = SubscriptionLine["terms"][number];
type Place = "past" | "running" | "to_come";

/** All subscriptions, coming ones first, down to the oldest. */
export function Timeline({ line: { terms, today } }: { line: SubscriptionLine }) {
  const running = runningTerm(terms, today);
  const placeOf = (term: LineTerm): Place =>
    term === running ? "running" : term.startsOn > today ? "to_come" : "past";
  return (
    <ol aria-label={m.subscriptions_line()} className="grid">
      {terms.toReversed().map((term) => (
        <li key={term.id} className="group relative grid grid-cols-[auto_1fr] gap-3 pb-3">
          <Dot place={placeOf(term)} />
          <TermCard term={term} place={placeOf(term)} today={today} />
        </li>
      ))}
    </ol>
  );
}

const dots: Record<Place, string> = {
  past: "border-line-strong bg-line-strong",
  running: "border-accent bg-accent",
  to_come: "border-accent bg-raised",
};

function Dot({ place }: { place: Place }) {
  return (
    <span aria-hidden="true" className="relative grid w-4 justify-items-center pt-4">
      <span className={`z-1 size-3.5 rounded-full border-2 ${dots[place]}`} />
      <span className="absolute top-4 -bottom-7 w-px bg-line-strong group-last:hidden" />
    </span>
  );
}

function TermCard({ term, place, today }: { term: LineTerm; place: Place; today: string }) {
  const { startsOn, endsOn, pauses, priceAgorot, months } = term;
  return (
    <article
      className={`min-w-0 rounded-lg border px-4 py-3 ${place === "running" ? "border-accent-ink bg-raised" : "border-line bg-raised"}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 dir="auto" className="min-w-0 text-base font-medium wrap-anywhere">
          {nameIn({ name: term.planName, englishName: term.englishPlanName })}
        </h2>
        <PlaceBadge term={term} place={place} today={today} />
        <p className="ms-auto text-sm text-muted">
          {formatMoney(priceAgorot)} · {m.plan_months({ months })}
        </p>
      </div>
      <p className="text-sm text-muted">
        {m.subscriptions_days({
          start: formatDay(startsOn, datedDay),
          end: formatDay(endsOn, datedDay),
        })}
      </p>
      {place === "running" && (
        <ProgressBar
          label={m.profile_used()}
          value={Math.max(0, daysBetween(startsOn, today))}
          max={Math.max(1, daysBetween(startsOn, endsOn))}
          tone="accent"
          className="mt-3"
        />
      )}
      {pauses.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {pauses.map(({ from, until }) => (
            <li key={from} className="flex items-center gap-2 text-muted">
              <Icon name="clock" />
              {m.subscriptions_pause_days({
                from: formatDay(from, shortDay),
                until: formatDay(until, shortDay),
                count: daysBetween(from, until),
              })}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function PlaceBadge({ term, place, today }: { term: LineTerm; place: Place; today: string }) {
  if (place === "past") return <Badge>{m.subscriptions_past()}</Badge>;
  if (place === "to_come") return <Badge tone="accent">{m.subscriptions_to_come()}</Badge>;
  const pause = pauseOn(term, today);
  if (pause) {
    const day = formatDay(pause.until, shortDay);
    return <Badge tone="warn">{m.profile_paused({ day })}</Badge>;
  }
  return <Badge tone="good">{m.profile_days_left({ count: daysLeft(term.endsOn, today) })}</Badge>;
}
