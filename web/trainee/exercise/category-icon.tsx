import type { ExerciseCategory } from "../../../domain/libraries/exercises.ts";

/** A figure in a line; the arms hang beside the body. */
const figure =
  "M9 7.4h6c1.7 0 2.7.9 3 2.5l.9 5M6 9.9c.3-1.6 1.3-2.5 3-2.5M6 9.9l-.9 5M8.7 10.5l.5 4-.9 7M15.3 10.5l-.5 4 .9 7M12 16.5v1";
const spine = "M12 8.5v5";

/** The part that works, in thick strokes. */
const parts: Record<ExerciseCategory, { d: string; back?: true }> = {
  cardio: { d: "M8.2 10.6h2l1-2 1.6 4.2 1.1-2.2h1.9" },
  back: { d: "M9.9 9.3l.8 3.9M14.1 9.3l-.8 3.9", back: true },
  chest: { d: "M9.9 9.8h1.2M12.9 9.8h1.2" },
  shoulders: { d: "M7.2 8.6v.1M16.8 8.6v.1" },
  legs: { d: "M9.1 16.2l-.4 3.4M14.9 16.2l.4 3.4" },
  abs: { d: "M11 11.8v2.4M13 11.8v2.4" },
  biceps: { d: "M6.2 10.3l-.3 1.8M17.8 10.3l.3 1.8" },
  triceps: { d: "M6.1 10.3l-.3 2M17.9 10.3l.3 2", back: true },
};

/** Where on the body an exercise works. */
export function CategoryIcon({ category }: { category: ExerciseCategory }) {
  const { d, back } = parts[category];
  return (
    <svg
      viewBox="0 0 24 24"
      width="2.5em"
      height="2.5em"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <g stroke="currentColor" strokeWidth={1.25} className="text-muted">
        <circle cx={12} cy={4} r={2.1} />
        <path d={back ? figure + spine : figure} />
      </g>
      <path
        d={d}
        stroke="currentColor"
        strokeWidth={category === "cardio" ? 1.5 : 2.25}
        className="text-accent-ink"
      />
    </svg>
  );
}
