import { NutrientValue } from "../../meals/macro-row.tsx";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { CardLine, RowName } from "../list/row-parts.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { MealMenu, type MealProps } from "./row-parts.tsx";
import { statusTexts } from "./texts.ts";

export function MealCard(props: MealProps) {
  const { row: meal, open } = props;
  return (
    <CardLine
      name={<RowName name={meal.name} onOpen={() => open("edit", meal)} />}
      facts={[
        timingTexts[meal.category](),
        <NutrientValue key="calories" name="calories" value={meal.calories} />,
        meal.protein !== null && (
          <>
            {m.macros_protein()} <NutrientValue name="protein" value={meal.protein} />
          </>
        ),
      ]}
      more={m.meals_per_100()}
      mark={meal.status !== "active" && <StatusBadge status={meal.status} texts={statusTexts} />}
      menu={<MealMenu {...props} />}
    />
  );
}
