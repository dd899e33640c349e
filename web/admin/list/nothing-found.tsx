import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";

export type NothingFoundProps = { narrowed: boolean; onAdd: () => void; onClear: () => void };

type Words = {
  icon: IconName;
  /** Of a list that holds nothing yet, and of the button that adds the first. */
  empty: { title: string; text: string; add: string };
  /** Of one in which nothing is what was looked for. */
  noMatch: { title: string; text: string };
};

/** Nothing yet, or nothing that matches: what can be done about it. */
export function NothingFound({
  narrowed,
  onAdd,
  onClear,
  icon,
  empty,
  noMatch,
}: NothingFoundProps & Words) {
  return narrowed ? (
    <EmptyState
      icon={<Icon name="search" />}
      {...noMatch}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.list_clear_filters()}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<Icon name={icon} />}
      title={empty.title}
      text={empty.text}
      action={
        <Button onClick={onAdd}>
          <Icon name="plus" />
          {empty.add}
        </Button>
      }
    />
  );
}
