import { newId } from "../../../domain/id.ts";
import { draftStore } from "./drafts.ts";

/**
 * Attempts without an answer, by their kind. The same content sent again gets the same id, so it is done once, even if
 * the dialog was closed in between.
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
    /** Forgets an answered attempt. */
    forget(kind: string, id: string): void {
      if (kept.read(kind)?.id === id) kept.keep(kind, undefined);
    },
    /** Forgets the attempt, so that the same content is a new one. */
    drop: (kind: string): void => kept.keep(kind, undefined),
  };
}
