import { defaultTimeZone, type LocalDate, localDateAt } from "../../../domain/calendar.ts";
import { getWho } from "../session/session.ts";

/** The time zone of the signed-in person. */
export const ownZone = (): string => getWho()?.timeZone ?? defaultTimeZone;

/** Their day at an instant. */
export const ownDayAt = (instant: number): LocalDate => localDateAt(instant, ownZone());
