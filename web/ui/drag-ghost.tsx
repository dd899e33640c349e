import type { Dragged } from "./use-drag.ts";

type DragGhostProps = {
  at: Pick<Dragged<unknown, unknown>, "x" | "y">;
  /** The name of the dragged item. */
  children: string;
};

/** The dragged item under the pointer. */
export function DragGhost({ at: { x, y }, children }: DragGhostProps) {
  return (
    <div
      aria-hidden="true"
      // Pointer positions start at the left in every language.
      dir="ltr"
      className="pointer-events-none fixed start-0 top-0 z-50 max-w-56 cursor-grabbing rounded-md border border-accent-ink bg-overlay px-3 py-2 text-sm font-medium shadow-overlay"
      style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
    >
      <bdi className="clamp-line block">{children}</bdi>
    </div>
  );
}
