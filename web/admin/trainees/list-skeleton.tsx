import { m } from "../../paraglide/messages.js";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Cell } from "../../ui/table.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";
import type { ListState } from "./list-state.ts";
import { TraineesHead } from "./table.tsx";

const widths = ["w-44", "w-28", "w-24", "w-16", "w-18", "w-14", "w-26", "w-6"];

export function TraineesSkeleton({ wide, state }: { wide: boolean; state: ListState }) {
  return (
    <ListSkeleton
      label={m.trainees_title()}
      wide={wide}
      head={<TraineesHead state={state} onChange={() => {}} />}
      first={
        <Cell className="min-w-52">
          <div className="flex items-center gap-3">
            <Skeleton className="size-9 rounded-full" />
            <div className="grid gap-2 py-1">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-3 w-16" />
            </div>
          </div>
        </Cell>
      }
      widths={widths}
      card={
        <div className="grid gap-4 rounded-lg border border-line bg-raised p-4">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="grid gap-2">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3 w-16" />
            </div>
          </div>
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-20" />
        </div>
      }
    />
  );
}
