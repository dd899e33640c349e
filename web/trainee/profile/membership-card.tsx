import { Suspense, useState } from "react";
import { daysBetween, type LocalDate } from "../../../domain/calendar.ts";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import { daysLeft } from "../../../domain/memberships/subscriptions.ts";
import { lazyPart } from "../../frame/again.tsx";
import { datedDay, formatDay, formatMoney, shortDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { featuresIn } from "../../person-form/texts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { Glyph, outlines } from "../../ui/glyph.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

type MembershipCardProps = Profile["membership"] & { today: LocalDate };

const ProofPart = lazyPart(async () => (await import("./proofs/proof-part.tsx")).ProofPart);
const PlansDialog = lazyPart(async () => (await import("./plans-dialog.tsx")).PlansDialog);

/** Days before the end from which the card warns. */
const soonDays = 7;

/** The subscription: the plan, its features, the remaining days. */
export function MembershipCard(props: MembershipCardProps) {
  const { startsOn, endsOn, priceAgorot, months, pausedUntil, today } = props;
  const [open, setOpen] = useState(false);
  const features = featuresIn(props);
  const left = endsOn === null ? undefined : daysLeft(endsOn, today);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-lg text-accent-ink">
          <Icon name="card" />
        </span>
        <div className="min-w-0 grow">
          <p className="text-sm text-muted">{m.profile_membership()}</p>
          <h2 className="text-base wrap-anywhere">{nameIn(props)}</h2>
          {priceAgorot !== null && months !== null && (
            <FactLine
              facts={[formatMoney(priceAgorot), m.plan_duration({ months })]}
              className="text-sm text-muted"
            />
          )}
        </div>
        {pausedUntil !== null ? (
          <Badge tone="neutral">
            {m.profile_paused({ day: formatDay(pausedUntil, shortDay) })}
          </Badge>
        ) : (
          left !== undefined && <Badge tone={toneOf(left)}>{leftText(left)}</Badge>
        )}
      </div>
      {startsOn && endsOn && (
        <>
          <ProgressBar
            label={m.profile_used()}
            value={Math.max(0, daysBetween(startsOn, today))}
            max={Math.max(1, daysBetween(startsOn, endsOn))}
            tone={left !== undefined && left < 0 ? "warn" : "accent"}
            className="mt-4"
          />
          <dl className="flex flex-wrap justify-between gap-x-4 pt-1.5 text-sm">
            <Edge label={m.profile_membership_start()} date={startsOn} />
            <Edge label={m.profile_membership_end()} date={endsOn} />
          </dl>
        </>
      )}
      <Button variant="secondary" className="mt-4 w-full" onClick={() => setOpen(true)}>
        {m.profile_plans()}
      </Button>
      <Suspense>
        <ProofPart planName={props.name} />
      </Suspense>
      <Suspense>{open && <PlansDialog onClose={() => setOpen(false)} />}</Suspense>
      {features.length > 0 && (
        <details className="group mt-3 border-t border-line pt-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium">
            <span className="grow">{m.profile_features()}</span>
            <Icon name="sort-down" className="text-muted transition group-open:rotate-180" />
          </summary>
          <ul className="grid gap-1.5 pb-1">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2">
                <Glyph d={outlines.check} className="mt-1.5 shrink-0 text-accent-ink" />
                {feature}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Edge({ label, date }: { label: string; date: LocalDate }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{label}</dt>
      <dd>{formatDay(date, datedDay)}</dd>
    </div>
  );
}

function toneOf(left: number): Tone {
  if (left < 0) return "warn";
  return left <= soonDays ? "fair" : "accent";
}

function leftText(left: number): string {
  if (left === 0) return m.profile_ends_today();
  return left > 0 ? m.profile_days_left({ count: left }) : m.profile_ended({ count: -left });
}
