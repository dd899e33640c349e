import type { ReactNode } from "react";

export type Tone = "neutral" | "accent" | "good" | "fair" | "warn" | "bad";

export const tones: Record<Tone, string> = {
  neutral: "bg-soft text-ink",
  accent: "bg-accent-soft text-accent-ink",
  good: "bg-good-soft text-good",
  fair: "bg-fair-soft text-fair",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
};

/** A state in one word; tones have meanings. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-px text-sm font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

type CountBadgeProps = {
  count: number;
  /** The count in words, for screen readers: «3 إشعارات غير مقروءة». */
  label: string;
  className?: string;
};

/** A count on a badge: «9+» above nine. */
export const badgeText = (count: number): string => (count > 9 ? "9+" : String(count));

/** Nothing at zero, «9+» above nine. */
export function CountBadge({ count, label, className = "" }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={`inline-grid h-5 min-w-5 place-items-center rounded-full bg-bad px-1 text-sm leading-digits font-semibold text-on-bad ${className}`}
    >
      <span aria-hidden="true" dir="ltr">
        {badgeText(count)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
