import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { defaultSlotCalories } from "../../../domain/activity/diet.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { Home } from "../../../domain/contract/activity/home.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../domain/id.ts";
import type { MealSubstitute, MealTiming } from "../../../domain/libraries/meals.ts";
import type { MealStatus } from "../../../domain/schedules/schedules.ts";
import { errorText } from "../../lib/error-text.ts";
import { timingTexts } from "../../meals/texts.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { homeKey } from "../home/queries.ts";
import type { DietWrite } from "./diet-write.ts";
import { dietWriteKey } from "./keys.ts";
import "./writes.ts";

/** Logs what was eaten; nothing waits for the network, and a refusal is told. */
export function useDietLog() {
  const client = useQueryClient();
  const { mutate } = useMutation<unknown, Error, DietWrite>({
    mutationKey: dietWriteKey,
    onError: (error) => toast({ kind: "error", text: errorText(error, m.diet_write_failed()) }),
  });

  const add = (meal: OwnMeal) => mutate(addition(meal));
  return {
    setStatus(meal: ScheduledMeal, status: MealStatus) {
      const before = tapped(client, meal.id) ?? meal.status;
      if (before === status) return;
      const more = Number(status === "consumed") - Number(before === "consumed");
      client.setQueriesData<Home>(
        { queryKey: homeKey },
        (home) => home && moved(home, meal.date, more),
      );
      mutate({ kind: "status", id: newId(), itemId: meal.id, status });
    },
    setOwnStatus(meal: OwnMeal, status: MealStatus) {
      if ((tapped(client, meal.id) ?? meal.status) !== status) {
        mutate({ kind: "own-status", id: newId(), itemId: meal.id, status });
      }
    },
    swap(meal: ScheduledMeal, substitute: MealSubstitute | null) {
      mutate({ kind: "swap", id: newId(), itemId: meal.id, substitute });
    },
    /** A meal of a day without a plan: eaten or left out. */
    logUsual(date: LocalDate, timing: MealTiming, status: "consumed" | "skipped") {
      if (isLogged(client, date, timing)) return;
      const meal = {
        ...{ kind: "slot" as const, id: newId(), date, status },
        ...{ name: m.diet_usual({ meal: timingTexts[timing]() }), category: timing },
      };
      mutate({ kind: "add", id: meal.id, meal, shown: usualMeal(meal) });
    },
    remove(meal: OwnMeal) {
      mutate({ kind: "remove", id: newId(), itemId: meal.id });
      toast({
        kind: "info",
        text: m.diet_removed({ name: meal.name }),
        action: { label: m.diet_undo(), onAction: () => add({ ...meal, id: newId() }) },
      });
    },
  };
}

// Several taps come before the screen is drawn again: what was tapped is known here already.
function pendingWrites(client: QueryClient): DietWrite[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: dietWriteKey, status: "pending" })
    .map(({ state }) => state.variables as DietWrite);
}

function tapped(client: QueryClient, itemId: string): MealStatus | undefined {
  const last = pendingWrites(client).findLast(
    (write) => (write.kind === "status" || write.kind === "own-status") && write.itemId === itemId,
  );
  return last && "status" in last ? last.status : undefined;
}

const isLogged = (client: QueryClient, date: LocalDate, timing: MealTiming) =>
  pendingWrites(client).some(
    ({ kind, ...write }) =>
      kind === "add" &&
      "meal" in write &&
      write.meal.kind === "slot" &&
      write.meal.date === date &&
      write.meal.category === timing,
  );

export type DietLog = ReturnType<typeof useDietLog>;

/** The write that adds a meal as it is shown. */
export function addition(meal: OwnMeal): Extract<DietWrite, { kind: "add" }> {
  const { id, date } = meal;
  const category = meal.category ?? "snack";
  return { kind: "add", id, meal: { id, date, category, ...contentOf(meal) }, shown: meal };
}

function contentOf({ name, description, foodId, quantity, status, ...values }: OwnMeal) {
  if (foodId !== null) return { kind: "food" as const, foodId, quantity };
  const { calories, protein, carbs, fat } = values;
  if (calories === null || protein === null || carbs === null || fat === null) {
    const eaten = status === "skipped" ? ("skipped" as const) : ("consumed" as const);
    return { kind: "slot" as const, name, status: eaten };
  }
  return { kind: "hand" as const, name, description, calories, protein, carbs, fat };
}

interface SlotMeal {
  id: string;
  date: LocalDate;
  name: string;
  category: MealTiming;
  status: "consumed" | "skipped";
}

const usualMeal = ({ id, date, name, category, status }: SlotMeal): OwnMeal => ({
  ...{ id, date, name, category, status },
  ...{ description: null, foodId: null, quantity: 100, createdAt: Date.now() },
  ...{ calories: defaultSlotCalories, protein: null, carbs: null, fat: null },
});

function moved(home: Home, date: LocalDate, more: number): Home {
  const week = home.week.map((day) =>
    day.date === date ? { ...day, meals: { ...day.meals, done: day.meals.done + more } } : day,
  );
  return { ...home, week };
}
