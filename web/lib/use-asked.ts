import { useEffect, useEffectEvent } from "react";
import { useAddress } from "./use-address.ts";

/**
 * An address that asks for something by `?name=1`: it is done once, and the address says so no more.
 * @param ready whether it can be done already; else the address waits
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
