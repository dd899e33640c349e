import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ListSkeleton, NameCell } from "../list/list-skeleton.tsx";
import type { ListState } from "./list-state.ts";
import { ExercisesHead } from "./table.tsx";

const widths = ["w-16", "w-18", "w-6", "w-14", "w-5"];

export function ExercisesSkeleton({ wide, state }: { wide: boolean; state: ListState }) {
  return (
    <ListSkeleton
      label={m.exercises_title()}
      wide={wide}
      head={<ExercisesHead state={state} onChange={() => {}} />}
      first={<NameCell />}
      widths={widths}
      card={
        <div className="grid gap-4 rounded-lg border border-line bg-raised p-4">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-8" />
        </div>
      }
    />
  );
}
