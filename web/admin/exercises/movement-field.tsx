import { useState } from "react";
import { type ExerciseCategory, exerciseCategories } from "../../../domain/libraries/exercises.ts";
import { MovementPicture } from "../../exercises/movement/picture.tsx";
import { useSteps } from "../../exercises/movement/queries.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { CarriedValue } from "../../ui/carried-value.tsx";
import { MovementPicker } from "./movement-picker.tsx";

type MovementFieldProps = {
  /** The exercise's stored movement. */
  movement: string | null;
  category: ExerciseCategory;
};

/** The movement of an exercise: its own, a borrowed one, or none. */
export function MovementField({ movement: stored, category }: MovementFieldProps) {
  const [movement, setMovement] = useState(stored);
  const [choosing, setChoosing] = useState<ExerciseCategory>();
  const name = useSteps(movement)?.name;
  const choose = (chosen: string | null) => {
    setMovement(chosen);
    setChoosing(undefined);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{m.exercises_movement()}</legend>
      <CarriedValue name="movement" value={movement ?? ""} />
      <div className="flex flex-wrap items-center gap-4">
        {movement && (
          <MovementPicture movement={movement} category={category} className="w-40 rounded-lg" />
        )}
        <div className="grid min-w-0 gap-2">
          <p className="text-muted">{movement ? name : m.exercises_movement_none()}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              onClick={({ currentTarget }) => setChoosing(chosenIn(currentTarget.form) ?? category)}
            >
              {movement ? m.exercises_movement_change() : m.exercises_movement_choose()}
            </Button>
            {movement && (
              <Button variant="ghost" onClick={() => choose(null)}>
                {m.exercises_movement_remove()}
              </Button>
            )}
          </div>
        </div>
      </div>
      <p className="text-sm text-muted">{m.exercises_movement_hint()}</p>
      {choosing && (
        <MovementPicker
          category={choosing}
          chosen={movement}
          onChoose={choose}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </fieldset>
  );
}

/** The category that is chosen in the form. */
function chosenIn(form: HTMLFormElement | null): ExerciseCategory | undefined {
  const chosen = form && new FormData(form).get("category");
  return exerciseCategories.find((each) => each === chosen);
}
