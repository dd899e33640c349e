import { useEffect, useEffectEvent } from "react";
import { useAddress } from "./use-address.ts";

/** An address that asks for something by `?name=1`: it is done once, and the address says so no more. */
export function useAsked(name: string, onAsked: () => void): void {
  const { params, change } = useAddress();
  const asked = params.has(name);
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
