import type { ReactNode } from "react";
import { direction } from "../ui/direction.ts";
import { type Circumference, circumferenceKinds } from "./texts.ts";

/** The drawing's size in its own units. */
const size = { width: 120, height: 256 };

const body = [
  "M60 4c7.6 0 12.4 6 12.4 14.2 0 8.6-5.4 16.4-12.4 16.4s-12.4-7.8-12.4-16.4C47.6 10 52.4 4 60 4z",
  "M52.8 32h14.4v9.6c0 3.6 5.6 5 12 6.6 7 1.8 10.4 5 11 11.4l-4.6 26.4c-2 8.6-3.6 14.4-3.6 20.4 0 8.6 3.4 15 3.6 25.6v12H34.4v-12c.2-10.6 3.6-17 3.6-25.6 0-6-1.6-11.8-3.6-20.4L29.8 59.6c.6-6.4 4-9.6 11-11.4 6.4-1.6 12-3 12-6.6z",
  "M31.6 55c-6.2 2.6-7.8 8-8.6 15.6l-3.6 28.4c-.8 7-1.8 14-2.2 21.6-.2 3.6-1.2 9.4 1.4 11.4 3 2.2 5.4-1.6 6-5.2l6.4-31.6 6-27.2z",
  "M88.4 55c6.2 2.6 7.8 8 8.6 15.6l3.6 28.4c.8 7 1.8 14 2.2 21.6.2 3.6 1.2 9.4-1.4 11.4-3 2.2-5.4-1.6-6-5.2L89 95.2l-6-27.2z",
  "M34.6 138h24.6l-1.8 42c-.2 6 1.6 12 .8 20-.8 9-3 20-3.4 32l.6 12c.2 4-1.6 6-6 6s-7-1-7-3.6l1-11.4c-1.6-12-5.2-22-5.2-33 0-7 .8-12-.2-20-1.6-14-4.6-29-3.4-44z",
  "M85.4 138H60.8l1.8 42c.2 6-1.6 12-.8 20 .8 9 3 20 3.4 32l-.6 12c-.2 4 1.6 6 6 6s7-1 7-3.6l-1-11.4c1.6-12 5.2-22 5.2-33 0-7-.8-12 .2-20 1.6-14 4.6-29 3.4-44z",
];

/** The tape at each place, and the start of the line to its label. */
const tapes: Record<Circumference, { path: string; y: number; from: number }> = {
  neck: { path: "M52.8 39q7.2 3.5 14.4 0", y: 40, from: 53 },
  chest: { path: "M33.2 74q26.8 9 53.6 0", y: 77, from: 34 },
  arm: { path: "M22.6 78q5.7 3.5 11.4 0", y: 80, from: 28 },
  waist: { path: "M37.8 106q22.2 8 44.4 0", y: 109, from: 38 },
  thigh: { path: "M36.4 164q11 5 21.8 0", y: 166, from: 47 },
  calf: { path: "M40.6 210q8.2 4 16.2 0", y: 212, from: 49 },
};

/** The labels before the figure in reading direction, and those after it. */
const sides: Record<Circumference, "start" | "end"> = {
  chest: "start",
  waist: "start",
  thigh: "start",
  neck: "end",
  arm: "end",
  calf: "end",
};

type FigureProps = {
  chosen?: Circumference | undefined;
  /** The label of a place. */
  callout: (kind: Circumference) => ReactNode;
};

/** A figure with the measured places and their labels. */
export function Figure({ chosen, callout }: FigureProps) {
  return (
    <div className="grid grid-cols-[1fr_minmax(8rem,9.5rem)_1fr] lg:grid-cols-[1fr_13rem_1fr] items-stretch">
      <Callouts side="start" callout={callout} />
      <Drawing chosen={chosen} lines />
      <Callouts side="end" callout={callout} />
    </div>
  );
}

function Callouts({ side, callout }: Pick<FigureProps, "callout"> & { side: "start" | "end" }) {
  return (
    <ul className="relative">
      {circumferenceKinds
        .filter((kind) => sides[kind] === side)
        .map((kind) => (
          <li key={kind} className={`absolute inset-x-0 ${heights[kind]}`}>
            {callout(kind)}
          </li>
        ))}
    </ul>
  );
}

/** The height of each place on the drawing, for the middle of its label. */
const heights: Record<Circumference, string> = {
  neck: "top-[15.6%] -translate-y-1/2",
  chest: "top-[30%] -translate-y-1/2",
  arm: "top-[40%] -translate-y-1/2",
  waist: "top-[47%] -translate-y-1/2",
  thigh: "top-[65%] -translate-y-1/2",
  calf: "top-[82.8%] -translate-y-1/2",
};

/** The figure alone; the tape of a chosen place has the accent. */
export function Drawing({
  chosen,
  lines = false,
}: Pick<FigureProps, "chosen"> & { lines?: boolean }) {
  const isRtl = direction() === "rtl";
  const edgeOf = (kind: Circumference) => ((sides[kind] === "start") === isRtl ? size.width : 0);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block w-full">
      {body.map((path) => (
        <path key={path} d={path} className="fill-line" />
      ))}
      {circumferenceKinds.map((kind) => {
        const { path, y, from } = tapes[kind];
        const isChosen = kind === chosen;
        return (
          <g key={kind} fill="none" className={isChosen ? "stroke-accent" : "stroke-muted"}>
            {lines && (
              <path
                d={`M${mirrored(kind, from, isRtl)} ${y}H${edgeOf(kind)}`}
                strokeWidth={0.75}
                strokeDasharray="1.5 2.5"
              />
            )}
            <path
              d={path}
              transform={
                isMirrored(kind, isRtl) ? `translate(${size.width} 0) scale(-1 1)` : undefined
              }
              strokeWidth={isChosen ? 3 : 1.75}
              strokeLinecap="round"
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Of two limbs the one on its label's side is measured; tapes start on the left. */
const isMirrored = (kind: Circumference, isRtl: boolean) => (sides[kind] === "start") === isRtl;
const mirrored = (kind: Circumference, x: number, isRtl: boolean) =>
  isMirrored(kind, isRtl) ? size.width - x : x;
