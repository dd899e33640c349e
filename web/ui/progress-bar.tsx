export type ProgressTone = "accent" | "good" | "fair" | "warn" | "bad";

export const tones: Record<ProgressTone, string> = {
  accent: "text-accent",
  good: "text-good",
  fair: "text-fair",
  warn: "text-warn",
  bad: "text-bad",
};

/** A share, 0–1. */
export const part = (value: number, max: number) =>
  Math.min(1, Math.max(0, max > 0 ? value / max : 0));

type ProgressBarProps = {
  value: number;
  max?: number;
  label: string;
  tone?: ProgressTone;
  className?: string;
};

/** Drawn by attributes instead of styles: prerendered pages may have no style attribute. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, max = 100, label, tone = "accent", className = "" } = props;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      className={`h-2 overflow-hidden rounded-full bg-soft ${tones[tone]} ${className}`}
    >
      <svg className="mirror block size-full" aria-hidden="true">
        <rect
          width={`${part(value, max) * 100}%`}
          height="100%"
          rx={4}
          fill="currentColor"
          className="transition-[width] duration-200"
        />
      </svg>
    </div>
  );
}
