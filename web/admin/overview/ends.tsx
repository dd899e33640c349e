import type { RefObject } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { daysBetween, type LocalDate } from "../../../domain/calendar.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import { formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { HandOverButton } from "../hand-over/hand-over-button.tsx";
import { Line, Lines } from "./week-lines.tsx";

type End = Overview["week"]["ends"][number];
type Person = { id: string; name: string };
type EndsProps = {
  cardRef: RefObject<HTMLElement | null>;
  ends: readonly End[];
  today: LocalDate;
  onRenew: (person: Person) => void;
};

/** Subscriptions and plans whose last day is in the week; those that end together fold into one line. */
export function Ends({ cardRef, ends, today, onRenew }: EndsProps) {
  const ahead = aheadOf(ends, today);
  return (
    <Card ref={cardRef} padded={false} title={m.overview_ends()} className="scroll-mt-20">
      {ahead.length === 0 ? (
        <p className="px-5 pb-4 text-muted">{m.overview_ends_none()}</p>
      ) : (
        <Lines label={m.overview_ends()}>
          {ahead.map((end) => {
            const { kind, on, count, people } = end;
            if (count > 1) {
              return (
                <li key={`${kind}:${on}`}>
                  <Together end={end} today={today} onRenew={onRenew} />
                </li>
              );
            }
            return people.map((person) => (
              <EndLine
                key={`${kind}:${on}`}
                kind={kind}
                person={person}
                beside={endText(kind, daysBetween(today, on))}
                onRenew={onRenew}
              />
            ));
          })}
        </Lines>
      )}
    </Card>
  );
}

/** What has not ended yet, though the data be of an earlier day. */
export const aheadOf = (ends: readonly End[], today: LocalDate) =>
  ends.filter(({ on }) => on >= today);

type TogetherProps = Pick<EndsProps, "today" | "onRenew"> & { end: End };

/** What ends on one day: the number, and the names behind a press. */
function Together({ end: { kind, on, count, people }, today, onRenew }: TogetherProps) {
  const day = on === today ? m.overview_ends_today() : formatDay(on, { weekday: "long" });
  const label =
    kind === "plan"
      ? m.overview_ends_plans({ count, day })
      : m.overview_ends_subscriptions({ count, day });
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-2 px-5 font-medium hover:bg-soft">
        {label}
        <Icon name="sort-down" className="shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <Lines label={label}>
        {people.map((person) => (
          <EndLine key={person.traineeId} kind={kind} person={person} onRenew={onRenew} />
        ))}
      </Lines>
      {count > people.length && (
        <Link
          to={`${adminPaths.trainees}?${kind === "plan" ? "needs=empty_weeks" : "ending=7"}`}
          className="flex min-h-11 items-center border-t border-line px-5 text-sm text-accent-ink hover:underline"
        >
          {m.overview_ends_all({ count })}
        </Link>
      )}
    </details>
  );
}

type EndLineProps = {
  kind: End["kind"];
  person: End["people"][number];
  beside?: string;
  onRenew: EndsProps["onRenew"];
};

function EndLine({ kind, person: { traineeId, name }, beside, onRenew }: EndLineProps) {
  const isPlan = kind === "plan";
  const action = isPlan ? m.overview_do_plan() : m.overview_do_renew();
  const reason = isPlan ? m.overview_end_plan() : m.overview_end_subscription();
  const label = m.overview_do_for({ action, name, reason });
  return (
    <Line
      to={adminPaths.trainee(traineeId)}
      name={name}
      {...(beside && { beside })}
      action={
        <>
          <HandOverButton
            message={{ id: traineeId, name, matter: isPlan ? undefined : "ending" }}
            className="shrink-0"
          />
          {isPlan ? (
            <Link
              to={adminPaths.schedule(traineeId)}
              aria-label={label}
              className="inline-flex min-h-11 shrink-0 items-center px-2 text-accent-ink hover:underline"
            >
              {action}
            </Link>
          ) : (
            <Button
              variant="ghost"
              aria-haspopup="dialog"
              aria-label={label}
              className="px-2!"
              onClick={() => onRenew({ id: traineeId, name })}
            >
              {action}
            </Button>
          )}
        </>
      }
    />
  );
}

function endText(kind: End["kind"], count: number): string {
  const what = kind === "plan" ? m.overview_end_plan() : m.overview_end_subscription();
  return count === 0 ? m.overview_end_today({ what }) : m.overview_end_in({ what, count });
}
