import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addDays, type LocalDate, weekStart } from "../../../../domain/calendar.ts";
import { paths } from "../../../../domain/paths.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { formatNumber } from "../../../lib/format/format.ts";
import { usePendingWrites } from "../../../lib/waiting/use-waiting-writes.ts";
import { ShareShopping } from "../../../meals/share-shopping.tsx";
import { isFood, ShoppingLines } from "../../../meals/shopping-lines.tsx";
import { type ShownList, shownList } from "../../../meals/shopping-shown.ts";
import { shoppingText } from "../../../meals/shopping-texts.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/card.tsx";
import { ChoiceChips } from "../../../ui/choice-chips.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { TraineeHeader } from "../../trainee-header.tsx";
import { WeekNavigator } from "../../week-navigator.tsx";
import type { DietWrite } from "../diet-write.ts";
import { dietWritesKey } from "../keys.ts";
import { MealsSkeleton } from "../meals/skeleton.tsx";
import { shoppingWeekQuery } from "../queries.ts";
import { onDay, useDay } from "../use-day.ts";
import { mealsWith } from "../with-writes.ts";
import { AtHome } from "./at-home.tsx";
import { People } from "./people.tsx";
import { useShoppingTicks } from "./shopping-ticks.ts";
import { useHousehold } from "./use-household.ts";

/** The shopping list of a week's meals. */
export default function ShoppingScreen() {
  const { date, today, show } = useDay();
  const [sunday, current] = [weekStart(date), weekStart(today)];
  const { week, error, fetching, retry } = useShopping(date);
  const [whole, setWhole] = useState(false);
  const household = useHousehold(week?.household);
  const span = sunday === current && !whole ? { from: today } : ("week" as const);
  const list = week && shownList(week, { span, people: household.people });
  const isPlanned = (week?.meals.length ?? 0) > 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader
        title={m.shopping_title()}
        to={onDay(paths.trainee.diet, date, today)}
        backLabel={m.diet_back()}
      />
      <WeekNavigator
        sunday={sunday}
        today={today}
        until={addDays(current, 7)}
        onWeek={(first) => show(first === current ? today : first)}
      />
      {sunday === current && today !== sunday && (
        <ChoiceChips
          labelHidden
          name="span"
          label={m.shopping_span()}
          options={[
            { value: "rest", label: m.shopping_span_rest() },
            { value: "week", label: m.shopping_span_week() },
          ]}
          value={[whole ? "week" : "rest"]}
          onChange={([value]) => setWhole(value === "week")}
        />
      )}
      {error ? (
        <LoadFailure error={error} title={m.shopping_failed()} onRetry={retry} pending={fetching} />
      ) : !list ? (
        <MealsSkeleton />
      ) : list.length === 0 ? (
        <EmptyState
          icon={<Icon name="bowl" />}
          title={isPlanned ? m.shopping_none() : m.shopping_no_plan()}
          text={isPlanned ? m.shopping_none_text() : m.shopping_no_plan_text()}
        />
      ) : (
        <TickedList list={list} sunday={sunday} household={household} />
      )}
    </div>
  );
}

/** The meals of a week for shopping, with waiting writes applied. */
function useShopping(date: LocalDate) {
  const { data, error, isFetching, refetch } = useQuery(shoppingWeekQuery(date));
  const writes = usePendingWrites<DietWrite>(dietWritesKey);
  return {
    week: data && { ...data, meals: mealsWith(data.meals, writes) },
    error: data ? null : error,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

type TickedListProps = {
  list: ShownList;
  sunday: LocalDate;
  household: ReturnType<typeof useHousehold>;
};

function TickedList({ list, sunday, household }: TickedListProps) {
  const ticks = useShoppingTicks(sunday);
  const { people, atHome, feed, have } = household;
  const at = (isAtHome: boolean) =>
    list
      .map(({ lines, ...aisle }) => ({
        ...aisle,
        lines: lines.filter(({ id }) => atHome.has(id) === isAtHome),
      }))
      .filter(({ lines }) => lines.length > 0);
  const toBuy = at(false);
  const left = toBuy.flatMap(({ lines }) => lines).filter((line) => !ticks.isTicked(line));
  const ids = new Set(left.map(({ id }) => id));
  // With everything bought, the whole list is shared.
  const isLeft = (id: string) => ids.size === 0 || ids.has(id);
  return (
    <>
      <Card className="grid grid-cols-1 gap-3 pb-2!">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">
            {left.length === 0 ? (
              <span className="text-lg font-semibold">{m.shopping_all_bought()}</span>
            ) : (
              <>
                <span className="leading-digits text-hero font-semibold">
                  {formatNumber(left.length, 0)}
                </span>{" "}
                <span className="text-muted">{m.shopping_left_word({ count: left.length })}</span>
              </>
            )}
          </p>
          <ShareShopping text={() => shoppingText(toBuy, { weekStart: sunday, people, isLeft })} />
        </div>
        <People people={people} onPeople={feed} />
      </Card>
      {toBuy.some(({ lines }) => lines.some(isFood)) && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Icon name="home" />
          {m.shopping_home_hint()}
        </p>
      )}
      <ShoppingLines list={toBuy} ticks={{ ...ticks, onHave: (id) => have(id, true) }} />
      <AtHome lines={at(true).flatMap(({ lines }) => lines)} onBuy={(id) => have(id, false)} />
      <p className="text-sm text-muted">{m.shopping_kept()}</p>
    </>
  );
}
