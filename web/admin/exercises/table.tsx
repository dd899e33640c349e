import type { Exercise } from "../../../domain/contract/libraries/exercises.ts";
import type { ExerciseSort } from "../../../domain/libraries/exercises.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { m } from "../../paraglide/messages.js";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { type Column, SortedHead } from "../list/sorted-head.tsx";
import type { useRowKeys } from "../list/use-row-keys.ts";
import { firstDirection, type ListState } from "./list-state.ts";
import {
  Dose,
  ExerciseName,
  type RowActions,
  RowMenu,
  StatusBadge,
  WatchButton,
} from "./row-parts.tsx";

type ExercisesTableProps = RowActions & {
  exercises: readonly Exercise[];
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
  onRowClick: ReturnType<typeof useRowKeys>["onRowClick"];
};

const columns: readonly Column<ExerciseSort>[] = [
  { sort: "name", label: m.exercises_col_name },
  { sort: "category", label: m.exercises_category },
  { label: m.exercises_col_dose },
  { label: m.exercises_col_video },
  { sort: "status", label: m.exercises_status },
];

export function ExercisesTable(props: ExercisesTableProps) {
  const { exercises, state, onChange, onRowClick, ...actions } = props;
  return (
    <Table label={m.exercises_title()} region="max-h-[max(24rem,calc(100dvh-17.5rem))]">
      <ExercisesHead {...{ state, onChange }} />
      <tbody>
        {exercises.map((exercise) => (
          <Row
            key={exercise.id}
            onClick={(event) => onRowClick(event, exercise.id)}
            className="cursor-pointer has-[[data-row-link]:focus-visible]:bg-accent-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:[outline-offset:-2px]"
          >
            <Cell head className="min-w-56">
              <ExerciseName {...{ exercise }} onEdit={actions.onEdit} />
            </Cell>
            <Cell className="whitespace-nowrap">{categoryTexts[exercise.category]()}</Cell>
            <Cell className="whitespace-nowrap">
              <Dose {...{ exercise }} />
            </Cell>
            <Cell className="whitespace-nowrap">
              <WatchButton {...{ exercise }} onWatch={actions.onWatch} />
            </Cell>
            <Cell>
              <StatusBadge {...{ exercise }} />
            </Cell>
            <Cell className="w-14 px-1!">
              <RowMenu {...{ exercise, ...actions }} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The list's head, which stands over its skeleton too. */
export function ExercisesHead(props: Pick<ExercisesTableProps, "state" | "onChange">) {
  return (
    <SortedHead
      {...{ columns, firstDirection, ...props }}
      actionsLabel={m.exercises_col_actions()}
    />
  );
}
