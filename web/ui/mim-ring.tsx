import { mim } from "./mim.ts";
import { type ProgressTone, tones } from "./progress-bar.tsx";

type MimRingProps = {
  /** 0–100; undefined without a goal. */
  value: number | undefined;
  tone?: ProgressTone;
  /** Whether it is still to come. */
  faint?: boolean;
  className?: string;
};

/**
 * The م of the logo as a day's ring: its loop fills, and a full one gets its tail and its kasra. Without a goal it is a
 * thin line. Hidden from screen readers, because the words are beside it.
 */
export function MimRing({ value, tone = "accent", faint = false, className = "" }: MimRingProps) {
  const full = value === 100;
  const empty = value === undefined && !faint;
  return (
    <svg
      viewBox="4 5 40 42"
      fill="none"
      strokeWidth={empty ? 2 : 6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`${tones[tone]} ${faint ? "opacity-60" : ""} ${className}`}
    >
      <path d={`${mim.loop}H7.5`} className={empty ? "stroke-line-strong" : "stroke-soft"} />
      {value !== undefined && value > 0 && (
        <path
          d={mim.loop}
          pathLength={100}
          strokeDasharray={`${value} 200`}
          stroke="currentColor"
          className="transition-[stroke-dasharray] duration-200"
        />
      )}
      {full && (
        <>
          <path d={mim.tail} stroke="currentColor" />
          <path d={mim.kasra} strokeWidth={5.5} className="stroke-accent" />
        </>
      )}
    </svg>
  );
}
