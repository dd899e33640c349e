import type { Embedded } from "../../domain/contract/accounts/sign-in.ts";
import { isFramed } from "../lib/session/framed.ts";

/** Whether a frame without a session sent its person here; a step back returns to it. */
export const comesFromFrame = () =>
  !isFramed() && new URLSearchParams(location.search).get("from") === "frame" && history.length > 1;

let isShared = false;

/** Notes that the browser refuses partitioned cookies in the frame, but allows shared ones. */
export const shareSession = (shared: boolean): void => {
  isShared = shared;
};

/** The kind of cookie for a session that starts here. */
export const embedded = (): Embedded =>
  comesFromFrame() || (isFramed() && isShared) ? "shared" : isFramed();
