import { formatCount } from "../lib/format/format.ts";
import { m } from "../paraglide/messages.js";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { UndoButton } from "../ui/undo-button.tsx";
import { UndoneText } from "./undone-text.tsx";
import type { usePastImport } from "./use-past-import.ts";

type ImportPanelProps = {
  writing: ReturnType<typeof usePastImport>;
  reading: boolean;
  /** Whether the file has nothing to import. */
  isEmpty: boolean;
  /** What is to be answered first. */
  blocked: string | undefined;
  onBegin: () => void;
  onAnother: () => void;
};

/** The import of what was found: its start, its progress, and its result with the undo. */
export function ImportPanel(props: ImportPanelProps) {
  const { writing, reading, isEmpty, blocked, onBegin, onAnother } = props;
  const { run, progress, failure, undoing, undone } = writing;
  const isComplete = run !== undefined && run.done === run.portions.length;
  const isStopped = run !== undefined && !isComplete && !progress;
  // A first portion that is refused has no result.
  const hasResult = run !== undefined && !progress && (run.done > 0 || !failure);
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        {failure && <Banner kind="error">{failure}</Banner>}
        {undone && (
          <Banner kind={undone.removed > 0 ? "success" : "info"}>
            <UndoneText undone={undone} />
          </Banner>
        )}
        {isComplete && (
          <Banner kind={run.made > 0 ? "success" : "info"}>
            {run.made > 0 ? m.past_done() : m.past_done_nothing()}
          </Banner>
        )}
        {isStopped && !failure && <Banner kind="info">{m.past_stopped()}</Banner>}
        {hasResult && <Figures made={run.made} known={run.known} />}
        {progress && <Writing {...progress} />}
        {blocked && !run && <p className="text-muted">{blocked}</p>}
        <div className="flex flex-wrap gap-2">
          {progress ? (
            <Button variant="secondary" onClick={writing.stop}>
              {m.past_import_stop()}
            </Button>
          ) : isStopped ? (
            <Button onClick={() => void writing.goOn()}>{m.past_import_rest()}</Button>
          ) : (
            !run &&
            !isEmpty && (
              <Button
                className="max-sm:grow"
                disabled={blocked !== undefined || reading}
                onClick={onBegin}
              >
                {m.past_import()}
              </Button>
            )
          )}
          {run && run.made > 0 && !progress && (
            <UndoButton
              until={run.undoableUntil}
              pending={undoing}
              onUndo={() => void writing.undo(run.id)}
            />
          )}
          {!progress && (
            <Button variant={isComplete ? "secondary" : "ghost"} onClick={onAnother}>
              {m.past_another()}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function Figures({ made, known }: { made: number; known: number }) {
  const figures = [
    { label: m.imports_done(), count: made },
    { label: m.imports_known(), count: known },
  ];
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2">
        {figures.map(({ label, count }) => (
          <div key={label} className="rounded-xl border border-line px-4 py-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-semibold leading-digits">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{m.past_values_hint()}</p>
    </div>
  );
}

function Writing({ done, of, waits }: { done: number; of: number; waits: boolean }) {
  return (
    <div className="grid gap-2">
      <p role="status">{waits ? m.past_waits() : m.imports_writing()}</p>
      <ProgressBar label={m.imports_writing()} value={done} max={of} />
      <p className="text-sm text-muted">{m.past_stays_here()}</p>
    </div>
  );
}
