import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";

type NothingFoundProps = { narrowed: boolean; onAdd: () => void; onClear: () => void };

/** Nothing yet, or nothing that matches. */
export function NothingFound({ narrowed, onAdd, onClear }: NothingFoundProps) {
  return narrowed ? (
    <EmptyState
      icon={<Icon name="search" />}
      title={m.exercises_no_match()}
      text={m.exercises_no_match_text()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.list_clear_filters()}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<Icon name="dumbbell" />}
      title={m.exercises_empty()}
      text={m.exercises_empty_text()}
      action={
        <Button onClick={onAdd}>
          <Icon name="plus" />
          {m.exercises_add()}
        </Button>
      }
    />
  );
}
