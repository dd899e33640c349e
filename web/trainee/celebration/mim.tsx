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
        d="M29.5 30.5a11 11 0 1 0 0-22a11 11 0 1 0 0 22"
        pathLength={100}
        stroke="currentColor"
        className={still ? "" : "mim-loop"}
      />
      <path
        d="M29.5 30.5H7.5"
        pathLength={100}
        stroke="currentColor"
        className={still ? "" : "mim-tail"}
      />
      <path
        d="M23.5 43 35.5 39"
        strokeWidth={5.5}
        className={`stroke-accent ${still ? "" : "mim-kasra"}`}
      />
    </svg>
  );
}
