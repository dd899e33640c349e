import { Suspense, useState } from "react";
import type { HistorySource } from "../../exercises/history-query.ts";
import { lazyPart } from "../../frame/again.tsx";
import { answer } from "../../lib/session/answer.ts";
import { traineeClient } from "../../lib/session/clients.ts";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { exerciseHistoryKey } from "./queries.ts";

const HistoryDialog = lazyPart(
  async () => (await import("../../exercises/history-dialog.tsx")).HistoryDialog,
);

const sourceOf = (exerciseId: string): HistorySource => ({
  key: [...exerciseHistoryKey, exerciseId],
  page: (before, signal) =>
    answer(
      traineeClient().exercises[":exerciseId"].history.$get(
        { param: { exerciseId }, query: before === undefined ? {} : { before } },
        { init: { signal } },
      ),
    ),
});

type HistoryButtonProps = { exerciseId: string; name: string; className?: string };

/** Opens the log of an exercise. */
export function HistoryButton({ exerciseId, name, className = "" }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-label={m.training_history_of({ name })}
        className={className}
        onClick={() => setOpen(true)}
      >
        <Icon name="chart" />
        {m.lifted_history()}
      </Button>
      {open && (
        <Suspense>
          <HistoryDialog name={name} source={sourceOf(exerciseId)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
