import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ParkedEntry as Entry } from "../../../../domain/contract/plumbing/outbox.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { errorText } from "../../../lib/format/error-text.ts";
import { ApiError } from "../../../lib/session/api-error.ts";
import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { FoldedRows } from "./folded-rows.tsx";
import { ParkedEntry } from "./parked-entry.tsx";
import { dropParked, parkedQuery, refreshParked, retryParked } from "./queries.ts";
import { effectText } from "./texts.ts";

const everyMs = 60_000;

/** Outbox entries that failed repeatedly and need the trainer. */
export function ParkedEntries() {
  const { data, error, isFetching, refetch } = useQuery({
    ...parkedQuery,
    refetchInterval: everyMs,
  });
  const list = useRef<HTMLDivElement>(null);
  const [pending, setPending] = useState<string>();
  const [dropping, setDropping] = useState<Entry>();
  const [settled, setSettled] = useState(0);
  // The pressed button is gone with its entry, and so is the dialog.
  useEffect(() => {
    if (settled > 0) list.current?.focus({ preventScroll: true });
  }, [settled]);
  const settle = async (entry: Entry, act: (id: string) => Promise<void>, texts: Texts) => {
    setPending(entry.id);
    try {
      await act(entry.id);
      toast({ kind: "success", text: texts.done });
    } catch (cause) {
      toast(refusal(cause, texts));
      refreshParked();
    }
    setPending(undefined);
    setDropping(undefined);
    setSettled((count) => count + 1);
  };
  if (!data && error) {
    return (
      <LoadFailure
        title={m.outbox_failed_to_load()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-14" />;
  const { entries, more } = data;
  const item = (entry: Entry) => (
    <ParkedEntry
      key={entry.id}
      entry={entry}
      pending={pending === entry.id && !dropping}
      onRetry={() => void settle(entry, retryParked, retryTexts())}
      onDrop={() => setDropping(entry)}
    />
  );
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {entries.length === 0 ? (
        <p className="flex items-center gap-3 rounded-xl border border-line px-4 py-3 text-muted">
          <Icon name="check" className="text-good" />
          {m.outbox_empty()}
        </p>
      ) : (
        <Latest entries={entries} item={item} />
      )}
      {more && <p className="pt-3 text-sm text-muted">{m.outbox_more()}</p>}
      {dropping && (
        <ConfirmDialog
          open
          danger
          title={m.outbox_drop_title()}
          text={m.outbox_drop_text({ what: effectText(dropping) })}
          confirmLabel={m.outbox_drop_confirm()}
          pending={pending === dropping.id}
          onConfirm={() => void settle(dropping, dropParked, dropTexts())}
          onClose={() => setDropping(undefined)}
        />
      )}
    </div>
  );
}

const shownOpen = 5;

type LatestProps = { entries: readonly Entry[]; item: (entry: Entry) => ReactNode };

/** The latest entries, with the others folded: a long failure may leave many. */
function Latest({ entries, item }: LatestProps) {
  const folded = entries.slice(shownOpen);
  return (
    <div className="rounded-xl border border-line bg-raised">
      <ul className="divide-y divide-line">{entries.slice(0, shownOpen).map(item)}</ul>
      {folded.length > 0 && (
        <FoldedRows title={m.outbox_older({ count: folded.length })}>{folded.map(item)}</FoldedRows>
      )}
    </div>
  );
}

interface Texts {
  done: string;
  failed: string;
}

const retryTexts = (): Texts => ({ done: m.outbox_retried(), failed: m.outbox_retry_failed() });
const dropTexts = (): Texts => ({ done: m.outbox_dropped(), failed: m.outbox_drop_failed() });

/** The text of a refusal; another window may have acted first. */
function refusal(cause: unknown, { failed }: Texts) {
  const code = cause instanceof ApiError ? cause.code : undefined;
  if (code === "not_found") return { kind: "info", text: m.outbox_gone() } as const;
  if (code === "conflict") return { kind: "info", text: m.outbox_drop_conflict() } as const;
  return { kind: "error", text: errorText(cause, failed) } as const;
}
