import { useSyncExternalStore } from "react";
import { formDrafts } from "../../lib/waiting/form-drafts.ts";

/** What was typed into a section and not saved, by the section. */
export const sectionDrafts = formDrafts("settings", 1);

/** Another window types and saves as well. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = sectionDrafts.subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    unsubscribe();
    removeEventListener("storage", listener);
  };
}

/** Whether anything was typed into one of these sections and not saved. */
export const useUnsaved = (sections: readonly string[]): boolean =>
  useSyncExternalStore(subscribe, () =>
    sections.some((section) => sectionDrafts.read(section) !== undefined),
  );
