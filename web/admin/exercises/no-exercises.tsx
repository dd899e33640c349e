import { m } from "../../paraglide/messages.js";
import { NothingFound, type NothingFoundProps } from "../list/nothing-found.tsx";

/** No exercise yet, or none that matches. */
export function NoExercises(props: NothingFoundProps) {
  return (
    <NothingFound
      {...props}
      icon="dumbbell"
      empty={{ title: m.exercises_empty(), text: m.exercises_empty_text(), add: m.exercises_add() }}
      noMatch={{ title: m.exercises_no_match(), text: m.exercises_no_match_text() }}
    />
  );
}
