import { ownZone } from "../lib/format/own-zone.ts";

/** dd/MM/yyyy - HH:mm in the person's zone, in Latin digits. */
export function noteTime(instant: number): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: ownZone(),
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("day")}/${part("month")}/${part("year")} - ${part("hour")}:${part("minute")}`;
}
