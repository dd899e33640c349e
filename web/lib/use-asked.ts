import { useEffect, useEffectEvent } from "react";
import { useAddress } from "./use-address.ts";

/**
 * Handles `?name=1` of the address once, and removes it.
 * @param ready whether it can be handled now; otherwise it waits
 */
export function useAsked(name: string, onAsked: () => void, ready = true): void {
  const { params, change } = useAddress();
  const asked = ready && params.has(name);
  const answerIt = useEffectEvent(() => {
    change(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(name);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
    onAsked();
  });
  useEffect(() => {
    if (asked) answerIt();
  }, [asked]);
}
