import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import type { DaysToCome } from "../../../domain/contract/libraries/removals.ts";
import { newId } from "../../../domain/id.ts";
import { LoadFailure } from "../../frame/load-failure.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon, type IconName } from "../../ui/every-icon.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { goneText } from "../list/gone.ts";
import { archiveRow, removeRow } from "./act.ts";
import type { LibraryRow, LibraryRows, RemovalTexts, ReplacementPicker } from "./library.ts";

type RemovalDialogProps<Row extends LibraryRow> = {
  library: LibraryRows;
  texts: RemovalTexts;
  Replacement: ReplacementPicker<Row>;
  row: Row;
  onClose: () => void;
};

type Replacement = {
  other: { id: string; name: string };
  consequence: ReactNode;
  removalId: string;
};

/** The trainees and days that a row of the library affects, with the alternatives to its deletion. */
export function RemovalDialog<Row extends LibraryRow>(props: RemovalDialogProps<Row>) {
  const { library, texts, Replacement, row, onClose } = props;
  const [step, setStep] = useState<"ask" | "choose" | Replacement>("ask");
  const [pending, setPending] = useState(false);
  // One id for all attempts, so that a retry after a lost answer removes once.
  const [removalId] = useState(newId);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["admin", library.key, "days-to-come", row.id],
    queryFn: ({ signal }) => library.daysToCome(row.id, signal),
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const title = texts.title({ name: row.name });
  const run = async (act: () => Promise<boolean>) => {
    setPending(true);
    const isOver = await act();
    setPending(false);
    if (isOver) onClose();
  };
  const remove = () => void run(() => removeRow(library, row, removalId));

  if (!data) {
    const gone = error && goneText(error, row.name);
    const close = () => {
      if (gone) library.forget(row.id);
      onClose();
    };
    return (
      <Dialog open title={title} onClose={close}>
        {error && !isFetching ? (
          <LoadFailure
            error={error}
            title={library.failed.remove()}
            text={gone || undefined}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading className="grid gap-3 pt-1">
            <Skeleton className="h-5 w-64" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </Loading>
        )}
      </Dialog>
    );
  }
  if (data.days === 0) {
    return (
      <ConfirmDialog
        open
        danger
        title={title}
        pending={pending}
        onClose={onClose}
        text={texts.unused()}
        confirmLabel={texts.confirm()}
        onConfirm={remove}
      />
    );
  }
  if (step !== "ask") {
    // The list with its search stays below the question, as the answer may be another row.
    return (
      <Suspense>
        <Replacement
          row={row}
          onPick={(other, consequence) => setStep({ other, consequence, removalId: newId() })}
          onClose={() => setStep("ask")}
        />
        {step !== "choose" && (
          <ConfirmDialog
            open
            title={m.library_replace_title({ name: row.name, other: step.other.name })}
            text={toComeText(data)}
            confirmLabel={m.library_replace_confirm()}
            pending={pending}
            onConfirm={() => void run(() => removeRow(library, row, step.removalId, step.other))}
            onClose={() => setStep("choose")}
          >
            {step.consequence}
          </ConfirmDialog>
        )}
      </Suspense>
    );
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
      }
    >
      <p>{toComeText(data)}</p>
      <ul className="grid grid-cols-1 gap-2 pt-3">
        {row.status !== "inactive" && (
          <Choice
            icon="archive"
            label={m.library_archive()}
            text={texts.archive()}
            recommended
            pending={pending}
            onChoose={() => void run(() => archiveRow(library, row))}
          />
        )}
        <Choice
          icon="refresh"
          label={m.library_replace()}
          text={texts.replace()}
          pending={pending}
          onChoose={() => setStep("choose")}
        />
        <Choice
          icon="trash"
          label={m.library_delete_anyway()}
          text={texts.remove()}
          danger
          pending={pending}
          onChoose={remove}
        />
      </ul>
      <p role="status" className="flex min-h-8 items-center gap-2 pt-2 text-sm text-muted">
        {pending && (
          <>
            <Spinner />
            {m.ui_pending()}
          </>
        )}
      </p>
    </Dialog>
  );
}

const toComeText = ({ days, trainees }: DaysToCome) =>
  m.library_to_come({
    days: m.library_days({ count: days, days: formatCount(days) }),
    trainees: m.library_trainees({ count: trainees, trainees: formatCount(trainees) }),
  });

type ChoiceProps = {
  icon: IconName;
  label: string;
  text: string;
  recommended?: boolean;
  danger?: boolean;
  /** Whether a request is running; the button keeps the focus and ignores presses. */
  pending: boolean;
  onChoose: () => void;
};

function Choice({ icon, label, text, recommended, danger, pending, onChoose }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={pending || undefined}
        onClick={pending ? undefined : onChoose}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-lg border border-line bg-raised px-4 py-3 text-start transition hover:bg-soft active:scale-[0.995] aria-disabled:opacity-60"
      >
        <Icon name={icon} className={`mt-1 ${danger ? "text-bad" : "text-muted"}`} />
        <span className="grid gap-0.5">
          <span
            className={`flex flex-wrap items-center gap-2 font-medium ${danger ? "text-bad" : ""}`}
          >
            {label}
            {recommended && <Badge tone="accent">{m.library_recommended()}</Badge>}
          </span>
          <span className="text-sm text-muted">{text}</span>
        </span>
      </button>
    </li>
  );
}
