import { useSyncExternalStore } from "react";
import { formDrafts } from "../../lib/waiting/form-drafts.ts";

/** Unsaved text of each section. */
export const sectionDrafts = formDrafts("settings", 1);

/** Other windows write drafts as well. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = sectionDrafts.subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    unsubscribe();
    removeEventListener("storage", listener);
  };
}

/** Whether one of these sections has unsaved text. */
export const useUnsaved = (sections: readonly string[]): boolean =>
  useSyncExternalStore(subscribe, () =>
    sections.some((section) => sectionDrafts.read(section) !== undefined),
  );
