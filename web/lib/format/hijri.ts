import type { LocalDate } from "../../../domain/calendar.ts";
import { hijriIn, type RamadanDays } from "../../../domain/prayers/ramadan.ts";
import { m } from "../../paraglide/messages.js";

/**
 * A day's Hijri date in words, «3 رمضان 1448», by the forecast or the known days of Ramadan; empty outside of the
 * calendar's table.
 */
export function formatHijri(date: LocalDate, month?: RamadanDays | null): string {
  const hijri = hijriIn(date, month);
  if (!hijri) return "";
  const name = m.calendar_hijri_months().split("|")[hijri.month - 1] ?? "";
  return `${hijri.day} ${name} ${hijri.year}`;
}
