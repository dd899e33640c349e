import type { MealRow } from "../../../domain/contract/libraries/meals.ts";
import { sourceText } from "../../meals/chosen-meal.tsx";
import { timingTexts } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { statusTones } from "../list/status-tones.ts";
import { rowLink } from "../list/use-row-keys.ts";
import { statusTexts } from "./texts.ts";

export type RowActions = {
  onEdit: (meal: MealRow) => void;
  onDelete: (meal: MealRow) => void;
};

/** The name, which opens the meal, over its description. */
export function MealName({ meal, onEdit }: { meal: MealRow } & Pick<RowActions, "onEdit">) {
  return (
    <div className="min-w-0">
      <button
        type="button"
        onClick={() => onEdit(meal)}
        {...{ [rowLink]: "" }}
        dir="auto"
        className="line-clamp-2 w-fit max-w-full text-start text-base leading-snug font-medium wrap-anywhere outline-none"
      >
        {meal.name}
      </button>
      {meal.description && (
        <p dir="auto" className="plaintext truncate text-sm leading-relaxed text-muted">
          {meal.description}
        </p>
      )}
    </div>
  );
}

export function MealCategory({ meal }: { meal: MealRow }) {
  const { category, timing } = meal;
  return (
    <>
      {timingTexts[category]()}
      {timing !== category && (
        <span className="block text-sm text-muted">
          {m.meals_timing_differs({ timing: timingTexts[timing]() })}
        </span>
      )}
    </>
  );
}

export function StatusBadge({ meal: { status } }: { meal: MealRow }) {
  return <Badge tone={statusTones[status]}>{statusTexts[status]()}</Badge>;
}

export function MealSource({ meal }: { meal: MealRow }) {
  return <span className="text-sm whitespace-nowrap text-muted">{sourceText(meal)}</span>;
}

type MealMenuProps = RowActions & { meal: MealRow; className?: string };

export function MealMenu({ meal, onEdit, onDelete, className = "" }: MealMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={m.meals_actions_of({ name: meal.name })}
          className={`text-muted hover:text-ink ${className}`}
        >
          <Icon name="dots" />
        </IconButton>
      }
      items={[
        { label: m.meals_edit(), icon: <Icon name="edit" />, onSelect: () => onEdit(meal) },
        "separator",
        {
          label: m.meals_delete(),
          icon: <Icon name="trash" />,
          danger: true,
          onSelect: () => onDelete(meal),
        },
      ]}
    />
  );
}
