import { DayPraise } from "../celebration/day-praise.tsx";
import { ZoneQuestion } from "./zone-question.tsx";

/** What the frame holds on every screen, and no screen waits for. */
export function LaterParts() {
  return (
    <>
      <ZoneQuestion />
      <DayPraise />
    </>
  );
}
