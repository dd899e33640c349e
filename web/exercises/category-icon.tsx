import type { ExerciseCategory } from "../../domain/libraries/exercises.ts";

const arms = {
  hanging: "M7.3 8.6 6 14.2M16.7 8.6 18 14.2",
  /** Bent at the elbow, the upper arm level. */
  bent: "M7.4 8.4H4.2V4.2M16.6 8.4H19.8V4.2",
  /** Straight up. */
  raised: "M7.5 8.2 6.2 1.6M16.5 8.2 17.8 1.6",
};

/** The part that works, drawn over the figure. */
const parts: Record<ExerciseCategory, { d: string; width: number; arms?: keyof typeof arms }> = {
  cardio: { d: "M8.7 10.9h1.7l1-2.2 1.5 4.2 1-2h1.4", width: 1.4 },
  back: { d: "M9 8.4 12 13 15 8.4Z", width: 1.8 },
  chest: { d: "M9.3 8.7h5.4", width: 2.6 },
  shoulders: { d: "M7.7 8.2v.1M16.3 8.2v.1", width: 3.2 },
  legs: { d: "M10.2 15.4v3.4M13.8 15.4v3.4", width: 2.6 },
  abs: { d: "M12 11v3", width: 3 },
  biceps: { d: "M6.9 8.4H4.9M17.1 8.4H19.1", width: 2.4, arms: "bent" },
  triceps: { d: "M7.2 6.6 6.7 4.2M16.8 6.6 17.3 4.2", width: 2.4, arms: "raised" },
};

/** Where on the body an exercise works: a plain figure, nobody in particular. */
export function CategoryIcon({ category }: { category: ExerciseCategory }) {
  const { d, width, arms: pose = "hanging" } = parts[category];
  return (
    <svg
      viewBox="0 0 24 24"
      width="2.5em"
      height="2.5em"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <g className="text-figure">
        <circle cx={12} cy={3.6} r={2.2} fill="currentColor" stroke="none" />
        <path d={arms[pose]} strokeWidth={2} />
        <path d="M8.7 8.4h6.6l-.6 6H9.3Z" fill="currentColor" strokeWidth={2.4} />
        <path d="M10.2 14.5v7M13.8 14.5v7" strokeWidth={2.6} />
      </g>
      <path
        d={d}
        strokeWidth={width}
        fill={d.endsWith("Z") ? "currentColor" : "none"}
        className="text-accent-ink"
      />
    </svg>
  );
}
