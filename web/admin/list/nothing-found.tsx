import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import type { ListTexts } from "./list-noun.ts";

type NothingFoundProps = {
  narrowed: boolean;
  icon: IconName;
  texts: ListTexts;
  onAdd: () => void;
  onClear: () => void;
};

/** Nothing yet, or nothing that matches: what can be done about it. */
export function NothingFound({ narrowed, icon, texts, onAdd, onClear }: NothingFoundProps) {
  return narrowed ? (
    <EmptyState
      icon={<Icon name="search" />}
      title={texts.noMatch()}
      text={texts.noMatchText()}
      action={
        <Button variant="secondary" onClick={onClear}>
          {m.list_clear_filters()}
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<Icon name={icon} />}
      title={texts.empty()}
      text={texts.emptyText()}
      action={
        texts.add && (
          <Button onClick={onAdd}>
            <Icon name="plus" />
            {texts.add()}
          </Button>
        )
      }
    />
  );
}
