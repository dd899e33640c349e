import type { Plan } from "../../../domain/contract/memberships/plans.ts";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { archivePlan, movePlan } from "./act.ts";

export type PlanProps = {
  plan: Plan;
  plans: readonly Plan[];
  onEdit: (plan: Plan) => void;
  onDelete: (plan: Plan) => void;
};

/** All actions on a plan; one that is or was in use can only be archived. */
export function PlanMenu({ plan, plans, onEdit, onDelete }: PlanProps) {
  const archived = plan.status === "inactive";
  const place = plans.indexOf(plan);
  return (
    <Menu
      trigger={
        <IconButton
          label={m.memberships_actions_of({ name: nameIn(plan) })}
          className="text-muted hover:text-ink"
        >
          <Icon name="dots" />
        </IconButton>
      }
      items={[
        {
          label: m.memberships_edit_short(),
          icon: <Icon name="edit" />,
          onSelect: () => onEdit(plan),
        },
        {
          label: m.memberships_move_up(),
          icon: <Icon name="sort-up" />,
          disabled: place === 0,
          onSelect: () => void movePlan(plans, plan.id, -1),
        },
        {
          label: m.memberships_move_down(),
          icon: <Icon name="sort-down" />,
          disabled: place === plans.length - 1,
          onSelect: () => void movePlan(plans, plan.id, 1),
        },
        {
          label: archived ? m.memberships_bring_back() : m.library_archive(),
          icon: <Icon name={archived ? "undo" : "archive"} />,
          onSelect: () => void archivePlan(plan),
        },
        ...(plan.used
          ? []
          : ([
              "separator",
              {
                label: m.memberships_delete(),
                icon: <Icon name="trash" />,
                danger: true,
                onSelect: () => onDelete(plan),
              },
            ] as const)),
      ]}
    />
  );
}
