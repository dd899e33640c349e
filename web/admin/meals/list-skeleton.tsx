import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Cell } from "../../ui/table.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import type { ListState } from "./list-state.ts";
import { MealsHead } from "./table.tsx";

const widths = ["w-16", "w-20", "w-15", "w-14", "w-13", "w-12", "w-28", "w-18", "w-6"];

export function MealsSkeleton({ wide, state }: { wide: boolean; state: ListState }) {
  return (
    <ListSkeleton
      label={m.meals_title()}
      wide={wide}
      head={<MealsHead state={state} onChange={() => {}} />}
      first={
        <Cell className="min-w-56">
          <div className="grid gap-2 py-1">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-24" />
          </div>
        </Cell>
      }
      widths={widths}
      card={<Skeleton className="h-44 rounded-lg" />}
    />
  );
}
