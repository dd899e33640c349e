import { mim } from "../../ui/mim.ts";

/**
 * The م of the logo as praise: its loop closes as a ring, the tail draws, the kasra drops. The animation lasts under a
 * second; with reduced motion it is still.
 */
export function Mim({ still = false, className = "" }: { still?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="1em"
      height="1em"
      fill="none"
      strokeWidth={6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 overflow-visible ${className}`}
    >
      <path
        d={mim.loop}
        pathLength={100}
        stroke="currentColor"
        className={still ? "" : "mim-loop"}
      />
      <path
        d={mim.tail}
        pathLength={100}
        stroke="currentColor"
        className={still ? "" : "mim-tail"}
      />
      <path
        d={mim.kasra}
        strokeWidth={5.5}
        className={`stroke-accent ${still ? "" : "mim-kasra"}`}
      />
    </svg>
  );
}
