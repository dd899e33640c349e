import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";

type NothingFoundProps = { narrowed: boolean; onAdd: () => void; onClear: () => void };

/** No meal yet, or none that matches. */
export function NothingFound({ narrowed, onAdd, onClear }: NothingFoundProps) {
  return narrowed ? (
    <EmptyState
      icon={<Icon name="search" />}
      title={m.meals_no_match()}
      text={m.meals_no_match_text()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.list_clear_filters()}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<Icon name="bowl" />}
      title={m.meals_empty()}
      text={m.meals_empty_text()}
      action={
        <Button onClick={onAdd}>
          <Icon name="plus" />
          {m.meals_add()}
        </Button>
      }
    />
  );
}
