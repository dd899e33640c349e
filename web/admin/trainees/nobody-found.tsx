import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";

type NobodyFoundProps = { narrowed: boolean; onAdd: () => void; onClear: () => void };

/** Nobody yet, or nobody who matches. */
export function NobodyFound({ narrowed, onAdd, onClear }: NobodyFoundProps) {
  return narrowed ? (
    <EmptyState
      icon={<Icon name="search" />}
      title={m.trainees_no_match()}
      text={m.trainees_no_match_text()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.list_clear_filters()}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<Icon name="users" />}
      title={m.trainees_empty()}
      text={m.trainees_empty_text()}
      action={
        <Button onClick={onAdd}>
          <Icon name="plus" />
          {m.trainees_add()}
        </Button>
      }
    />
  );
}
