import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { type CheckInList, checkInLists } from "../../../domain/check-ins/review.ts";
import type { ListedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { useToday } from "../../lib/format/today.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useNow } from "../../lib/use-now.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { LoadMore } from "../../ui/load-more.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { ListRows } from "../list/list-rows.tsx";
import { useFirstRow } from "../list/use-first-row.ts";
import { useRowKeys } from "../list/use-row-keys.ts";
import { CheckInRow } from "./check-in-row.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { everything, narrowed, narrowingIn } from "./narrowing.ts";
import { checkInsQuery, shownIn } from "./queries.ts";
import { forgetSitting } from "./review/sitting.ts";

const texts: Record<CheckInList, { label: () => string; empty: () => string; text: () => string }> =
  {
    waiting: {
      label: m.check_ins_waiting,
      empty: m.check_ins_none_waiting,
      text: m.check_ins_none_waiting_text,
    },
    late: {
      label: m.check_ins_late,
      empty: m.check_ins_none_late,
      text: m.check_ins_none_late_text,
    },
    missed: {
      label: m.check_ins_missed,
      empty: m.check_ins_none_missed,
      text: m.check_ins_none_missed_text,
    },
    done: {
      label: m.check_ins_done,
      empty: m.check_ins_none_done,
      text: m.check_ins_none_done_text,
    },
  };

/** What waits for the trainer, what is late or missed, and what was read. */
export default function CheckInsScreen() {
  const { params, change } = useAddress();
  const show = shownIn(params);
  const { data } = useInfiniteQuery(checkInsQuery(show));
  const [page] = data?.pages ?? [];
  const [first] = page?.rows ?? [];
  useEffect(forgetSitting, []);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-4">
      <ScreenHeader
        title={m.admin_check_ins()}
        text={openText(page?.counts.open)}
        actions={
          <>
            <Link to={adminPaths.checkInForms} className={buttonClass({ variant: "secondary" })}>
              {m.check_ins_forms()}
            </Link>
            {show === "waiting" && first?.kind === "sent" && (
              <Link to={adminPaths.checkIn(first.id)} className={buttonClass()}>
                {m.check_ins_begin()}
              </Link>
            )}
          </>
        }
      />
      <Tabs
        wraps
        label={m.admin_check_ins()}
        value={show}
        onValueChange={(value) =>
          change(() => new URLSearchParams(value === "waiting" ? {} : { show: value }), {
            replace: true,
            preventScrollReset: true,
          })
        }
        tabs={checkInLists.map((value) => ({
          value,
          label: (
            <>
              {texts[value].label()}
              <span className="text-sm tabular-nums">
                {page ? formatCount(page.counts[value]) : <span className="opacity-0">0</span>}
              </span>
            </>
          ),
          content: <List show={value} />,
        }))}
      />
    </div>
  );
}

const openText = (open: number | undefined) =>
  open ? m.check_ins_open({ count: open }) : undefined;

function List({ show }: { show: CheckInList }) {
  const query = useInfiniteQuery(checkInsQuery(show));
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const { params } = useAddress();
  const narrowing = show === "done" ? everything : narrowingIn(params);
  const keys = useRowKeys(() => undefined);
  useFirstRow(keys.focusFirst);
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        title={m.check_ins_failed()}
        onRetry={() => void query.refetch()}
        pending={isFetching}
      />
    );
  }
  const all = data?.pages.flatMap((page) => page.rows);
  const rows = all && narrowed(all, narrowing);
  const isNarrowed = narrowing.search !== "" || narrowing.isFlagged;
  return (
    <>
      {show !== "done" && (
        <ListToolbar show={show} rows={all ?? []} found={rows?.length} onDown={keys.focusFirst} />
      )}
      {show === "done" && rows && rows.length > 0 && (
        <p className="pb-2 text-sm text-muted">{m.check_ins_done_hint()}</p>
      )}
      <div className="@container overflow-hidden rounded-xl border border-line bg-raised">
        {rows === undefined ? (
          <ul>
            {[1, 2, 3, 4, 5].map((each) => (
              <li key={each} className="flex h-16 items-center gap-3 border-b border-line px-4">
                <Skeleton className="size-10 rounded-full" />
                <Skeleton className="h-5 w-48" />
              </li>
            ))}
          </ul>
        ) : rows.length === 0 && isNarrowed ? (
          <EmptyState icon={<Icon name="search" />} title={m.check_ins_none_found()} />
        ) : rows.length === 0 ? (
          <EmptyState
            icon={<Icon name="check" />}
            title={texts[show].empty()}
            text={texts[show].text()}
            action={
              show === "waiting" && (
                <Link to={adminPaths.checkInForms} className={buttonClass()}>
                  {m.check_ins_first_step()}
                </Link>
              )
            }
          />
        ) : (
          <ListRows rows={keys} waiting={false}>
            <Rows rows={rows} />
          </ListRows>
        )}
      </div>
      {query.hasNextPage && (
        <LoadMore
          label={m.check_ins_more()}
          pending={isFetchingNextPage}
          failed={isFetchNextPageError}
          onMore={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

/** About a window of rows: they are drawn at once, and the others after them. */
const firstRows = 14;

function Rows({ rows }: { rows: readonly ListedCheckIn[] }) {
  const [now, today] = [useNow(), useToday()];
  const [drawn, setDrawn] = useState(firstRows);
  // In one piece after the first paint: in slices of a transition it took longer by half.
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setDrawn(Number.POSITIVE_INFINITY));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return (
    <ul>
      {rows.slice(0, drawn).map((row) => (
        <CheckInRow
          key={row.kind === "sent" ? row.id : `${row.traineeId} ${row.formId} ${row.dueOn}`}
          row={row}
          now={now}
          today={today}
        />
      ))}
    </ul>
  );
}
