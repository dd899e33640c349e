import { demo } from "../../lib/session/demo-mark.ts";
import { DayPraise } from "../celebration/day-praise.tsx";
import { AppLine } from "../offline/app-line.tsx";
import { ZoneQuestion } from "./zone-question.tsx";

/** What the frame holds on every screen, and no screen waits for. */
export function LaterParts() {
  return (
    <>
      {/* What the product keeps on a device, and a demo does not. */}
      {!demo.isHere && <AppLine />}
      <ZoneQuestion />
      <DayPraise />
    </>
  );
}
