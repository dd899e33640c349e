import { m } from "../paraglide/messages.js";
import { mim } from "./mim.ts";

/**
 * The م of مِران in one stroke, a plate upon its bar; the kasra beneath it is the motion.
 * The animated one draws itself once.
 */
export function LogoMark({
  animated = false,
  className = "",
}: {
  animated?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="1em"
      height="1em"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${animated ? "logo-animated" : ""} ${className}`}
    >
      <path
        d="M7.5 30.5H29.5a11 11 0 1 0 0-22a11 11 0 1 0 0 22"
        pathLength={100}
        stroke="currentColor"
        strokeWidth={6}
      />
      <path d={mim.kasra} className="stroke-accent" strokeWidth={5.5} />
    </svg>
  );
}

type LogoProps = { animated?: boolean; size?: "md" | "lg"; className?: string };

/** Mark and word; the word is the name for screen readers. */
export function Logo({ animated = false, size = "md", className = "" }: LogoProps) {
  const large = size === "lg";
  return (
    <span
      className={`inline-flex items-center font-semibold text-ink ${large ? "gap-3 text-hero" : "gap-2 text-lg"} ${className}`}
    >
      <LogoMark animated={animated} className={large ? "text-[1.5em]" : "text-[1.6em]"} />
      {m.app_name()}
    </span>
  );
}
