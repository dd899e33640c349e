import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import type { MealTickProps } from "./meal-tick.tsx";

type MealMenuProps = MealTickProps & {
  opens: string;
  onOpen: () => void;
  /** Absent for assigned meals. */
  onRemove?: (() => void) | undefined;
};

/** The rare actions on a meal. */
export function MealMenu({ name, status, onStatus, opens, onOpen, onRemove }: MealMenuProps) {
  const skip: MenuItem = {
    label: m.diet_skip(),
    icon: <Icon name="close" />,
    onSelect: () => onStatus("skipped"),
  };
  const undo: MenuItem = {
    label: m.body_undo(),
    icon: <Icon name="undo" />,
    onSelect: () => onStatus("pending"),
  };
  const remove: MenuItem[] = onRemove
    ? [{ label: m.diet_remove(), icon: <Icon name="trash" />, danger: true, onSelect: onRemove }]
    : [];
  return (
    <Menu
      trigger={
        <IconButton label={m.diet_actions_of({ name })} className="text-muted">
          <Icon name="dots" />
        </IconButton>
      }
      items={[
        ...(status === "skipped" ? [] : [skip]),
        ...(status === "pending" ? [] : [undo]),
        { label: opens, icon: <Icon name="bowl" />, onSelect: onOpen },
        ...remove,
      ]}
    />
  );
}
