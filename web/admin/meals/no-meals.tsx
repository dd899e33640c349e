import { m } from "../../paraglide/messages.js";
import { NothingFound, type NothingFoundProps } from "../list/nothing-found.tsx";

/** No meal yet, or none that matches. */
export function NoMeals(props: NothingFoundProps) {
  return (
    <NothingFound
      {...props}
      icon="bowl"
      empty={{ title: m.meals_empty(), text: m.meals_empty_text(), add: m.meals_add() }}
      noMatch={{ title: m.meals_no_match(), text: m.meals_no_match_text() }}
    />
  );
}
