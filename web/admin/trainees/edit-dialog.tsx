import { useQuery } from "@tanstack/react-query";
import type { TraineeRow } from "../../../domain/contract/trainees.ts";
import { errorText } from "../../lib/error-text.ts";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EditForm } from "./edit-form.tsx";
import { traineeQuery } from "./queries.ts";

type EditDialogProps = { trainee: Pick<TraineeRow, "id" | "name">; onClose: () => void };

/** Loads the trainee anew before anything can be edited: what a list shows may be a moment old. */
export function EditDialog({ trainee, onClose }: EditDialogProps) {
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...traineeQuery(trainee.id),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
  });
  if (data && isFetchedAfterMount && !error) return <EditForm trainee={data} onClose={onClose} />;
  return (
    <Dialog
      open
      size="lg"
      title={m.trainees_edit_title()}
      description={trainee.name}
      onClose={onClose}
    >
      {error && !isFetching ? (
        <ErrorState
          text={errorText(error, m.trainees_one_failed())}
          onRetry={() => void refetch()}
        />
      ) : (
        <EditSkeleton />
      )}
    </Dialog>
  );
}

function EditSkeleton() {
  return (
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
  );
}
