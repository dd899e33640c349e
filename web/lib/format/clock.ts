import { minuteOfDay } from "../../../domain/calendar.ts";
import { ownZone } from "./own-zone.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** HH:mm of a minute of the day, in Latin digits. */
export const clockOf = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The same of an instant, by the signed-in person's clock unless another zone is given. */
export const clockAt = (instant: number, zone = ownZone()): string =>
  clockOf(minuteOfDay(instant, zone));
