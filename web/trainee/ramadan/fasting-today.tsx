import { minuteOfDay } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import type { FastingDay } from "../../../domain/ramadan/month-view.ts";
import { ownZone } from "../../lib/format/own-zone.ts";
import { m } from "../../paraglide/messages.js";
import { clockText, fastingMealTexts } from "../../prayers/fasting-texts.ts";
import { trainingSlotTexts } from "../../prayers/training-slot-texts.ts";
import { FactLine } from "../../ui/fact-line.tsx";
import { FirstDay } from "../home/first-day.tsx";
import { TodayCard, usualDay } from "../home/today-card.tsx";
import { AskedMarks } from "./asked-marks.tsx";
import { useFastingDay, useMarks } from "./use-fasting-day.ts";

/**
 * The card of today by the fast: its order, the names of its meals, and when the fast begins and ends; before the first
 * week the card of the first steps.
 */
export function FastingToday({ home }: { home: Home }) {
  const day = useFastingDay(home.date);
  const marks = useMarks();
  const heading = (
    <>
      {day && <Sun day={day} />}
      <AskedMarks home={home} marks={marks} />
    </>
  );
  if (!home.scheduled) return <FirstDay home={home} heading={heading} />;
  if (!day) return <TodayCard home={home} day={{ ...usualDay, heading }} />;
  const { slots, clock } = day;
  return (
    <TodayCard
      home={home}
      day={{
        clock,
        heading,
        mealOf: (timing) => fastingMealTexts[slots.meals[timing]](),
        training: trainingSlotTexts[slots.training](),
      }}
    />
  );
}

/** The day of the month, a night after maghrib, with the two times of the fast. */
function Sun({ day }: { day: FastingDay }) {
  const [fajr, maghrib] = day.sun;
  const isNight = minuteOfDay(Date.now(), ownZone()) >= maghrib;
  return (
    <FactLine
      className="mb-4 text-sm text-muted"
      facts={[
        isNight ? nightName(day) : m.ramadan_day({ day: day.number }),
        m.ramadan_sun({ fajr: clockText(fajr) }),
        m.ramadan_sun_iftar({ maghrib: clockText(maghrib) }),
      ]}
    />
  );
}

/** The night after a day: of the next one, or Eid's. */
const nightName = ({ number, isLast }: FastingDay) =>
  isLast ? m.ramadan_eid_night() : m.ramadan_night({ day: number + 1 });
