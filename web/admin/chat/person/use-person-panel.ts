import { useState, useSyncExternalStore } from "react";

/** The column's id, for the button that folds it. */
export const personPanelId = "person-panel";

const key = "miran:person-panel";
const roomy = matchMedia("(min-width: 80rem)");

function subscribe(onChange: () => void): () => void {
  roomy.addEventListener("change", onChange);
  return () => roomy.removeEventListener("change", onChange);
}

function isFolded(): boolean {
  try {
    return localStorage.getItem(key) === "0";
  } catch {
    // Storage may be refused; the panel is then open.
    return false;
  }
}

function remember(folded: boolean): void {
  try {
    localStorage.setItem(key, folded ? "0" : "1");
  } catch {
    // The choice then lasts as long as the page.
  }
}

export type PersonPanelState = ReturnType<typeof usePersonPanel>;

/**
 * The place of the person panel: a column on a wide screen, otherwise a sheet over the conversation. This device
 * stores whether the column is folded.
 */
export function usePersonPanel(chosen: string | undefined) {
  const isRoomy = useSyncExternalStore(subscribe, () => roomy.matches);
  const [folded, setFolded] = useState(isFolded);
  const [sheetOf, setSheetOf] = useState<string>();
  const sheet = !isRoomy && chosen !== undefined && sheetOf === chosen;
  const toggle = () => {
    if (!isRoomy) return setSheetOf(sheet ? undefined : chosen);
    setFolded(!folded);
    remember(!folded);
  };
  return {
    column: isRoomy && !folded,
    sheet,
    open: isRoomy ? !folded : sheet,
    toggle,
    closeSheet: () => setSheetOf(undefined),
  };
}
