import { type FastingMarks, readMark } from "../../../domain/ramadan/fasting-days.ts";
import type { SealedDay } from "../../data/ramadan/fasting-days.ts";
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
