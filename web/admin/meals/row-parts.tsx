import type { MealRow, MealsPage } from "../../../domain/contract/libraries/meals.ts";
import type { MealSort, MealTiming } from "../../../domain/libraries/meals.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";
import { sourceText } from "../../meals/chosen-meal.tsx";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import type { RowProps } from "../list/list-noun.ts";
import { RowMenu, RowName } from "../list/row-parts.tsx";
import { archiveItem } from "../removal/archive-item.tsx";
import { mealLibrary } from "./queries.ts";

/** The types of the meal list. */
export interface Meals {
  sort: MealSort;
  filters: { category: MealTiming; status: AccountStatus };
  page: MealsPage;
  row: MealRow;
  kind: never;
}

export type MealProps = RowProps<Meals>;

export function MealName({ row, open }: MealProps) {
  return (
    <RowName name={row.name} onOpen={() => open("edit", row)}>
      {row.description && (
        <span dir="auto" className="min-w-0 clamp-line block text-sm text-muted">
          {row.description}
        </span>
      )}
    </RowName>
  );
}

export function MealCategory({ meal: { category, timing } }: { meal: MealRow }) {
  return (
    <>
      {timingTexts[category]()}
      {timing !== category && (
        <span className="text-muted">
          {" "}
          {m.meals_timing_differs({ timing: timingTexts[timing]() })}
        </span>
      )}
    </>
  );
}

export function MealSource({ meal }: { meal: MealRow }) {
  return <span className="text-sm whitespace-nowrap text-muted">{sourceText(meal)}</span>;
}

export function MealMenu({ row, open, className }: MealProps & { className?: string }) {
  return (
    <RowMenu
      label={m.meals_actions_of({ name: row.name })}
      edit={{ label: m.meals_edit(), onSelect: () => open("edit", row) }}
      items={[archiveItem(mealLibrary, row)]}
      remove={{ label: m.meals_delete(), onSelect: () => open("delete", row) }}
      className={className}
    />
  );
}
