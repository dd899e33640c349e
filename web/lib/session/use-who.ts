import { useSyncExternalStore } from "react";
import type { Who } from "../../../domain/contract/accounts/session.ts";
import { getWho, subscribeWho } from "./session.ts";

// The prerendered frame has no person.
const nobody = () => undefined;

/** The person of this device now. */
export function useWho(): Who | undefined {
  return useSyncExternalStore(subscribeWho, getWho, nobody);
}
