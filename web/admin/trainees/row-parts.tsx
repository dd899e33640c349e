import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TraineeRow, TraineesPage } from "../../../domain/contract/trainees/trainees.ts";
import type { TraineeSort } from "../../../domain/trainees/list.ts";
import type { AccountStatus } from "../../../domain/trainees/trainee.ts";
import { formatKg } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { paths } from "../../paths.ts";
import { Amount, Ltr } from "../../ui/bidi.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import type { RowProps } from "../list/list-noun.ts";
import { RowMenu, RowName } from "../list/row-parts.tsx";

/** The trainees, as lists know a noun. */
export interface Trainees {
  sort: TraineeSort;
  filters: { plan: string; status: AccountStatus };
  page: TraineesPage;
  row: TraineeRow;
  kind: "performance" | "meals" | "steps" | "notes" | "diet-notes";
}

export type TraineeProps = RowProps<Trainees>;

export function TraineeName({ row: { id, name } }: TraineeProps) {
  return <RowName name={name} to={paths.admin.trainee(id)} />;
}

export function Kilograms({ value }: { value: number | null }) {
  if (value === null)
    return <span className="text-sm text-muted">{m.trainees_not_recorded()}</span>;
  return <Amount value={formatKg(value)} unit={m.person_kg()} className="font-medium" />;
}

export function Phone({ phone }: { phone: string | null }) {
  if (!phone) return <span className="text-muted">{m.trainees_not_recorded()}</span>;
  return <Ltr className="whitespace-nowrap">{phone}</Ltr>;
}

export function TraineeMenu({ row, open, className }: TraineeProps & { className?: string }) {
  const link = (label: string, icon: IconName, to: string): MenuItem => ({
    label,
    icon: <Icon name={icon} />,
    link: (content: ReactNode) => <Link to={to}>{content}</Link>,
  });
  return (
    <RowMenu
      label={m.trainees_actions_of({ name: row.name })}
      edit={{ label: m.trainees_edit(), onSelect: () => open("edit", row) }}
      items={[
        link(m.trainees_assign_schedule(), "calendar", paths.admin.schedule(row.id)),
        {
          label: m.trainees_view_performance(),
          icon: <Icon name="chart" />,
          onSelect: () => open("performance", row),
        },
        {
          label: m.trainees_manage_steps(),
          icon: <Icon name="steps" />,
          onSelect: () => open("steps", row),
        },
        {
          label: m.trainees_view_meals(),
          icon: <Icon name="bowl" />,
          onSelect: () => open("meals", row),
        },
        {
          label: m.trainees_notes(),
          icon: <Icon name="note" />,
          onSelect: () => open("notes", row),
        },
        {
          label: m.notes_diet_title(),
          icon: <Icon name="note" />,
          onSelect: () => open("diet-notes", row),
        },
      ]}
      remove={{ label: m.trainees_delete(), onSelect: () => open("delete", row) }}
      className={className}
    />
  );
}
