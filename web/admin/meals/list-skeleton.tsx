import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ListSkeleton, NameCell } from "../list/list-skeleton.tsx";
import type { ListState } from "./list-state.ts";
import { MealsHead } from "./table.tsx";

const widths = ["w-16", "w-20", "w-15", "w-14", "w-13", "w-12", "w-28", "w-18", "w-6"];

export function MealsSkeleton({ wide, state }: { wide: boolean; state: ListState }) {
  return (
    <ListSkeleton
      label={m.meals_title()}
      wide={wide}
      head={<MealsHead state={state} onChange={() => {}} />}
      first={<NameCell />}
      widths={widths}
      card={<Skeleton className="h-44 rounded-lg" />}
    />
  );
}
