import { type ReactNode, Suspense, useState } from "react";
import type { HistorySource } from "../../exercises/history-query.ts";
import { lazyPart } from "../../frame/again.tsx";
import { answer } from "../../lib/session/answer.ts";
import { adminClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";

const HistoryDialog = lazyPart(
  async () => (await import("../../exercises/history-dialog.tsx")).HistoryDialog,
);

const sourceOf = (id: string, exerciseId: string): HistorySource => ({
  key: ["admin", "exercise-history", id, exerciseId],
  page: (before, signal) =>
    answer(
      adminClient().trainees[":id"].exercises[":exerciseId"].history.$get(
        { param: { id, exerciseId }, query: before === undefined ? {} : { before } },
        { init: { signal } },
      ),
    ),
});

type HistoryLinkProps = {
  traineeId: string;
  exerciseId: string;
  name: string;
  className?: string;
  children: ReactNode;
};

/** Opens a trainee's log of an exercise. */
export function HistoryLink(props: HistoryLinkProps) {
  const { traineeId, exerciseId, name, className = "", children } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={m.lifted_history_of({ name })}
        onClick={() => setOpen(true)}
        className={className}
      >
        {children}
        <span className="sr-only">{m.lifted_history_of({ name })}</span>
      </button>
      {open && (
        <Suspense>
          <HistoryDialog
            name={name}
            source={sourceOf(traineeId, exerciseId)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
