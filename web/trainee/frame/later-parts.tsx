import { useEffect } from "react";
import { demo } from "../../lib/session/demo-mark.ts";
import { DayPraise } from "../celebration/day-praise.tsx";
import { keepMeals } from "../diet/keep-meals.ts";
import { AppLine } from "../offline/app-line.tsx";
import { useKeptMonth } from "../ramadan/own-month.ts";
import { WrongClock } from "./wrong-clock.tsx";
import { ZoneQuestion } from "./zone-question.tsx";

/** Parts of the frame that are on every screen and delay none. */
export function LaterParts() {
  useEffect(() => void keepMeals(), []);
  useKeptMonth();
  return (
    <>
      {/* Installation and updates; a demo has neither. */}
      {!demo.isHere && <AppLine />}
      <ZoneQuestion />
      <WrongClock />
      <DayPraise />
    </>
  );
}
