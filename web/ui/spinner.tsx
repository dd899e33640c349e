export function Spinner({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden="true"
      className={`shrink-0 animate-turn ${className}`}
    >
      <circle cx={12} cy={12} r={9} stroke="currentColor" opacity={0.25} />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" />
    </svg>
  );
}
