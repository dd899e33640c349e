import type { OwnFood } from "../../../../domain/contract/activity/own-foods.ts";
import { LabelThumb } from "../../../foods/label-thumb.tsx";
import { OwnFoodHeading } from "../../../foods/own-food-heading.tsx";
import { photoOf } from "../../../foods/texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";

type OwnFoodRowProps = {
  food: OwnFood;
  onEat: () => void;
  onChange: () => void;
  onPhoto: () => void;
  onRemove: () => void;
};

/** An own food with its next step, which is to eat of it. */
export function OwnFoodRow({ food, onEat, onChange, onPhoto, onRemove }: OwnFoodRowProps) {
  const { name, photo } = food;
  const isDish = food.kind === "recipe";
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex items-start gap-3">
        {photo && <LabelThumb photo={photo} label={photoOf(food)} onOpen={onPhoto} />}
        <OwnFoodHeading food={food} />
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          aria-label={m.own_foods_eat_of({ name })}
          className="grow sm:grow-0"
          onClick={onEat}
        >
          <Icon name="bowl" />
          {isDish ? m.own_foods_eat() : m.own_foods_eat_label()}
        </Button>
        <Menu
          trigger={
            <IconButton label={m.diet_actions_of({ name })} className="ms-auto -me-2 text-muted">
              <Icon name="dots" />
            </IconButton>
          }
          items={[
            { label: m.own_foods_change(), icon: <Icon name="edit" />, onSelect: onChange },
            {
              label: isDish ? m.own_foods_photo_dish() : m.own_foods_photo(),
              icon: <Icon name="camera" />,
              onSelect: onPhoto,
            },
            "separator",
            {
              label: m.own_foods_remove(),
              icon: <Icon name="trash" />,
              danger: true,
              onSelect: onRemove,
            },
          ]}
        />
      </div>
    </li>
  );
}
