import { useDeferredValue } from "react";
import type { ExerciseCategory } from "../../../domain/libraries/exercises.ts";
import { direction } from "../../ui/direction.ts";
import { CategoryIcon } from "../category-icon.tsx";
import { useMovement } from "./queries.ts";
import { toneClass } from "./tones.ts";

type MovementPictureProps = {
  movement: string | null;
  /** The category, whose icon replaces a missing drawing. */
  category: ExerciseCategory;
  className?: string;
};

/** An exercise on a card: both ends of its movement, as decoration beside the name. */
export function MovementPicture({ movement, category, className = "" }: MovementPictureProps) {
  const shown = useMovement(movement);
  // The names of a list render first; its pictures follow one at a time.
  const still = useDeferredValue(shown, undefined)?.still(direction() === "rtl");
  return (
    <span
      className={`grid aspect-4/3 place-items-center overflow-hidden bg-stage halo-stage ${className}`}
    >
      {still ? (
        <svg
          viewBox={`0 0 ${still.width} ${still.height}`}
          aria-hidden="true"
          className="size-full"
        >
          {still.figures.map(({ x, y, paths }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              {paths.map(({ tone, d }) => (
                <path key={d} d={d} className={toneClass(tone)} />
              ))}
            </g>
          ))}
        </svg>
      ) : (
        shown === null && <CategoryIcon category={category} />
      )}
    </span>
  );
}
