import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { type AttentionReason, attentionReasons } from "../../../domain/attention/attention.ts";
import { isNeed } from "../../../domain/attention/list-filters.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Overview, ShownLine } from "../../../domain/contract/attention/overview.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useNow } from "../../lib/use-now.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { toast } from "../../ui/toast.tsx";
import { useFirstRow } from "../list/use-first-row.ts";
import { isRowLink, useRowKeys } from "../list/use-row-keys.ts";
import { PutAwayButton } from "./put-away-button.tsx";
import { overviewQuery, putAway, takeBack } from "./queries.ts";
import { keyOf, QueueRow } from "./queue-row.tsx";
import { ReasonChips } from "./reason-chips.tsx";
import { reasonTexts } from "./reasons.ts";

/** Maximum number of lines of a reason beside others: the first lines must not need scrolling. */
const linesOfReason = 5;

type QueueProps = { overview: Overview; today: LocalDate };

/** The people who need the trainer, by reason; a handled line disappears at once, with undo. */
export function Queue({ overview, today }: QueueProps) {
  const { params, change } = useAddress();
  const now = useNow();
  const asked = attentionReasons.find((reason) => reason === params.get("reason"));
  const queue = useLines(overview, today, asked);
  const keys = useRowKeys(() => undefined);
  useFirstRow(keys.focusFirst);
  const { counts } = overview.queue;
  const offered = attentionReasons.filter((reason) => counts[reason] > 0 || reason === asked);

  const show = (reason: AttentionReason | undefined) =>
    change(() => new URLSearchParams(reason ? { reason } : {}), {
      replace: true,
      preventScrollReset: true,
    });
  const whole = useRef<HTMLDivElement>(null);
  const stepAside = () => {
    // With its last line the list disappears, so the queue gets the focus.
    if (!keys.focusBeside()) whole.current?.focus({ preventScroll: true });
  };
  const onPutAway = (line: ShownLine, notBefore: LocalDate | null, handedOver = false) => {
    stepAside();
    putAway(line, { notBefore, handedOver }).then(
      () => sayPutAway(line, handedOver),
      () => toast({ kind: "error", text: m.overview_mark_failed() }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    keys.onKeyDown(event);
    const { target } = event;
    if (event.code !== "KeyE" || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || !isRowLink(target)) return;
    const line = queue.lines.find((each) => keyOf(each) === target.closest("li")?.dataset.line);
    if (line) onPutAway(line, null);
  };

  return (
    <div ref={whole} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
      {offered.length > 0 && (
        <ReasonChips
          offered={offered}
          counts={counts}
          total={sumOf(counts)}
          chosen={asked}
          onChoose={show}
        />
      )}
      {queue.lines.length === 0 ? (
        <div className="rounded-xl border border-line bg-raised">
          <EmptyState
            icon={<Icon name="double-check" />}
            title={asked ? m.overview_nobody_reason() : m.overview_nobody()}
            text={asked ? undefined : m.overview_nobody_text()}
          />
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the rows inside
        <div ref={keys.list} onKeyDown={onKeyDown} className="grid grid-cols-1 gap-4">
          {attentionReasons.map((reason) => (
            <Reason
              key={reason}
              reason={reason}
              lines={queue.lines.filter((line) => line.reason === reason)}
              count={counts[reason]}
              most={asked ? undefined : linesOfReason}
              onAll={() => show(reason)}
              onDecide={stepAside}
              now={now}
              today={today}
              onPutAway={onPutAway}
            />
          ))}
          {asked && queue.more > 0 && (
            <p className="text-sm text-muted">{m.overview_more({ count: queue.more })}</p>
          )}
          <p className="text-sm text-muted max-md:hidden">{m.overview_keys({ key: "E" })}</p>
        </div>
      )}
      <PutAwayButton count={overview.queue.putAway} today={today} />
    </div>
  );
}

/** The shown lines; those of one reason are read separately if the answer was cut. */
function useLines({ queue }: Overview, today: LocalDate, asked: AttentionReason | undefined) {
  const wanted = asked ? queue.counts[asked] : sumOf(queue.counts);
  const shown = asked ? queue.lines.filter(({ reason }) => reason === asked) : queue.lines;
  const rest = useQuery({
    ...overviewQuery(today, asked),
    enabled: asked !== undefined && shown.length < wanted,
  });
  const lines = asked && rest.data && shown.length < wanted ? rest.data.queue.lines : shown;
  return { lines, more: Math.max(0, wanted - lines.length) };
}

type ReasonProps = {
  reason: AttentionReason;
  lines: readonly ShownLine[];
  /** The number of all lines; among other reasons only some are shown. */
  count: number;
  most: number | undefined;
  onAll: () => void;
  onDecide: () => void;
  now: number;
  today: LocalDate;
  onPutAway: (line: ShownLine, notBefore: LocalDate | null, handedOver?: boolean) => void;
};

function Reason(props: ReasonProps) {
  const { reason, lines, most, count, onAll, onDecide, now, today, onPutAway } = props;
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 pb-1.5">
        <h3 id={id} className="text-sm text-muted">
          {reasonTexts[reason]()}
        </h3>
        {count > 1 && isNeed(reason) && (
          <Link
            to={`${adminPaths.trainees}?needs=${reason}&all=1`}
            aria-label={m.overview_select_all_of({ reason: reasonTexts[reason]() })}
            className="inline-flex min-h-11 items-center gap-1.5 text-sm text-accent hover:underline md:min-h-8"
          >
            <Icon name="double-check" />
            {m.overview_select_all()}
          </Link>
        )}
      </div>
      <ul className="rounded-xl border border-line bg-raised">
        {lines.slice(0, most).map((line) => (
          <QueueRow
            key={keyOf(line)}
            line={line}
            now={now}
            today={today}
            onDecide={onDecide}
            onPutAway={(notBefore, handedOver) => onPutAway(line, notBefore, handedOver)}
          />
        ))}
      </ul>
      {most !== undefined && count > most && (
        <Button variant="ghost" className="mt-1" onClick={onAll}>
          {m.overview_show_all({ count })}
        </Button>
      )}
    </section>
  );
}

function sayPutAway(line: ShownLine, handedOver: boolean): void {
  const { name } = line;
  toast({
    text: handedOver ? m.hand_over_said({ name }) : m.overview_put_away({ name }),
    action: { label: m.overview_undo(), onAction: () => bringBack(line) },
  });
}

function bringBack(line: ShownLine): void {
  takeBack(line).catch(() => toast({ kind: "error", text: m.library_undo_failed() }));
}

const sumOf = (counts: Overview["queue"]["counts"]) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
