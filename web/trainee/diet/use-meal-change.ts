import { useRef, useState } from "react";
import type { OwnMeal } from "../../../domain/contract/activity/diet.ts";
import { newId } from "../../../domain/id.ts";
import { useWrite } from "../../lib/waiting/use-write.ts";
import { m } from "../../paraglide/messages.js";
import type { DietWrite } from "./diet-write.ts";
import { keepDraft } from "./drafts.ts";
import { isEatenFood } from "./food-form.tsx";
import { dietWritesKey } from "./keys.ts";
import { handValues } from "./own-meal-values.ts";
import "./writes.ts";

export type OwnMealContent = Omit<OwnMeal, "id" | "date" | "status" | "createdAt">;

/** The name of a meal's draft; each edited meal has its own. */
export const draftOf = (meal: Pick<OwnMeal, "id"> | undefined) => `meal:${meal?.id ?? "new"}`;

/**
 * Changes a meal outside the plan and shows it at once; repeated taps save it once. A refusal restores the draft of a
 * meal typed by hand.
 */
export function useMealChange(meal: OwnMeal) {
  const [id] = useState(newId);
  const saved = useRef(false);
  const send = useWrite<DietWrite>(dietWritesKey, {
    failed: m.diet_save_failed,
    onRefused: (write, stays) => {
      if (stays || write.kind !== "change" || isEatenFood({ ...write.shown, id: write.itemId }))
        return;
      keepDraft(draftOf(meal), handValues(write.shown));
    },
  });
  return (content: OwnMealContent) => {
    if (saved.current) return;
    saved.current = true;
    send({ kind: "change", id, itemId: meal.id, shown: content });
  };
}
