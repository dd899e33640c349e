import type { PlanChoice, TraineeRow } from "../../../domain/contract/trainees/trainees.ts";
import type { TraineeSort } from "../../../domain/trainees/list.ts";
import { formatCount } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { type Column, SortedHead } from "../list/sorted-head.tsx";
import type { useRowKeys } from "../list/use-row-keys.ts";
import { firstDirection, type ListState } from "./list-state.ts";
import { type RowActions, RowMenu } from "./row-menu.tsx";
import { Kilograms, Phone, StatusBadge, TraineeName } from "./row-parts.tsx";
import { joinedText, planName } from "./texts.ts";

type TraineesTableProps = RowActions & {
  trainees: readonly TraineeRow[];
  plans: readonly PlanChoice[];
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
  onRowClick: ReturnType<typeof useRowKeys>["onRowClick"];
};

const columns: readonly Column<TraineeSort>[] = [
  { sort: "name", label: m.trainees_col_trainee },
  { sort: "email", label: m.trainees_col_email },
  { label: m.trainees_col_phone },
  { sort: "plan", label: m.trainees_col_plan },
  { sort: "status", label: m.trainees_col_status },
  { sort: "weight", label: m.trainees_col_weight, numeric: true },
  { sort: "steps", label: m.trainees_col_steps, numeric: true },
  { sort: "joined", label: m.trainees_col_joined },
];

// Nine columns stand side by side on a laptop.
const compact = "text-sm [&_:is(td,tbody_th)]:px-2.5 [&_thead_:is(button,span)]:px-2.5";

export function TraineesTable(props: TraineesTableProps) {
  const { trainees, plans, onRowClick, onEdit, onDelete, onPerformance, onMeals } = props;
  return (
    <Table
      label={m.trainees_title()}
      region="max-h-[max(24rem,calc(100dvh-17.5rem))]"
      className={compact}
    >
      <TraineesHead {...props} />
      <tbody>
        {trainees.map((trainee) => (
          <Row
            key={trainee.id}
            onClick={(event) => onRowClick(event, trainee.id)}
            className="cursor-pointer has-[[data-row-link]:focus-visible]:bg-accent-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:[outline-offset:-2px]"
          >
            <Cell head className="min-w-48">
              <div className="flex items-center gap-2.5">
                <Avatar name={trainee.name} size={32} />
                <TraineeName trainee={trainee} />
              </div>
            </Cell>
            <Cell>
              <Ltr className="max-w-48 truncate align-bottom" title={trainee.email}>
                {trainee.email}
              </Ltr>
            </Cell>
            <Cell>
              <Phone phone={trainee.phone} />
            </Cell>
            <Cell className="whitespace-nowrap">{planName(plans, trainee.plan)}</Cell>
            <Cell>
              <StatusBadge status={trainee.status} />
            </Cell>
            <Cell numeric>
              <Kilograms value={trainee.currentWeight} />
            </Cell>
            <Cell numeric>{formatCount(trainee.targetSteps)}</Cell>
            <Cell className="whitespace-nowrap">{joinedText(trainee.joinedAt)}</Cell>
            <Cell className="sticky end-0 bg-raised px-1! group-hover:bg-[color-mix(in_oklab,var(--color-soft)_60%,var(--color-raised))] has-[[data-state=open]]:z-20">
              <RowMenu {...{ trainee, onEdit, onDelete, onPerformance, onMeals }} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The list's head, which stands over its skeleton too. */
export function TraineesHead(props: Pick<TraineesTableProps, "state" | "onChange">) {
  return (
    <SortedHead
      {...{ columns, firstDirection, ...props }}
      actionsLabel={m.trainees_col_actions()}
    />
  );
}
