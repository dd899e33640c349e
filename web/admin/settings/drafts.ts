import { useSyncExternalStore } from "react";
import { draftStore } from "../../lib/drafts.ts";
import type { Texts } from "./texts-of.ts";

/** What was typed into a section and not saved, by the section. */
export const sectionDrafts = draftStore<Texts>("settings", { days: 1, untilSignOut: true });

/** Whether anything was typed into one of these sections and not saved. */
export const useUnsaved = (sections: readonly string[]): boolean =>
  useSyncExternalStore(sectionDrafts.subscribe, () =>
    sections.some((section) => sectionDrafts.read(section) !== undefined),
  );
