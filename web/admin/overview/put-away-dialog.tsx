import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { PutAwayLine } from "../../../domain/contract/attention/overview.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { useNow } from "../../lib/use-now.ts";
import { agoText } from "../../notifications/times.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";

import { toast } from "../../ui/toast.tsx";
import { rowLink, useRowKeys } from "../list/use-row-keys.ts";
import { putAwayQuery, takeBack } from "./queries.ts";
import { OverviewSkeleton } from "./queue-skeleton.tsx";
import { reasonTexts } from "./reasons.ts";
import { sentenceOf } from "./sentences.ts";

/** Lines that were postponed or marked done, latest first, each with undo. */
export function PutAwayDialog({ today, onClose }: { today: LocalDate; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(putAwayQuery(today));
  const keys = useRowKeys(() => undefined);
  const whole = useRef<HTMLDivElement>(null);
  const stepAside = () => {
    if (!keys.focusBeside()) whole.current?.focus();
  };
  return (
    <Dialog
      open
      size="lg"
      title={m.overview_away_title()}
      description={m.overview_away_text()}
      onClose={onClose}
    >
      <div ref={whole} tabIndex={-1} className="min-h-40 pb-2 outline-none">
        {!data && error ? (
          <LoadFailure
            error={error}
            title={m.overview_failed()}
            text={m.overview_failed_text()}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        ) : !data ? (
          <OverviewSkeleton />
        ) : data.lines.length === 0 ? (
          <EmptyState
            icon={<Icon name="double-check" />}
            title={m.overview_away_none()}
            text={m.overview_away_none_text()}
          />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions: handles arrow keys of the rows inside
          <div ref={keys.list} onKeyDown={keys.onKeyDown}>
            <ul>
              {data.lines.map((line) => (
                <PutAwayRow
                  key={`${line.reason}:${line.traineeId}`}
                  line={line}
                  today={today}
                  onTakeBack={stepAside}
                />
              ))}
            </ul>
            {data.more > 0 && (
              <p className="pt-3 text-sm text-muted">{m.overview_more({ count: data.more })}</p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

type RowProps = { line: PutAwayLine; today: LocalDate; onTakeBack: () => void };

function PutAwayRow({ line: away, today, onTakeBack }: RowProps) {
  const { traineeId, name, reason, line } = away;
  const now = useNow();
  const taking = useMutation({
    mutationFn: () => takeBack(away),
    onError: () => toast({ kind: "error", text: m.library_undo_failed() }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-0">
      <Avatar name={name} id={traineeId} size={36} className="max-sm:hidden" />
      <div className="min-w-0 grow basis-40">
        <Link
          to={adminPaths.trainee(traineeId)}
          className="font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm">{line ? sentenceOf(line, { now, today }) : reasonTexts[reason]()}</p>
        <p className="text-sm text-muted">{saidText(away, now)}</p>
      </div>
      <Button
        variant="secondary"
        className="ms-auto shrink-0"
        aria-label={m.overview_do_for({
          action: m.overview_away_back(),
          name,
          reason: reasonTexts[reason](),
        })}
        onClick={() => {
          onTakeBack();
          taking.mutate();
        }}
        {...rowLink}
      >
        {m.overview_away_back()}
      </Button>
    </li>
  );
}

/** The day on which it returns, or the time at which it was done. */
function saidText({ notBefore, at, handedOver }: PutAwayLine, now: number): string {
  if (notBefore !== null) return m.overview_away_until({ day: formatDay(notBefore, fullDay) });
  const ago = agoText(at, now, ownDayAt(at));
  return handedOver ? m.overview_away_handed({ ago }) : m.overview_away_done({ ago });
}
