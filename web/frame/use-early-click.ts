import { useEffect } from "react";
import { forgetEarlyClicks, releaseEarlyClick } from "../lib/early-click.ts";

/** Replays a click in the prerendered frame. */
export function useEarlyClick(): void {
  useEffect(() => {
    releaseEarlyClick(document);
    forgetEarlyClicks();
  }, []);
}
