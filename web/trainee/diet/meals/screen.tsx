import { useState } from "react";
import type { OwnMeal } from "../../../../domain/contract/activity/diet.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";
import { paths } from "../../../../domain/paths.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { formatDay } from "../../../lib/format/format.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { timingOptions } from "../../../meals/texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FilterChips } from "../../../ui/filter-chips.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { useFastingDay } from "../../ramadan/use-fasting-day.ts";
import { TraineeHeader } from "../../trainee-header.tsx";
import { MealCard } from "../meal-card.tsx";
import { OwnMealDialog } from "../own-meal-dialog.tsx";
import { onDay, useDay } from "../use-day.ts";
import { useDietLog } from "../use-diet-log.ts";
import { useMealDay } from "../use-meal-week.ts";
import { isAsked, listOf } from "./listed.ts";
import { MealsSkeleton } from "./skeleton.tsx";

/** All meals of a day as cards, with search, filter, adding and editing. */
export default function MealsScreen() {
  const { date, today } = useDay();
  const { day, error, fetching, retry } = useMealDay(date);
  const log = useDietLog();
  const gender = useWho()?.gender ?? "other";
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<MealTiming>();
  const [open, setOpen] = useState<{ meal?: OwnMeal }>();
  const fasting = useFastingDay(date);
  const listed = day && listOf(day, fasting?.clock);
  const shown = listed?.filter((each) => isAsked(each, search, category));
  const future = date > today;
  const close = () => setOpen(undefined);

  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader
        title={m.diet_meals_of({ day: formatDay(date, { weekday: "long" }) })}
        to={onDay(paths.trainee.diet, date, today)}
        backLabel={m.diet_back()}
      />
      <SearchField label={m.diet_search()} value={search} onSearch={setSearch} />
      <FilterChips
        name="filter"
        label={m.diet_category()}
        all={m.diet_all()}
        options={timingOptions()}
        value={category}
        onChange={setCategory}
      />
      {error ? (
        <LoadFailure
          error={error}
          title={m.diet_meals_failed()}
          onRetry={retry}
          pending={fetching}
        />
      ) : !shown ? (
        <MealsSkeleton />
      ) : shown.length === 0 ? (
        <EmptyState
          icon={<Icon name="bowl" />}
          title={listed?.length === 0 ? m.diet_none_assigned() : m.diet_none_found()}
          text={
            listed?.length === 0 ? m.diet_none_text({ gender }) : m.diet_none_found_text({ gender })
          }
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-3">
          {shown.map((each) => (
            <MealCard
              key={each.meal.id}
              meal={each.meal}
              timing={each.timing}
              onChange={
                each.kind === "own" && !future ? () => setOpen({ meal: each.meal }) : undefined
              }
            />
          ))}
        </ul>
      )}
      {!future && (
        <Button size="lg" onClick={() => setOpen({})}>
          <Icon name="plus" />
          {m.diet_add_meal()}
        </Button>
      )}
      {open && (
        <OwnMealDialog
          date={date}
          day={day}
          meal={open.meal}
          category={category}
          onClose={close}
          log={log}
        />
      )}
    </div>
  );
}
