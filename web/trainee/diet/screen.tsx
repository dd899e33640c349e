import { Suspense, useState } from "react";
import { dayNutrition, mealSlots } from "../../../domain/activity/meal-day.ts";
import { addDays } from "../../../domain/calendar.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import type { MealTiming } from "../../../domain/libraries/meals.ts";
import { paths } from "../../../domain/paths.ts";
import { sparePart } from "../../frame/again.tsx";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { useWho } from "../../lib/session/use-who.ts";
import { eatenWithout } from "../../meals/day-room.ts";
import { MealPicker } from "../../meals/meal-picker.tsx";
import { toReplace } from "../../meals/to-replace.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useSwipe } from "../../ui/use-swipe.ts";
import { useFastingDay } from "../ramadan/use-fasting-day.ts";
import { ScreenLink } from "../screen-link.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { DateNavigator } from "./date-navigator.tsx";
import { DaySummary } from "./day-summary.tsx";
import { mealChoicesQuery } from "./library-queries.ts";
import { NoteCard } from "./note-card.tsx";
import { OwnMealDialog } from "./own-meal-dialog.tsx";
import { SlotsSkeleton } from "./skeleton.tsx";
import { SlotCard } from "./slot-card.tsx";
import { SlotDialog } from "./slot-dialog.tsx";
import { onDay, useDay } from "./use-day.ts";
import { useDietLog } from "./use-diet-log.ts";
import { useMealDay } from "./use-meal-week.ts";
import { WeekCalories } from "./week-calories.tsx";

const FastingNight = sparePart(
  async () => (await import("../ramadan/fasting-night.tsx")).FastingNight,
);

type Open =
  | { kind: "slot"; timing: MealTiming }
  | { kind: "own"; meal?: OwnMeal; category?: MealTiming }
  | { kind: "swap"; meal: ScheduledMeal };

/** The meals of a day by slot, with their nutrients and the note to the trainer. */
export default function DietScreen() {
  const { date, today, show } = useDay();
  const { week, day, writes, error, fetching, retry } = useMealDay(date);
  const log = useDietLog();
  const gender = useWho()?.gender ?? "other";
  const [open, setOpen] = useState<Open>();
  const swipe = useSwipe((days) => show(addDays(date, days)));
  const future = date > today;
  const fasting = useFastingDay(date);
  const slots = day && mealSlots(day.meals, day.ownMeals, fasting?.clock);
  const waitingIds = new Set(writes.map(({ id }) => id));
  const close = () => setOpen(undefined);
  const openSlot = open?.kind === "slot" && slots?.find(({ timing }) => timing === open.timing);

  return (
    <div {...swipe} className={`grid grid-cols-1 gap-4 ${swipe.className}`}>
      <TraineeHeader title={m.trainee_diet()} />
      <DateNavigator date={date} today={today} onShow={show} />
      {error ? (
        <LoadFailure
          error={error}
          title={m.diet_assigned_failed()}
          onRetry={retry}
          pending={fetching}
        />
      ) : (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <DaySummary nutrition={day && dayNutrition(day.meals, day.ownMeals, day.target)} />
            {future && <Banner kind="info">{m.diet_future()}</Banner>}
            {!slots && <SlotsSkeleton />}
            {slots?.map((slot) => (
              <SlotCard
                key={slot.timing}
                slot={slot}
                date={date}
                future={future}
                fasting={fasting}
                waitingIds={waitingIds}
                log={log}
                onOpen={() => setOpen({ kind: "slot", timing: slot.timing })}
                onOwn={(meal) => setOpen({ kind: "own", meal })}
                onAdd={() => setOpen({ kind: "own", category: slot.timing })}
              />
            ))}
            {fasting && day && (
              <Suspense fallback={<Skeleton className="h-64 rounded-xl!" />}>
                <FastingNight
                  fasting={fasting}
                  meals={day.meals}
                  target={day.target?.protein ?? null}
                />
              </Suspense>
            )}
            <ScreenLink
              to={onDay(paths.trainee.dietMeals, date, today)}
              className={buttonClass({ variant: "secondary", size: "lg" })}
            >
              {m.diet_full_list()}
            </ScreenLink>
            <ScreenLink
              to={onDay(paths.trainee.shopping, date, today)}
              className={buttonClass({ variant: "secondary", size: "lg" })}
            >
              {m.shopping_open()}
            </ScreenLink>
            <ScreenLink
              to={onDay(paths.trainee.recipes, date, today)}
              className={buttonClass({ variant: "ghost", size: "lg" })}
            >
              {m.own_foods_title()}
            </ScreenLink>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-4">
            {week && <WeekCalories week={week} date={date} today={today} onShow={show} />}
            {!future && (
              <Card title={m.diet_own_title()}>
                <p className="pb-3 text-muted">{m.diet_own_text({ gender })}</p>
                <Button
                  variant="secondary"
                  className="w-full"
                  onClick={() => setOpen({ kind: "own" })}
                >
                  <Icon name="plus" />
                  {m.diet_add_meal()}
                </Button>
              </Card>
            )}
            {day && (
              <NoteCard
                key={date}
                date={date}
                future={future}
                waitingIds={waitingIds}
                notes={day.notes}
                dayPrint={printOf(day)}
              />
            )}
          </div>
        </div>
      )}
      {openSlot && (
        <SlotDialog
          slot={openSlot}
          future={future}
          log={log}
          onSwap={(meal) => setOpen({ kind: "swap", meal })}
          onClose={close}
        />
      )}
      {open?.kind === "swap" && (
        <MealPicker
          query={mealChoicesQuery}
          alternativesOf={toReplace(open.meal)}
          day={day?.target ? eatenWithout(day, open.meal.id, day.target.calories) : undefined}
          onPick={({ mealId, name, description, per100, quantity }) => {
            log.swap(open.meal, { mealId, name, description, ...per100, quantity });
            close();
          }}
          onClose={close}
        />
      )}
      {open?.kind === "own" && (
        <OwnMealDialog
          date={date}
          day={day}
          meal={open.meal}
          category={open.category}
          onClose={close}
          log={log}
        />
      )}
    </div>
  );
}

/** A print of the statuses of a day's meals. */
function printOf({
  meals,
  ownMeals,
}: {
  meals: readonly ScheduledMeal[];
  ownMeals: readonly OwnMeal[];
}) {
  return [...meals, ...ownMeals]
    .map((meal) => {
      const substitute = "substitute" in meal ? meal.substitute : null;
      return [meal.id, meal.status, meal.quantity, substitute?.mealId, substitute?.quantity].join();
    })
    .join(";");
}
