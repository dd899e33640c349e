import type { LocalDate } from "../../../../domain/calendar.ts";
import type { MealAtHand } from "../../../../domain/contract/activity/diet.ts";
import { newId } from "../../../../domain/id.ts";
import { useWrite } from "../../../lib/waiting/use-write.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.tsx";
import type { DietWrite } from "../diet-write.ts";
import { dietWritesKey } from "../keys.ts";
import { addition } from "../use-diet-log.ts";
import "../writes.ts";

/** Logs an amount of a food outside the sheet of meals, which has a plate to take it back from. */
export function useEat() {
  const send = useWrite<DietWrite>(dietWritesKey);
  return (meal: MealAtHand, date: LocalDate) => {
    const id = newId();
    send(addition({ ...meal, id, date, status: "consumed", createdAt: Date.now() }));
    const takeBack = () => send({ kind: "remove", id: newId(), itemId: id, name: meal.name });
    toast({
      kind: "success",
      text: m.diet_added({ name: meal.name }),
      action: { label: m.body_undo(), onAction: takeBack },
    });
  };
}
