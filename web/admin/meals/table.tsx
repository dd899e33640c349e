import type { MealRow } from "../../../domain/contract/libraries/meals.ts";
import { nutrientNames } from "../../../domain/libraries/macros.ts";
import type { MealSort } from "../../../domain/libraries/meals.ts";
import { NutrientValue } from "../../meals/macro-row.tsx";
import { MacroTypeChip } from "../../meals/macro-type-chip.tsx";
import { m } from "../../paraglide/messages.js";
import { Cell, Row, Table } from "../../ui/table.tsx";
import { type Column, SortedHead } from "../list/sorted-head.tsx";
import type { useRowKeys } from "../list/use-row-keys.ts";
import { firstDirection, type ListState } from "./list-state.ts";
import {
  MealCategory,
  MealMenu,
  MealName,
  MealSource,
  type RowActions,
  StatusBadge,
} from "./row-parts.tsx";

type MealsTableProps = RowActions & {
  meals: readonly MealRow[];
  state: ListState;
  onChange: (changes: Partial<ListState>) => void;
  onRowClick: ReturnType<typeof useRowKeys>["onRowClick"];
};

const columns: readonly Column<MealSort>[] = [
  { sort: "name", label: m.meals_col_meal },
  { sort: "category", label: m.meals_col_category },
  { label: m.meals_col_type },
  { sort: "calories", label: m.macros_calories, numeric: true },
  { sort: "protein", label: m.macros_protein, numeric: true },
  { label: m.macros_carbs, numeric: true },
  { label: m.macros_fat, numeric: true },
  { label: m.meals_col_source },
  { sort: "status", label: m.meals_col_status },
];

const compact = "text-sm [&_:is(td,tbody_th)]:px-2.5 [&_thead_:is(button,span)]:px-2.5";
export function MealsTable(props: MealsTableProps) {
  const { meals, onRowClick, onEdit, onDelete } = props;
  return (
    <Table
      label={m.meals_title()}
      region="max-h-[max(24rem,calc(100dvh-17.5rem))]"
      className={compact}
    >
      <MealsHead {...props} />
      <tbody>
        {meals.map((meal) => (
          <Row
            key={meal.id}
            onClick={(event) => onRowClick(event, meal.id)}
            className="cursor-pointer has-[[data-row-link]:focus-visible]:bg-accent-soft has-[[data-row-link]:focus-visible]:[outline:2px_solid_var(--color-accent-ink)] has-[[data-row-link]:focus-visible]:[outline-offset:-2px]"
          >
            <Cell head className="min-w-56">
              <MealName meal={meal} onEdit={onEdit} />
            </Cell>
            <Cell className="whitespace-nowrap">
              <MealCategory meal={meal} />
            </Cell>
            <Cell>
              <MacroTypeChip nutrients={meal} />
            </Cell>
            {nutrientNames.map((name) => (
              <Cell key={name} numeric>
                <NutrientValue name={name} value={meal[name]} />
              </Cell>
            ))}
            <Cell>
              <MealSource meal={meal} />
            </Cell>
            <Cell>
              <StatusBadge meal={meal} />
            </Cell>
            <Cell className="w-12 py-0!">
              <MealMenu {...{ meal, onEdit, onDelete }} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The list's head, which stands over its skeleton too. */
export function MealsHead(props: Pick<MealsTableProps, "state" | "onChange">) {
  return (
    <SortedHead {...{ columns, firstDirection, ...props }} actionsLabel={m.meals_col_actions()} />
  );
}
