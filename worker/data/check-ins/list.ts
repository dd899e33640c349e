import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { localDateAt } from "../../../domain/calendar.ts";
import { listedCheckIns, missedDays } from "../../../domain/check-ins/review.ts";
import {
  closedOccurrences,
  missedInARow,
  occurrenceFacts,
  openOccurrence,
  stateOf,
} from "../../../domain/check-ins/when.ts";
import type {
  CheckInListPage,
  CheckInListQuery,
  ListedCheckIn,
} from "../../../domain/contract/check-ins/review.ts";
import { cursorAfter, readCursor } from "../../../domain/list.ts";
import { readGeneralSettings } from "../../../domain/plumbing/settings.ts";
import { batchOf } from "../../db/batch.ts";
import type { Database } from "../../db/client.ts";
import { rowCount } from "../../db/decoded.ts";
import { prepared, preparedList } from "../../db/prepared.ts";
import { checkInForms, checkInSchedules, checkIns, traineeProfiles } from "../../db/schema.ts";
import type { WithPhotoKey } from "../people/trainees.ts";
import { generalSettingsOf } from "../plumbing/settings.ts";
import type { TrainerScope } from "../scope.ts";
import { excusedFrom, grantedAbsences, scheduleColumns } from "./due-rows.ts";
import { pageOf } from "./sent-columns.ts";

const [t, s, f, p] = [checkIns, checkInSchedules, checkInForms, traineeProfiles];
const dayMs = 86_400_000;

type Row = {
  [Kind in ListedCheckIn["kind"]]: WithPhotoKey<Extract<ListedCheckIn, { kind: Kind }>>;
}[ListedCheckIn["kind"]];
/** The list before its photos are signed. */
type UnsignedList = Omit<CheckInListPage, "rows"> & { rows: Row[] };

const person = {
  traineeId: p.id,
  name: p.name,
  gender: p.gender,
  photoKey: p.photoKey,
};

const sentColumns = {
  id: t.id,
  ...person,
  formName: t.formName,
  formEnglishName: t.formEnglishName,
  dueOn: t.dueOn,
  dueAt: t.dueAt,
  sentAt: t.sentAt,
  flags: sql<number>`json_array_length(${t.flags})`.as("flag_count"),
  reviewedAt: t.reviewedAt,
  putOffUntil: t.putOffUntil,
};

const sentRows = (db: Database, where: SQL | undefined) =>
  db.select(sentColumns).from(t).innerJoin(p, eq(p.id, t.traineeId)).where(where);

const waiting = preparedList((db) =>
  sentRows(db, isNull(t.reviewedAt))
    .orderBy(asc(t.sentAt), asc(t.id))
    .limit(listedCheckIns.waiting),
);

const reviewed = preparedList((db) =>
  sentRows(
    db,
    sql`${t.reviewedAt} is not null and (${t.reviewedAt}, ${t.id})
      < (${sql.placeholder("createdAt")}, ${sql.placeholder("id")})`,
  )
    .orderBy(desc(t.reviewedAt), desc(t.id))
    .limit(listedCheckIns.done + 1),
);

const counts = prepared((db) =>
  db
    .select({
      waiting: sql<number>`(select count(*) from check_ins where reviewed_at is null)`.as(
        "waiting_count",
      ),
      done: rowCount().as("done_count"),
    })
    .from(t)
    .where(sql`${t.reviewedAt} >= ${sql.placeholder("doneSince")}`),
);

const schedules = preparedList((db) =>
  db
    .select({
      ...scheduleColumns,
      ...person,
      timeZone: p.timeZone,
      absences: grantedAbsences,
    })
    .from(s)
    .innerJoin(f, and(eq(f.id, s.formId), isNull(f.archivedAt)))
    .innerJoin(p, and(eq(p.id, s.traineeId), eq(p.status, "active")))
    .orderBy(asc(s.id)),
);
type Scheduled = Awaited<ReturnType<typeof schedules>>[number];

/** The trainer's check-ins in one batch: its cost follows the people and what waits, not the history. */
export async function listCheckIns(
  scope: TrainerScope,
  { show, cursor }: CheckInListQuery,
): Promise<UnsignedList> {
  const { db, now } = scope;
  const found = await batchOf(db, {
    schedules: schedules(db, { absentSince: excusedFrom(localDateAt(now, "UTC")) }),
    counts: counts(db, { doneSince: now - 7 * dayMs }),
    waiting: show === "waiting" ? waiting(db, {}) : undefined,
    done: show === "done" ? reviewed(db, readCursor(cursor)) : undefined,
    general: generalSettingsOf(scope),
  });
  const { timeZone } = readGeneralSettings(found.general[0]?.value);
  const owed = owedOf(found.schedules, now);
  const { shown: done, last } = pageOf(found.done ?? [], listedCheckIns.done);
  const rows = {
    waiting: () => inTurn(found.waiting ?? [], localDateAt(now, timeZone)).map(toSentRow),
    done: () => done.map(toSentRow),
    late: () => owed.late,
    missed: () => owed.missed,
  }[show]();
  return {
    counts: {
      waiting: found.counts[0]?.waiting ?? 0,
      done: found.counts[0]?.done ?? 0,
      late: owed.late.length,
      missed: owed.missed.length,
      open: owed.open,
    },
    rows,
    more: last ? cursorAfter({ createdAt: last.reviewedAt ?? 0, id: last.id }) : null,
  };
}

type SentRow = Awaited<ReturnType<typeof waiting>>[number];
const toSentRow = (row: SentRow): Row => ({ kind: "sent", ...row });

/** The oldest first; those that are put off beyond the trainer's today last. */
export function inTurn<Each extends { putOffUntil: string | null }>(
  rows: readonly Each[],
  today: string,
): Each[] {
  const isLater = ({ putOffUntil }: Each) => putOffUntil !== null && putOffUntil > today;
  return [...rows.filter((row) => !isLater(row)), ...rows.filter(isLater)];
}

/** Check-ins that were not sent: open before their hour, past it, and closed; the oldest first. */
function owedOf(scheduled: readonly Scheduled[], now: number) {
  let open = 0;
  const late: Row[] = [];
  const missed: Row[] = [];
  for (const schedule of scheduled) {
    const zone = schedule.timeZone;
    const occurrences = [
      openOccurrence(schedule, now, zone),
      ...closedOccurrences(schedule, now, zone, 1),
    ];
    for (const occurrence of occurrences) {
      if (!occurrence) continue;
      const { dueOn, dueAt, closesAt } = occurrence;
      const state = stateOf(occurrence, occurrenceFacts(dueOn, schedule), now);
      if (state === "open") open += 1;
      const isMissed = state === "missed" && dueAt > now - missedDays * dayMs;
      if (state !== "late" && !isMissed) continue;
      const { traineeId, name, gender, photoKey, formId, formName, formEnglishName } = schedule;
      const row: Row = {
        kind: "owed",
        traineeId,
        name,
        gender,
        photoKey,
        formId,
        formName,
        formEnglishName,
        dueOn,
        dueAt,
        closesAt,
        missed: missedInARow(schedule, schedule, now, zone)?.count ?? 0,
      };
      (isMissed ? missed : late).push(row);
    }
  }
  const byDue = (a: Row, b: Row) => a.dueAt - b.dueAt || (a.traineeId < b.traineeId ? -1 : 1);
  return { open, late: late.toSorted(byDue), missed: missed.toSorted(byDue) };
}
