import { type CSSProperties, useState } from "react";
import { direction } from "../../../ui/direction.ts";
import { useSwipe } from "../../../ui/use-swipe.ts";
import { weekdays } from "../texts.ts";
import { DayColumn } from "./day-column.tsx";
import { DayStrip } from "./day-strip.tsx";

type DayPagerProps = {
  /** The number of days side by side. */
  count: number;
  day: number;
  onDay: (day: number) => void;
};

/** One day at a time, or two, with the week above; a swipe opens the next day. */
export function DayPager({ count, day, onDay }: DayPagerProps) {
  const first = Math.min(day, 7 - count);
  const shown = weekdays.slice(first, first + count);
  const [left, setLeft] = useState<number>();
  const open = (next: number) => {
    if (next < 0 || next > 6) return;
    setLeft(day);
    onDay(next);
  };
  const { className, ...swipe } = useSwipe((by) => open(day + by));
  return (
    <div {...swipe} className={`grid grid-cols-1 gap-1 overflow-x-clip ${className}`}>
      <div className="sticky top-[calc(3.5rem+env(safe-area-inset-top)+var(--above,0px))] z-10 -mt-1 bg-surface py-1">
        <DayStrip day={day} shown={shown} onDay={open} />
      </div>
      <div
        key={first}
        className={`grid min-h-96 auto-cols-fr grid-flow-col gap-2 ${left === undefined ? "" : "animate-slide"}`}
        style={
          { "--slide-from": left !== undefined && left < day ? ahead() : behind() } as CSSProperties
        }
      >
        {shown.map((each) => (
          <DayColumn key={each} day={each} />
        ))}
      </div>
    </div>
  );
}

const sideways = (toRight: boolean) => (toRight ? "1.5rem" : "-1.5rem");
const ahead = () => sideways(direction() === "ltr");
const behind = () => sideways(direction() === "rtl");
