import { sql } from "drizzle-orm";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { Question } from "../../../domain/check-ins/questions.ts";
import {
  type CheckInEvery,
  type CheckInTimes,
  missedReachDays,
} from "../../../domain/check-ins/when.ts";
import { decoded } from "../../db/decoded.ts";
import { rows } from "../../db/json-columns.ts";
import { absences, checkInForms, checkInSchedules, traineeProfiles } from "../../db/schema.ts";

const [s, f, p] = [checkInSchedules, checkInForms, traineeProfiles];

/** The first day of absences that explain a missed check-in. */
export const excusedFrom = (today: LocalDate): LocalDate => addDays(today, -missedReachDays);

/** A schedule's times and its form. */
export const scheduleColumns = {
  formId: s.formId,
  formName: f.name,
  formEnglishName: f.englishName,
  weekday: s.weekday,
  minute: s.minute,
  every: sql<CheckInEvery>`${s.every}`.as("every_weeks"),
  startsOn: s.startsOn,
  since: s.since,
  answeredOn: s.answeredOn,
};

/** A schedule as it is stored. */
export interface ScheduleRow extends CheckInTimes {
  formId: string;
  formName: string;
  formEnglishName: string | null;
  /** The latest due day with a check-in. */
  answeredOn: LocalDate | null;
}

/** The questions of the schedule's form. */
export const formQuestions = decoded(sql<readonly Question[]>`${f.questions}`, f.questions).as(
  "form_questions",
);

/** Granted absences of the person since a day, with the placeholder `absentSince`. */
export const grantedAbsences = rows(
  sql`(select json_group_array(json_array(starts_on, ends_on)) from ${absences}
    where trainee_id = ${p.id} and status in ('granted', 'ended')
      and ends_on >= ${sql.placeholder("absentSince")})`,
  "granted_absences",
  (startsOn: LocalDate, endsOn: LocalDate) => ({ startsOn, endsOn }),
);
