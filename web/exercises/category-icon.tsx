import type { ExerciseCategory } from "../../domain/libraries/exercises.ts";
import figures from "./category-figures.json" with { type: "json" };

const bodies: Readonly<Record<string, string>> = figures.bodies;

/** The category of an exercise on a small figure. */
export function CategoryIcon({ category }: { category: ExerciseCategory }) {
  const { viewBox, bodies: named, muscles } = figures.categories[category];
  return (
    <svg
      viewBox={viewBox}
      width="2.5em"
      height="2.5em"
      fill="currentColor"
      aria-hidden="true"
      className="shrink-0"
    >
      {/* The stroke closes gaps between shapes, caused by rounding. */}
      <g className="text-figure" stroke="currentColor">
        {named.split(" ").map((name) => (
          <path key={name} d={bodies[name]} />
        ))}
      </g>
      <path
        d={muscles}
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
        className="text-accent-ink"
      />
    </svg>
  );
}
