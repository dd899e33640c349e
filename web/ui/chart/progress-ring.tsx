import type { ReactNode } from "react";
import { type ProgressTone, part, tones } from "../progress-bar.tsx";

type ProgressRingProps = {
  /** 0–100. */
  value: number;
  label: string;
  tone?: ProgressTone;
  /** Pixels across at the medium font size. */
  size?: number;
  children?: ReactNode;
};

export function ProgressRing({
  value,
  label,
  tone = "accent",
  size = 96,
  children,
}: ProgressRingProps) {
  const stroke = size < 56 ? 5 : size < 120 ? 8 : 10;
  const radius = (size - stroke) / 2;
  const shown = part(value, 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown * 100)}
      style={{ width: `min(100%, ${size / 16}rem)` }}
      className="@container relative inline-grid shrink-0 place-items-center"
    >
      <svg
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        strokeWidth={stroke}
        strokeLinecap="round"
        aria-hidden="true"
        className="mirror col-start-1 row-start-1 w-full"
      >
        <circle cx={size / 2} cy={size / 2} r={radius} className="stroke-soft" />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          pathLength={100}
          strokeDasharray={`${shown * 100} 200`}
          opacity={shown > 0 ? 1 : 0}
          stroke="currentColor"
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
          className={`transition-[stroke-dasharray] duration-200 ${tones[tone]}`}
        />
      </svg>
      <div className="ring-words col-start-1 row-start-1 px-3 text-center leading-snug">
        {children}
      </div>
    </div>
  );
}
