import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import type { MealTickProps } from "./meal-tick.tsx";

type MealMenuProps = MealTickProps & { opens: string; onOpen: () => void };

/** The rare actions on a meal. */
export function MealMenu({ name, status, onStatus, opens, onOpen }: MealMenuProps) {
  const skip: MenuItem = {
    label: m.diet_skip(),
    icon: <Icon name="close" />,
    onSelect: () => onStatus("skipped"),
  };
  const undo: MenuItem = {
    label: m.diet_undo(),
    icon: <Icon name="undo" />,
    onSelect: () => onStatus("pending"),
  };
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
      ]}
    />
  );
}
