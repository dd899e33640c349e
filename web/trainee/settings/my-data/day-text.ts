import { defaultTimeZone, localDateAt } from "../../../../domain/calendar.ts";
import { formatDay, fullDay } from "../../../lib/format.ts";
import { getWho } from "../../../lib/session.ts";

/** The person's own day at an instant: «الاثنين، 30 نوفمبر». */
export const dayText = (instant: number): string =>
  formatDay(localDateAt(instant, getWho()?.timeZone ?? defaultTimeZone), fullDay);
