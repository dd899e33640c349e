import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { m } from "../../paraglide/messages.js";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { lineQuery } from "./queries.ts";
import { actionTexts } from "./texts.ts";

type RenewDialogProps = {
  trainee: { id: string; name: string };
  onClose: () => void;
  onChanged: () => void;
};

/** The renewal of one trainee, wherever one stands: it reads the line that it changes. */
export function RenewDialog({ trainee: { id, name }, onClose, onChanged }: RenewDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(lineQuery(id));
  if (data) {
    return (
      <ChangeDialog
        traineeId={id}
        kind="renewal"
        line={data}
        onClose={onClose}
        onChanged={onChanged}
      />
    );
  }
  return (
    <Dialog open size="lg" title={actionTexts.renewal()} description={name} onClose={onClose}>
      {error ? (
        <LoadFailure
          title={m.subscriptions_load_failed()}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  );
}
