import { useState, useSyncExternalStore } from "react";

/** The column's own, for the button that folds it. */
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
    // Storage may be refused: the panel then stands there.
    return false;
  }
}

function remember(folded: boolean): void {
  try {
    localStorage.setItem(key, folded ? "0" : "1");
  } catch {
    // It then lasts as long as the page.
  }
}

export type PersonPanelState = ReturnType<typeof usePersonPanel>;

/**
 * Where the person stands beside the talk: in a column where there is room, which this device
 * remembers to be folded away; else in a sheet that opens over it.
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
