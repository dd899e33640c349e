import { useState } from "react";
import { deviceFlag } from "../../../lib/device-flag.ts";
import { mediaHook } from "../../../ui/use-media.ts";

/** The column's id, for the button that folds it. */
export const personPanelId = "person-panel";

const useRoomy = mediaHook("(min-width: 80rem)");
const useOpen = deviceFlag("miran:person-panel", () => true);

export type PersonPanelState = ReturnType<typeof usePersonPanel>;

/**
 * The place of the person panel: a column on a wide screen, otherwise a sheet over the conversation. This device
 * stores whether the column is folded.
 */
export function usePersonPanel(chosen: string | undefined) {
  const isRoomy = useRoomy();
  const [open, toggleColumn] = useOpen();
  const [sheetOf, setSheetOf] = useState<string>();
  const sheet = !isRoomy && chosen !== undefined && sheetOf === chosen;
  const toggle = () => {
    if (!isRoomy) return setSheetOf(sheet ? undefined : chosen);
    toggleColumn();
  };
  return {
    column: isRoomy && open,
    sheet,
    open: isRoomy ? open : sheet,
    toggle,
    closeSheet: () => setSheetOf(undefined),
  };
}
