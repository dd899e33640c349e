import type { LocalDate } from "../../../domain/calendar.ts";
import { hijriOf } from "../../../domain/prayers/hijri.ts";
import { m } from "../../paraglide/messages.js";

/** The forecast of a day's Hijri date in words, «3 رمضان 1448»; empty outside of the calendar's table. */
export function formatHijri(date: LocalDate): string {
  const hijri = hijriOf(date);
  if (!hijri) return "";
  const month = m.calendar_hijri_months().split("|")[hijri.month - 1] ?? "";
  return `${hijri.day} ${month} ${hijri.year}`;
}
