import type { ReactNode } from "react";
import { Link } from "react-router";
import { performanceTone } from "../../../domain/activity/performance.ts";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { DebtKind } from "../../../domain/attention/debts.ts";
import type { TraineeSort } from "../../../domain/attention/list.ts";
import type { Need } from "../../../domain/attention/list-filters.ts";
import type {
  ListedTrainee,
  TraineesPage,
} from "../../../domain/contract/attention/trainee-list.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";
import { datedDay, formatDay, formatKg } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Amount, Ltr } from "../../ui/bidi.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import type { MenuItem } from "../../ui/menu.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { answerAsking } from "../approval/answer.ts";
import type { RowProps } from "../list/list-noun.ts";
import { MessageLink } from "../list/message-link.tsx";
import { RowMenu, RowName } from "../list/row-parts.tsx";
import { handOver } from "../shown-dialogs.ts";
import { muteOne } from "../trainee-jobs/queries.ts";
import { activeText } from "./texts.ts";

/** The types of the trainee list. */
export interface Trainees {
  sort: TraineeSort;
  filters: {
    plan: string;
    status: AccountStatus;
    adherence: "low" | "fair" | "good";
    silence: "3" | "7" | "14";
    ending: "7" | "30" | "over";
    began: "30";
    unread: "yes";
    needs: Need;
    owes: DebtKind;
  };
  page: TraineesPage;
  row: ListedTrainee;
  kind: "decline" | "performance" | "meals" | "steps" | "notes" | "diet-notes";
}

export type TraineeProps = RowProps<Trainees>;

export function TraineeName({ row: { id, name, isMuted } }: TraineeProps) {
  return (
    <RowName name={name} to={adminPaths.trainee(id)}>
      {isMuted && <Muted />}
    </RowName>
  );
}

/** Marks a muted trainee. */
function Muted() {
  return (
    <span title={m.trainees_muted()} className="shrink-0 self-center text-sm text-muted">
      <Icon name="bell-off" />
      <span className="sr-only">{m.trainees_muted()}</span>
    </span>
  );
}

/** Recent adherence; without assigned items there is none. */
export function Adherence({ row: { name, adherence } }: Pick<TraineeProps, "row">) {
  if (adherence === null) return <Nothing says={m.trainees_adherence_none()} />;
  return (
    <span className="flex items-center gap-2">
      <ProgressBar
        value={adherence}
        label={m.trainees_adherence_of({ name })}
        tone={performanceTone(adherence, { over: true })}
        className="w-15 shrink-0"
      />
      <span className="w-10">{adherence}%</span>
    </span>
  );
}

/** The day of the trainee's last log. */
export function LastActive({ row: { lastLoggedOn } }: Pick<TraineeProps, "row">) {
  if (lastLoggedOn === null) return <Nothing says={m.trainees_active_never()} />;
  return <span title={formatDay(lastLoggedOn, datedDay)}>{activeText(lastLoggedOn)}</span>;
}

function Nothing({ says }: { says: string }) {
  return (
    <span title={says} className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{says}</span>
    </span>
  );
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

/** The actions on a trainee: the message link, and the others in the menu. */
export function TraineeActs(props: TraineeProps) {
  return (
    <div data-row-acts className="flex items-center">
      <MessageLink person={props.row} unread={props.row.unread} />
      <TraineeMenu {...props} />
    </div>
  );
}

function TraineeMenu({ row, open }: TraineeProps) {
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
        ...(row.status === "pending" ? approvalOf(row, () => open("decline", row)) : []),
        {
          label: m.contact_whatsapp(),
          icon: <Icon name="whatsapp" />,
          // After the menu has returned the focus to its button.
          onSelect: () => void setTimeout(() => handOver({ id: row.id, name: row.name })),
        },
        link(m.trainees_assign_schedule(), "calendar", adminPaths.schedule(row.id)),
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
        {
          label: row.isMuted ? m.trainees_unmute() : m.trainees_mute(),
          icon: <Icon name={row.isMuted ? "bell" : "bell-off"} />,
          onSelect: () => void muteOne(row),
        },
      ]}
      remove={{ label: m.trainees_delete(), onSelect: () => open("delete", row) }}
    />
  );
}

/** The answers to a pending person. */
const approvalOf = (row: TraineeProps["row"], onDecline: () => void): MenuItem[] => [
  {
    label: m.approval_accept(),
    icon: <Icon name="check" />,
    onSelect: () => void answerAsking(row, true),
  },
  { label: m.approval_decline(), icon: <Icon name="close" />, onSelect: onDecline },
];
