import { defaultTimeZone } from "../../domain/calendar.ts";
import { getWho } from "./session.ts";

/** The zone of which the days of whoever is signed in are. */
export const ownZone = (): string => getWho()?.timeZone ?? defaultTimeZone;
