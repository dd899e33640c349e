import { m } from "../paraglide/messages.js";
import { Button } from "./button.tsx";
import { ProgressBar } from "./progress-bar.tsx";

type ReadingProgressProps = {
  /** The share that was read, 0–1. */
  share: number;
  onCancel: () => void;
};

/** The progress of reading a file on this device. */
export function ReadingProgress({ share, onCancel }: ReadingProgressProps) {
  return (
    <div className="grid gap-2" role="status">
      <ProgressBar value={share} max={1} label={m.imports_reading()} />
      <p className="flex flex-wrap items-center gap-x-3 text-muted">
        {m.imports_reading()}
        <Button variant="ghost" onClick={onCancel}>
          {m.imports_reading_cancel()}
        </Button>
      </p>
    </div>
  );
}
