import { memo } from "react";
import { roundTo } from "../../../domain/numerals.ts";
import { weightBounds } from "../../../domain/person-bounds.ts";

export interface StripScale {
  pixelsPerKg: number;
  /** kg between marks; each fifth is longer, each tenth longest and numbered. */
  mark: number;
  /** kg drawn on either side of the needle. */
  reach: number;
}

const height = 52;

type RulerStripProps = { value: number; scale: StripScale; rtl: boolean };

/** A scale that slides under the needle, which shows the value. Numbers grow in reading direction. */
export function RulerStrip({ value, scale, rtl }: RulerStripProps) {
  const base = Math.round(value / 10 / scale.mark) * 10 * scale.mark;
  const sign = rtl ? -1 : 1;
  return (
    <svg
      width="100%"
      height={height}
      aria-hidden="true"
      className="pointer-events-none block overflow-hidden [mask-image:linear-gradient(to_right,transparent,black_18%,black_82%,transparent)]"
    >
      <svg x="50%" overflow="visible" aria-hidden="true">
        <g transform={`translate(${(base - value) * scale.pixelsPerKg * sign} 0)`}>
          <Marks base={roundTo(base, 1)} scale={scale} sign={sign} />
        </g>
      </svg>
    </svg>
  );
}

type MarksProps = { base: number; scale: StripScale; sign: 1 | -1 };

/** Rendered only when the value leaves its stretch; in between the group moves. */
const Marks = memo(function Marks({ base, scale, sign }: MarksProps) {
  const { mark, reach, pixelsPerKg } = scale;
  const count = Math.round(reach / mark);
  let minor = "";
  let major = "";
  const numbers: { x: number; kg: number }[] = [];
  for (let i = -count; i <= count; i += 1) {
    const kg = roundTo(base + i * mark, 1);
    if (kg < weightBounds.min || kg > weightBounds.max) continue;
    const x = roundTo((kg - base) * pixelsPerKg * sign, 1);
    const place = Math.round(kg / mark);
    if (place % 10 === 0) {
      major += `M${x} 0v22`;
      numbers.push({ x, kg });
    } else minor += place % 5 === 0 ? `M${x} 0v15` : `M${x} 0v9`;
  }
  return (
    <>
      <path d={minor} strokeWidth={1.5} strokeLinecap="round" className="stroke-line-strong" />
      <path d={major} strokeWidth={2} strokeLinecap="round" className="stroke-ink" />
      {numbers.map(({ x, kg }) => (
        <text key={kg} x={x} y={42} textAnchor="middle" className="fill-muted text-sm">
          {kg}
        </text>
      ))}
    </>
  );
});
