import { addDays, type LocalDate } from "../calendar.ts";

/** Days whose numbers trainees can write, today among them. */
export const writableDays = 7;

/** The first day that can still be written. */
export const firstWritableDay = (today: LocalDate): LocalDate => addDays(today, 1 - writableDays);

/** The days that can still be written, newest first. */
export const daysToWrite = (today: LocalDate): LocalDate[] =>
  Array.from({ length: writableDays }, (_, back) => addDays(today, -back));
