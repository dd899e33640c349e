import { nameIn } from "../../../lib/format/names.ts";
import type { Dragged } from "../edits/use-drag.ts";

/** What is carried, under the pointer. */
export function DragGhost({ dragged: { item, x, y } }: { dragged: Dragged }) {
  return (
    <div
      aria-hidden="true"
      // A pointer counts from the left in every language.
      dir="ltr"
      className="pointer-events-none fixed start-0 top-0 z-50 max-w-56 cursor-grabbing rounded-md border border-accent-ink bg-overlay px-3 py-2 text-sm font-medium shadow-overlay"
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
    >
      <bdi className="clamp-line block">{nameIn(item)}</bdi>
    </div>
  );
}
