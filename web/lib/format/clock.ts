import { minuteOfDay } from "../../../domain/calendar.ts";
import { ownZone } from "./own-zone.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** HH:mm of an instant by the signed-in person's clock, in Latin digits. */
export function clockAt(instant: number): string {
  const minutes = minuteOfDay(instant, ownZone());
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
