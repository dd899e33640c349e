import type { ReactNode } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { ListedCheckIn } from "../../../domain/contract/check-ins/review.ts";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { agoText } from "../../notifications/times.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { rowLink } from "../list/use-row-keys.ts";
import { readReply } from "./review/drafts.ts";

type CheckInRowProps = { row: ListedCheckIn; now: number; today: string };

/** A line of the list: a sent one opens its review, an owed one the conversation with its person. */
export function CheckInRow({ row, now, today }: CheckInRowProps) {
  const { traineeId, name, photo, formName, formEnglishName } = row;
  const isSent = row.kind === "sent";
  return (
    <li className="border-b border-line [contain-intrinsic-size:auto_4.25rem] [content-visibility:auto] last:border-0">
      <Link
        to={isSent ? adminPaths.checkIn(row.id) : adminPaths.conversation(traineeId)}
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 transition hover:bg-soft focus-visible:-outline-offset-2"
        {...rowLink}
      >
        <Avatar
          name={name}
          id={traineeId}
          src={photo ?? undefined}
          size={40}
          className="@max-[14rem]:hidden"
        />
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 grow basis-[min(12rem,100%)]">
            <bdi className="block font-medium wrap-anywhere">{name}</bdi>
            <FactLine
              sentences
              className="text-sm text-muted"
              facts={[
                <bdi key="form">{nameIn({ name: formName, englishName: formEnglishName })}</bdi>,
                whenText(row, now),
                putOffText(row, today),
              ]}
            />
          </span>
          <span className="flex max-w-full flex-wrap items-center gap-1.5 empty:hidden @2xl:max-w-[55%] @2xl:justify-end">
            {marksOf(row)}
          </span>
        </span>
        <Icon
          name={isSent ? "chevron" : "chat"}
          className="shrink-0 text-muted @max-[14rem]:hidden"
        />
        {!isSent && <span className="sr-only">{m.check_ins_ask()}</span>}
      </Link>
    </li>
  );
}

function whenText(row: ListedCheckIn, now: number): string {
  const ago = (at: number) => agoText(at, now, ownDayAt(at));
  if (row.kind === "owed") return m.check_ins_due_on({ day: formatDay(row.dueOn, fullDay) });
  return row.reviewedAt === null
    ? m.check_ins_sent({ ago: ago(row.sentAt) })
    : m.check_ins_ended({ ago: ago(row.reviewedAt) });
}

function putOffText(row: ListedCheckIn, today: string): ReactNode {
  if (row.kind === "owed" || row.reviewedAt !== null) return null;
  const { putOffUntil } = row;
  return (
    putOffUntil !== null &&
    putOffUntil > today && (
      <b className="font-medium text-ink">
        {m.check_ins_put_off({ day: formatDay(putOffUntil, fullDay) })}
      </b>
    )
  );
}

function marksOf(row: ListedCheckIn): ReactNode {
  if (row.kind === "owed") {
    return row.missed > 1 && <Badge tone="warn">{m.check_ins_missed_in_a_row()}</Badge>;
  }
  const { flags, sentAt, dueAt, reviewedAt } = row;
  return (
    <>
      {reviewedAt === null && readReply(row.id) !== "" && (
        <Badge tone="warn">{m.check_ins_unsent_reply()}</Badge>
      )}
      {reviewedAt === null && sentAt > dueAt && <Badge>{m.check_ins_came_late()}</Badge>}
      {flags > 0 && <Badge tone="warn">{m.check_ins_flags({ count: flags })}</Badge>}
    </>
  );
}
