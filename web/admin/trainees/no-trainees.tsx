import { m } from "../../paraglide/messages.js";
import { NothingFound, type NothingFoundProps } from "../list/nothing-found.tsx";

/** Nobody yet, or nobody who matches. */
export function NoTrainees(props: NothingFoundProps) {
  return (
    <NothingFound
      {...props}
      icon="users"
      empty={{ title: m.trainees_empty(), text: m.trainees_empty_text(), add: m.trainees_add() }}
      noMatch={{ title: m.trainees_no_match(), text: m.trainees_no_match_text() }}
    />
  );
}
