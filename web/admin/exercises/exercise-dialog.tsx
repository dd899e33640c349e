import { useQuery } from "@tanstack/react-query";
import type { Exercise } from "../../../domain/contract/exercises.ts";
import { errorText } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ExerciseForm } from "./exercise-form.tsx";
import { exerciseQuery } from "./queries.ts";

type ExerciseDialogProps = { exercise: Exercise | undefined; onClose: () => void };

/** A new exercise at once; one of the library as it stands now, whatever the list still shows. */
export function ExerciseDialog({ exercise, onClose }: ExerciseDialogProps) {
  return exercise ? (
    <EditDialog exercise={exercise} onClose={onClose} />
  ) : (
    <ExerciseForm exercise={undefined} onClose={onClose} />
  );
}

function EditDialog({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...exerciseQuery(exercise.id),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });
  if (data && isFetchedAfterMount && !error) {
    return <ExerciseForm exercise={data} onClose={onClose} />;
  }
  return (
    <Dialog open size="lg" title={m.exercises_edit()} description={exercise.name} onClose={onClose}>
      {error && !isFetching ? (
        <ErrorState
          text={errorText(error, m.exercises_one_failed())}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid gap-4 pt-2">
          <p role="status" className="sr-only">
            {m.ui_loading()}
          </p>
          {["w-32", "w-28", "w-36", "w-24", "w-30"].map((width) => (
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
