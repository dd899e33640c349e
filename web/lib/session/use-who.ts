import { useSyncExternalStore } from "react";
import type { Who } from "../../../domain/contract/accounts/session.ts";
import { getWho, subscribeWho } from "./session.ts";

// The frame that is rendered ahead belongs to nobody.
const nobody = () => undefined;

/** Whom this device belongs to right now. */
export function useWho(): Who | undefined {
  return useSyncExternalStore(subscribeWho, getWho, nobody);
}
