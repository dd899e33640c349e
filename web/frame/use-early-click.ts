import { useEffect } from "react";
import { forgetEarlyClicks, releaseEarlyClick } from "../lib/early-click.ts";

/** Presses what was pressed in the frame that was rendered ahead. */
export function useEarlyClick(): void {
  useEffect(() => {
    releaseEarlyClick(document);
    forgetEarlyClicks();
  }, []);
}
