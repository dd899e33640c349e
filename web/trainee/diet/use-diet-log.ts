import { defaultSlotCalories } from "../../../domain/activity/diet.ts";
import { wholePlate } from "../../../domain/activity/meals-at-hand.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../domain/id.ts";
import type { MealSubstitute, MealTiming } from "../../../domain/libraries/meals.ts";
import type { MealStatus } from "../../../domain/schedules/schedules.ts";
import { nameIn } from "../../lib/format/names.ts";
import { queryClient } from "../../lib/session/query-client.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.tsx";
import { countDone } from "../home/count-done.ts";
import { type DietWrite, toldPortion } from "./diet-write.ts";
import { dietWritesKey } from "./keys.ts";
import "./writes.ts";

/** Logs meals as eaten or skipped. */
export function useDietLog() {
  const send = useWrite<DietWrite>(dietWritesKey);
  return {
    setStatus(meal: Pick<ScheduledMeal, "id" | "name" | "date" | "status">, status: MealStatus) {
      const before = tapped(meal.id) ?? meal.status;
      if (before === status) return;
      const more = Number(status === "consumed") - Number(before === "consumed");
      countDone({ kind: "meals", id: meal.id, date: meal.date, status, more });
      send({ kind: "status", id: newId(), itemId: meal.id, name: meal.name, status });
    },
    setOwnStatus(meal: OwnMeal, status: MealStatus) {
      if ((tapped(meal.id) ?? meal.status) !== status) {
        send({ kind: "own-status", id: newId(), itemId: meal.id, name: meal.name, status });
      }
    },
    swap(meal: ScheduledMeal, substitute: MealSubstitute | null) {
      send({ kind: "swap", id: newId(), itemId: meal.id, substitute });
    },
    /** Logs a usual meal of a day without a plan. */
    logUsual(date: LocalDate, timing: MealTiming, status: "consumed" | "skipped") {
      if (isLogged(date, timing)) return;
      const meal = {
        kind: "slot" as const,
        id: newId(),
        date,
        status,
        name: m.diet_usual({ meal: timingTexts[timing]() }),
        category: timing,
      };
      send({ kind: "add", id: meal.id, meal, shown: usualMeal(meal) });
    },
    remove(meal: OwnMeal) {
      send({ kind: "remove", id: newId(), itemId: meal.id, name: meal.name });
      toast({
        kind: "info",
        text: m.diet_removed({ name: nameIn(meal) }),
        action: { label: m.body_undo(), onAction: () => send(again(meal)) },
      });
    },
  };
}

// Several taps may precede the next render, so the writes are read from the client.
function pendingWrites(): DietWrite[] {
  return queryClient
    .getMutationCache()
    .findAll({ mutationKey: dietWritesKey, status: "pending" })
    .map(({ state }) => state.variables as DietWrite);
}

function tapped(itemId: string): MealStatus | undefined {
  const last = pendingWrites().findLast(
    (write) => (write.kind === "status" || write.kind === "own-status") && write.itemId === itemId,
  );
  return last && "status" in last ? last.status : undefined;
}

const isLogged = (date: LocalDate, timing: MealTiming) =>
  pendingWrites().some(
    ({ kind, ...write }) =>
      kind === "add" &&
      "meal" in write &&
      write.meal.kind === "slot" &&
      write.meal.date === date &&
      write.meal.category === timing,
  );

export type DietLog = ReturnType<typeof useDietLog>;

/** The write that adds a meal. */
export function addition(added: OwnMeal): Extract<DietWrite, { kind: "add" }> {
  const meal = wholePlate(added);
  const { id, date } = meal;
  const category = meal.category ?? "snack";
  return { kind: "add", id, meal: { id, date, category, ...contentOf(meal) }, shown: meal };
}

/** The write that brings a removed meal back; the copy of an own food as it was. */
function again(meal: OwnMeal): Extract<DietWrite, { kind: "add" }> {
  const { meal: content, ...rest } = addition({ ...meal, id: newId() });
  if (content.kind !== "own") return { ...rest, meal: content };
  const { name, calories, protein, carbs, fat, portion } = meal;
  const copied = { name, calories, protein, carbs, fat, portionGrams: portion?.grams ?? null };
  return { ...rest, meal: { ...content, copied } };
}

function contentOf(meal: OwnMeal) {
  const { name, description, foodId, ownFoodId, quantity, portion, status, ...values } = meal;
  if (ownFoodId) {
    return { kind: "own" as const, ownFoodId, quantity, portion: toldPortion(portion) };
  }
  if (foodId !== null) {
    return { kind: "food" as const, foodId, quantity, portion: toldPortion(portion) };
  }
  const { calories, protein, carbs, fat } = values;
  const isEmpty = protein === null && carbs === null && fat === null;
  // A usual meal of a slot; a deleted label may also have its calories alone.
  if (calories === null || (isEmpty && calories === defaultSlotCalories)) {
    const eaten = status === "skipped" ? ("skipped" as const) : ("consumed" as const);
    return { kind: "slot" as const, name, status: eaten };
  }
  const known = { calories, protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 };
  return { kind: "hand" as const, name, description, ...known };
}

interface SlotMeal {
  id: string;
  date: LocalDate;
  name: string;
  category: MealTiming;
  status: "consumed" | "skipped";
}

const usualMeal = ({ id, date, name, category, status }: SlotMeal): OwnMeal => ({
  id,
  date,
  name,
  category,
  status,
  description: null,
  foodId: null,
  quantity: 100,
  portion: null,
  createdAt: Date.now(),
  calories: defaultSlotCalories,
  protein: null,
  carbs: null,
  fat: null,
});
