import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import type { CheckInTerms } from "../../../domain/check-ins/terms.ts";
import { batchOf } from "../../db/batch.ts";
import { connect, type DatabaseClient } from "../../db/client.ts";
import { preparedList } from "../../db/prepared.ts";
import {
  accountSettings,
  checkInForms,
  checkInSchedules,
  traineeProfiles,
} from "../../db/schema.ts";
import { type PersonNotice, tellPeople } from "../notifications/person-notices.ts";
import { excusedFrom, grantedAbsences, scheduleColumns } from "./due-rows.ts";

const [s, f, p] = [checkInSchedules, checkInForms, traineeProfiles];

const schedules = preparedList((db) =>
  db
    .select({
      ...scheduleColumns,
      id: s.id,
      remindedOn: s.remindedOn,
      reminders: s.reminders,
      traineeId: p.id,
      gender: p.gender,
      timeZone: p.timeZone,
      language: accountSettings.language,
      absences: grantedAbsences,
    })
    .from(s)
    .innerJoin(f, and(eq(f.id, s.formId), isNull(f.archivedAt)))
    .innerJoin(p, and(eq(p.id, s.traineeId), eq(p.status, "active")))
    .leftJoin(accountSettings, eq(accountSettings.accountId, p.id))
    .orderBy(asc(s.id)),
);

/** A schedule of an active trainee, with the values for a reminder. */
export type ScheduleToRemind = Awaited<ReturnType<typeof schedules>>[number];

/** All schedules of active people. */
export async function listSchedules(
  client: DatabaseClient,
  now: number,
): Promise<ScheduleToRemind[]> {
  const db = connect(client);
  const absentSince = excusedFrom(localDateAt(now, "UTC"));
  const { rows } = await batchOf(db, { rows: schedules(db, { absentSince }) });
  return rows;
}

/** A reminder of a due day. */
export interface CheckInReminder {
  scheduleId: string;
  dueOn: LocalDate;
  /** The number of the day's reminders with this one. */
  count: number;
  notice: PersonNotice;
}

/**
 * Sends reminders, each once even if runs overlap. It leaves out check-ins that were sent meanwhile.
 * @returns the number of reminders
 */
export async function remindOfCheckIns(
  client: DatabaseClient,
  reminders: readonly CheckInReminder[],
  now: number,
): Promise<number> {
  const db = connect(client);
  const given = sql`json_each(${JSON.stringify(reminders)}) g`;
  const isDue = sql`s.id = g.value ->> 'scheduleId'
    and coalesce(s.answered_on, '') < g.value ->> 'dueOn'
    and (s.reminded_on is not g.value ->> 'dueOn' or s.reminders < g.value ->> 'count')`;
  const { reminded } = await batchOf(db, {
    told: tellPeople(db, {
      notices: sql`${given}, json_each(json_array(json(g.value -> 'notice'))) n`,
      when: sql`exists (select 1 from check_in_schedules s where ${isDue})`,
      now,
    }),
    reminded: db
      .update(s)
      .set({
        remindedOn: sql`(select g.value ->> 'dueOn' from ${given}
          where g.value ->> 'scheduleId' = check_in_schedules.id)`,
        reminders: sql`(select g.value ->> 'count' from ${given}
          where g.value ->> 'scheduleId' = check_in_schedules.id)`,
      })
      .where(sql`id in (select s.id from ${given} cross join check_in_schedules s where ${isDue})`),
  });
  return reminded.meta.changes;
}

/** Forms of everybody that some active trainee does not have. */
export async function listFormsForNewPeople(
  client: DatabaseClient,
): Promise<{ formId: string; terms: CheckInTerms }[]> {
  const db = connect(client);
  const { rows } = await batchOf(db, {
    rows: db
      .select({ formId: f.id, terms: f.everybody })
      .from(f)
      .where(
        and(
          isNull(f.archivedAt),
          isNotNull(f.everybody),
          sql`exists (select 1 from trainee_profiles p where p.status = 'active'
            and not exists (select 1 from check_in_schedules s
              where s.trainee_id = p.id and s.form_id = "check_in_forms"."id"))`,
        ),
      ),
  });
  return rows.flatMap(({ formId, terms }) => (terms ? [{ formId, terms }] : []));
}
