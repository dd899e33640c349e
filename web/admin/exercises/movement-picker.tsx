import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ExerciseCategory, exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { MovementPicture } from "../../exercises/movement/picture.tsx";
import { stepsQuery } from "../../exercises/movement/queries.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { watchEdges } from "../../ui/watch-edges.ts";

type MovementPickerProps = {
  /** The initial category: the exercise's. */
  category: ExerciseCategory;
  chosen: string | null;
  onChoose: (movement: string) => void;
  onClose: () => void;
};

/** All movements, one category at a time. */
export function MovementPicker({
  category: first,
  chosen,
  onChoose,
  onClose,
}: MovementPickerProps) {
  const [category, setCategory] = useState(first);
  const { data } = useQuery(stepsQuery(category));
  return (
    <Dialog open size="tall" title={m.exercises_movement_choose()} onClose={onClose}>
      <ChoiceChips
        label={m.exercises_category()}
        labelHidden
        oneLine
        lineRef={watchEdges}
        name="movementCategory"
        options={exerciseCategories.map((value) => ({ value, label: categoryTexts[value]() }))}
        value={[category]}
        onChange={([value]) => setCategory(value as ExerciseCategory)}
      />
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3">
        {data
          ? Object.entries(data).map(([id, [name]]) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                  className={`flex h-full w-full flex-col overflow-hidden rounded-lg border bg-raised text-start transition ${id === chosen ? "border-accent" : "border-line hover:border-line-strong"}`}
                >
                  <MovementPicture movement={id} category={category} className="w-full" />
                  <span className="p-2 text-sm">{name}</span>
                </button>
              </li>
            ))
          : [1, 2, 3, 4, 5, 6].map((place) => (
              <li key={place}>
                <Skeleton className="aspect-4/3 rounded-lg" />
              </li>
            ))}
      </ul>
    </Dialog>
  );
}
