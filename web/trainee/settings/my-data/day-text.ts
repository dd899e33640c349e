import { formatDay, fullDay } from "../../../lib/format/format.ts";
import { ownDayAt } from "../../../lib/format/own-zone.ts";

/** The person's own day at an instant: «الاثنين، 30 نوفمبر». */
export const dayText = (instant: number): string => formatDay(ownDayAt(instant), fullDay);
