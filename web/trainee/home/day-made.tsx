import { type ReactNode, Suspense, useState } from "react";
import type { DayPerformance } from "../../../domain/schedules/day-score.ts";
import { sparePart } from "../../frame/again.tsx";
import { Icon } from "../../ui/icon.tsx";

// Few people tap, and the home's code must stay small.
const DayParts = sparePart(async () => (await import("./day-parts.tsx")).DayParts);

type DayMadeProps = {
  day: DayPerformance;
  /** Whether its parts are shown from the start. */
  open?: boolean;
  children: ReactNode;
};

/** The day's percentage, drawn by the children; a tap shows its parts. */
export function DayMade({ day, open = false, children }: DayMadeProps) {
  const [asked, setAsked] = useState(open);
  return (
    <details className="group" open={open} onToggle={() => setAsked(true)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3">
        {children}
        <Icon name="chevron" className="shrink-0 text-muted group-open:rotate-90" />
      </summary>
      <Suspense>{asked && <DayParts day={day} />}</Suspense>
    </details>
  );
}
