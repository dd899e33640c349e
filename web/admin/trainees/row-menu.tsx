import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TraineeRow } from "../../../domain/contract/trainees/trainees.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";

export type RowActions = {
  onEdit: (trainee: TraineeRow) => void;
  onDelete: (trainee: TraineeRow) => void;
  onPerformance: (trainee: TraineeRow) => void;
  onMeals: (trainee: TraineeRow) => void;
};

type RowMenuProps = RowActions & { trainee: TraineeRow; className?: string };

/** Everything that can be done with one trainee. */
export function RowMenu({ trainee, className = "", ...actions }: RowMenuProps) {
  const { onEdit, onDelete, onPerformance, onMeals } = actions;
  const link = (label: string, icon: IconName, to: string): MenuItem => ({
    label,
    icon: <Icon name={icon} />,
    link: (content: ReactNode) => <Link to={to}>{content}</Link>,
  });
  const section = (label: string, icon: IconName, tab: string) =>
    link(label, icon, `${paths.admin.trainee(trainee.id)}?tab=${tab}`);
  return (
    <Menu
      trigger={
        <IconButton
          label={m.trainees_actions_of({ name: trainee.name })}
          className={`text-muted hover:text-ink ${className}`}
        >
          <Icon name="dots" />
        </IconButton>
      }
      items={[
        {
          label: m.trainees_edit(),
          icon: <Icon name="edit" />,
          onSelect: () => onEdit(trainee),
        },
        link(m.trainees_assign_schedule(), "calendar", paths.admin.schedule(trainee.id)),
        {
          label: m.trainees_view_performance(),
          icon: <Icon name="chart" />,
          onSelect: () => onPerformance(trainee),
        },
        section(m.trainees_manage_steps(), "steps", "steps"),
        {
          label: m.trainees_view_meals(),
          icon: <Icon name="bowl" />,
          onSelect: () => onMeals(trainee),
        },
        section(m.trainees_notes(), "note", "notes"),
        "separator",
        {
          label: m.trainees_delete(),
          icon: <Icon name="trash" />,
          danger: true,
          onSelect: () => onDelete(trainee),
        },
      ]}
    />
  );
}
