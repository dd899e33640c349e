import { useQuery } from "@tanstack/react-query";
import type { MealRow } from "../../../domain/contract/meals.ts";
import { errorText } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MealForm } from "./meal-form.tsx";
import { mealQuery } from "./queries.ts";

type MealDialogProps = { meal: Pick<MealRow, "id" | "name"> | undefined; onClose: () => void };

/** A new meal, or one that is loaded anew before anything can be edited. */
export function MealDialog({ meal, onClose }: MealDialogProps) {
  return meal ? (
    <EditDialog meal={meal} onClose={onClose} />
  ) : (
    <MealForm meal={undefined} onClose={onClose} />
  );
}

function EditDialog({
  meal,
  onClose,
}: {
  meal: Pick<MealRow, "id" | "name">;
  onClose: () => void;
}) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...mealQuery(meal.id),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });
  if (data && isFetchedAfterMount && !error) return <MealForm meal={data} onClose={onClose} />;
  return (
    <Dialog open size="full" title={m.meals_edit_title()} description={meal.name} onClose={onClose}>
      {error && !isFetching ? (
        <ErrorState text={errorText(error, m.meals_one_failed())} onRetry={() => void refetch()} />
      ) : (
        <div className="grid gap-4 pt-2">
          <p role="status" className="sr-only">
            {m.ui_loading()}
          </p>
          {["w-32", "w-28", "w-36", "w-24"].map((width) => (
            <div key={width} className="grid gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-12" />
            </div>
          ))}
        </div>
      )}
    </Dialog>
  );
}
