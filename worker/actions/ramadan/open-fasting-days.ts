import type { LocalDate } from "../../../domain/calendar.ts";
import { type FastingMarks, readMark } from "../../../domain/ramadan/fasting-days.ts";
import { listSealedOn, type SealedDay } from "../../data/ramadan/fasting-days.ts";
import type { Platform } from "../../platform.ts";
import { openSealedList } from "../../tokens/secret-box.ts";

/** The marks of a person's sealed days. A day that this deployment's secret does not open has none. */
export async function openFastingDays(
  platform: Platform,
  accountId: string,
  days: readonly SealedDay[],
): Promise<FastingMarks> {
  const box = { of: "fasting", accountId } as const;
  const texts = await openSealedList(
    platform,
    box,
    days.map(({ sealed }) => sealed),
  );
  return Object.fromEntries(
    days.flatMap(({ date }, index) => {
      const mark = readMark(date, texts[index] ?? "");
      return mark === null ? [] : [[date, mark]];
    }),
  );
}

/** Those of some people who marked a day as not fasted; for what their own phones are sent. */
export async function peopleNotFasting(
  platform: Platform,
  { date, people }: { date: LocalDate; people: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await listSealedOn(platform.database, { date, people });
  const marks = await Promise.all(
    rows.map(({ traineeId, sealed }) => openFastingDays(platform, traineeId, [{ date, sealed }])),
  );
  return new Set(
    rows.flatMap(({ traineeId }, at) => (marks[at]?.[date] === false ? [traineeId] : [])),
  );
}
