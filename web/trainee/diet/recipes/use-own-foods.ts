import { useQuery } from "@tanstack/react-query";
import { maxOwnFoods } from "../../../../domain/activity/own-foods.ts";
import type { OwnFood, OwnFoodContent } from "../../../../domain/contract/activity/own-foods.ts";
import { newId } from "../../../../domain/id.ts";
import { usePendingWrites } from "../../../lib/waiting/use-waiting-writes.ts";
import { useWrite } from "../../../lib/waiting/use-write.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.tsx";
import type { DietWrite } from "../diet-write.ts";
import { dietWritesKey } from "../keys.ts";
import { contentOf } from "./content-of.ts";
import { keepRefused } from "./drafts.ts";
import { ownFoodsQuery } from "./queries.ts";
import { withOwnFoods } from "./with-own-foods.ts";
import "../writes.ts";

/** The own foods with waiting writes applied, and their changes. */
export function useOwnFoods() {
  const { data, error, isFetching, refetch } = useQuery(ownFoodsQuery);
  const writes = usePendingWrites<DietWrite>(dietWritesKey);
  const send = useWrite<DietWrite>(dietWritesKey, {
    failed: () =>
      (data?.foods.length ?? 0) >= maxOwnFoods ? m.own_foods_full() : m.own_foods_write_failed(),
    onRefused: (write, stays) => {
      if (stays || write.kind !== "own-food") return;
      keepRefused(write.food, !data?.foods.some(({ id }) => id === write.food.id));
    },
  });
  const save = (food: OwnFood, content: OwnFoodContent) =>
    send({ kind: "own-food", id: newId(), food, content });
  return {
    foods: data && withOwnFoods(data.foods, writes),
    /** Whether the server does not know a food yet. */
    isWaiting: (id: string) =>
      writes.some((write) => write.kind === "own-food" && write.food.id === id),
    error: data ? null : error,
    fetching: isFetching,
    retry: () => void refetch(),
    save,
    remove(food: OwnFood) {
      send({ kind: "own-food-gone", id: newId(), food });
      toast({
        kind: "info",
        text: m.own_foods_removed({ name: food.name }),
        action: {
          label: m.body_undo(),
          onAction: () => save({ ...food, updatedAt: Date.now() }, contentOf(food, "keep")),
        },
      });
    },
  };
}
