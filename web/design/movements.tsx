import { Moving } from "../exercises/movement/moving.tsx";
import { MovementPicture } from "../exercises/movement/picture.tsx";
import { useMovement, useSteps } from "../exercises/movement/queries.ts";
import { say } from "./samples.ts";
import { Section } from "./section.tsx";

const shownStill = [
  "legs-goblet-squat",
  "legs-romanian-deadlift",
  "chest-push-up",
  "back-lat-pulldown",
  "shoulders-lateral-raise",
  "abs-bicycle-crunch",
  "biceps-dumbbell-curl",
  "triceps-rope-pushdown",
  "cardio-rowing-machine",
] as const;

/** Ten of the library's movements: one animated, the others as on cards. */
export function Movements() {
  return (
    <Section title={say("حركات", "Movements")}>
      <MovingOne id="legs-barbell-squat" />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {shownStill.map((id) => (
          <li key={id}>
            <Still id={id} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function MovingOne({ id }: { id: string }) {
  const shown = useMovement(id);
  const steps = useSteps(id);
  return shown && steps && <Moving shown={shown} label={steps.motion} />;
}

function Still({ id }: { id: string }) {
  const steps = useSteps(id);
  return (
    <figure className="grid gap-1">
      <MovementPicture movement={id} category="legs" className="w-full rounded-lg" />
      <figcaption className="text-sm text-muted">{steps?.name}</figcaption>
    </figure>
  );
}
