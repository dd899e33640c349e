import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import type { LocalDate } from "../../domain/calendar.ts";
import { sparePart } from "../frame/again.tsx";
import { onAppearance, readAppearance } from "../lib/appearance.ts";
import type { KnownMonth } from "./hijri-text.tsx";

const HijriText = sparePart(async () => (await import("./hijri-text.tsx")).HijriText);
const TodayText = sparePart(async () => (await import("./hijri-text.tsx")).TodayText);

const isChosen = () => readAppearance().hijri;

type HijriDayProps = KnownMonth & {
  date: LocalDate;
  /** Whether a dot parts it from the date before it, on the same line. */
  dotted?: boolean;
};

/** The Hijri date beside a Gregorian one. */
export const HijriDay = ({ date, month, dotted = false }: HijriDayProps) => (
  <Chosen className={dotted ? "before:me-1 before:content-['·']" : ""}>
    <HijriText date={date} month={month} />
  </Chosen>
);

/** Today by both calendars, for a screen without a date. */
export const HijriToday = ({ month }: KnownMonth) => (
  <Chosen>
    <TodayText month={month} />
  </Chosen>
);

/** Shown to people who chose the Hijri date; the calendar loads for them alone. */
function Chosen({ className = "", children }: { className?: string; children: ReactNode }) {
  const chosen = useSyncExternalStore(onAppearance, isChosen, isChosen);
  if (!chosen) return null;
  return (
    <span className={`inline-block text-sm font-normal text-muted ${className}`}>
      <Suspense fallback={"\u00a0"}>{children}</Suspense>
    </span>
  );
}
