import { demo } from "../../lib/demo-mark.ts";
import { DayPraise } from "../celebration/day-praise.tsx";
import { InstallLine } from "../offline/install-line.tsx";
import { UpdateLine } from "../offline/update-line.tsx";
import { ZoneQuestion } from "./zone-question.tsx";

/** What the product keeps on a device, and a demo does not. */
const OfProduct = () => (
  <>
    <UpdateLine />
    <InstallLine />
  </>
);

/** What the frame holds on every screen, and no screen waits for. */
export function LaterParts() {
  return (
    <>
      {!demo.isHere && <OfProduct />}
      <ZoneQuestion />
      <DayPraise />
    </>
  );
}
