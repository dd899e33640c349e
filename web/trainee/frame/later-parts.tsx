import { offered } from "../../frame/load-failure.tsx";
import { demo } from "../../lib/demo-mark.ts";
import { viewedId } from "../../lib/viewing.ts";
import { DayPraise } from "../celebration/day-praise.tsx";
import { ConnectionBar } from "../offline/connection-bar.tsx";
import { InstallLine } from "../offline/install-line.tsx";
import { KeptScreens } from "../offline/kept-screens.tsx";
import { UpdateLine } from "../offline/update-line.tsx";
import { ZoneQuestion } from "./zone-question.tsx";

offered.WithoutNetwork = KeptScreens;

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
      <ConnectionBar />
      {viewedId === undefined && (
        <>
          {!demo.isHere && <OfProduct />}
          <ZoneQuestion />
          <DayPraise />
        </>
      )}
    </>
  );
}
