import { useSyncExternalStore } from "react";
import { draftStore } from "../../lib/drafts.ts";
import type { Texts } from "./texts-of.ts";

/** What was typed into a section and not saved, by the section. */
export const sectionDrafts = draftStore<Texts>("settings", { days: 1, untilSignOut: true });

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
