import "../../lib/reload-once.ts";
import { viewedId } from "../../lib/viewing.ts";
import { DayPraise } from "../celebration/day-praise.tsx";
import { ConnectionBar } from "../offline/connection-bar.tsx";
import { UpdateLine } from "../offline/update-line.tsx";
import { ZoneQuestion } from "./zone-question.tsx";

/** What the frame holds on every screen, and no screen waits for. */
export function LaterParts() {
  return (
    <>
      <ConnectionBar />
      {viewedId === undefined && (
        <>
          <UpdateLine />
          <ZoneQuestion />
          <DayPraise />
        </>
      )}
    </>
  );
}
