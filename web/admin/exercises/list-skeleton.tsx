import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Cell } from "../../ui/table.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import type { ListState } from "./list-state.ts";
import { ExercisesHead } from "./table.tsx";

const widths = ["w-16", "w-18", "w-6", "w-14", "w-5"];

export function ExercisesSkeleton({ wide, state }: { wide: boolean; state: ListState }) {
  return (
    <ListSkeleton
      label={m.exercises_title()}
      wide={wide}
      head={<ExercisesHead state={state} onChange={() => {}} />}
      first={
        <Cell className="min-w-56">
          <div className="grid gap-2 py-1">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-24" />
          </div>
        </Cell>
      }
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
