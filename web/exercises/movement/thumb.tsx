import { useDeferredValue } from "react";
import type { Exercise } from "../../../domain/contract/libraries/exercises.ts";
import { Icon } from "../../ui/every-icon.tsx";
import { CategoryIcon } from "../category-icon.tsx";
import { useMovement } from "./queries.ts";
import { toneClass } from "./tones.ts";

type ThumbProps = Pick<Exercise, "movement" | "category" | "videoUrl" | "videoId">;

/**
 * An exercise in a line of a list, as decoration beside its name: the end of its movement; without one the sign of
 * its video, or its category.
 */
export function ExerciseThumb({ movement, category, videoUrl, videoId }: ThumbProps) {
  const shown = useMovement(movement);
  // The names of a list render first; its pictures follow.
  const thumb = useDeferredValue(shown, undefined)?.thumb();
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-md bg-stage text-muted"
    >
      {thumb ? (
        <svg viewBox={thumb.viewBox} aria-hidden="true" className="size-full halo-stage">
          {thumb.paths.map(({ tone, d }) => (
            <path key={d} d={d} className={toneClass(tone)} />
          ))}
        </svg>
      ) : (
        shown === null &&
        (videoUrl || videoId ? (
          <Icon name="play" />
        ) : (
          <span className="text-[0.85rem]">
            <CategoryIcon category={category} />
          </span>
        ))
      )}
    </span>
  );
}
