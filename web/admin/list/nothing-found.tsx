import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import type { Listed, ListNoun } from "./list-noun.ts";

type NothingFoundProps<T extends Listed> = {
  noun: ListNoun<T>;
  narrowed: boolean;
  onAdd: () => void;
  onClear: () => void;
};

/** An empty list, or one without matches, with the next possible step. */
export function NothingFound<T extends Listed>(props: NothingFoundProps<T>) {
  const { noun, narrowed, onAdd, onClear } = props;
  const { icon, texts, firstSteps } = noun;
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
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onAdd}>
              <Icon name="plus" />
              {texts.add()}
            </Button>
            {firstSteps?.()}
          </div>
        )
      }
    />
  );
}
