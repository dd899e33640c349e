import { newId } from "../../../domain/id.ts";
import { draftStore } from "./drafts.ts";

/**
 * What was sent and has no answer yet, by its kind: the same content sent again has the same id, so
 * that it is done once, even if the dialog was closed in between.
 */
export function attemptStore(noun: string) {
  const kept = draftStore<{ id: string; content: string }>(noun, { days: 7, untilSignOut: true });
  return {
    idOf(kind: string, meant: unknown): string {
      const content = JSON.stringify(meant);
      const known = kept.read(kind);
      if (known?.content === content) return known.id;
      const id = newId();
      kept.keep(kind, { id, content });
      return id;
    },
    /** An answer came. */
    forget(kind: string, id: string): void {
      if (kept.read(kind)?.id === id) kept.keep(kind, undefined);
    },
    /** The same content later is meant anew. */
    drop: (kind: string): void => kept.keep(kind, undefined),
  };
}
