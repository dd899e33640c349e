import type { Embedded } from "../../domain/contract/accounts/sign-in.ts";
import { isFramed } from "../lib/session/framed.ts";

/** A frame in which nobody could sign in sent its person here; what they came from is a step back. */
export const comesFromFrame = () =>
  !isFramed() && new URLSearchParams(location.search).get("from") === "frame" && history.length > 1;

let isShared = false;

/** This browser keeps no cookie for this one site's pages, but lets the frame have a shared one. */
export const shareSession = (shared: boolean): void => {
  isShared = shared;
};

/** Where the cookie of a session that begins here is to live. */
export const embedded = (): Embedded =>
  comesFromFrame() || (isFramed() && isShared) ? "shared" : isFramed();
