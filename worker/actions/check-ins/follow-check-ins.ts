import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { spreadTerms } from "../../../domain/check-ins/terms.ts";
import { occurrenceFacts, openOccurrence, reminderOf } from "../../../domain/check-ins/when.ts";
import { newId } from "../../../domain/id.ts";
import { paths } from "../../../domain/paths.ts";
import {
  type CheckInReminder,
  listFormsForNewPeople,
  listSchedules,
  remindOfCheckIns,
  type ScheduleToRemind,
} from "../../data/check-ins/reminders.ts";
import { addFormPeople, listPeopleOfForm } from "../../data/check-ins/schedules.ts";
import type { Platform } from "../../platform.ts";
import { reminderNotice } from "../../texts/check-in-notice.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Reminders of one batch, and of a run; the next run, an hour later, sends the rest. */
const remindedAtOnce = 50;
const remindedInRun = 1000;

/**
 * Gives the forms of everybody to new people, and reminds of open check-ins, at most twice each. Each batch records its
 * effects: a run may be killed, late, or beside another.
 */
export async function followCheckIns(platform: Platform): Promise<Record<string, number>> {
  const { database } = platform;
  const now = platform.now();
  let given = 0;
  for (const form of await listFormsForNewPeople(database))
    given += await giveToNew(platform, form, now);
  const reminders = (await listSchedules(database, now))
    .flatMap((schedule) => dueReminder(schedule, now))
    .slice(0, remindedInRun);
  let reminded = 0;
  for (let at = 0; at < reminders.length; at += remindedAtOnce)
    reminded += await remindOfCheckIns(database, reminders.slice(at, at + remindedAtOnce), now);
  platform.background(drainOutbox(platform));
  return { given, reminded };
}

async function giveToNew(
  { database }: Platform,
  { formId, terms }: Awaited<ReturnType<typeof listFormsForNewPeople>>[number],
  now: number,
): Promise<number> {
  const people = await listPeopleOfForm(database, formId);
  // A single check-in is due on the day after the person came.
  const startsOn = addDays(localDateAt(now, "UTC"), 1);
  const ofNew = terms.every === 0 && terms.startsOn < startsOn ? { ...terms, startsOn } : terms;
  const missing = spreadTerms(ofNew, people).flatMap(({ person: { traineeId, weekday }, times }) =>
    weekday === null ? [{ traineeId, ...times }] : [],
  );
  return missing.length === 0 ? 0 : addFormPeople(database, { formId, people: missing, now });
}

function dueReminder(schedule: ScheduleToRemind, now: number): CheckInReminder[] {
  const { id: scheduleId, traineeId, gender, language } = schedule;
  const occurrence = openOccurrence(schedule, now, schedule.timeZone);
  if (!occurrence) return [];
  const { dueOn } = occurrence;
  const count = reminderOf(occurrence, occurrenceFacts(dueOn, schedule), now);
  const given = schedule.remindedOn === dueOn ? schedule.reminders : 0;
  if (count <= given) return [];
  const reader = language ?? "ar";
  const form = { name: schedule.formName, englishName: schedule.formEnglishName };
  const notice = {
    ...reminderNotice({ form, count, gender }, reader),
    id: newId(now),
    recipientId: traineeId,
    senderId: null,
    type: "info" as const,
    link: paths.trainee.checkIns,
  };
  return [{ scheduleId, dueOn, count, notice }];
}
