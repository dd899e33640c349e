import { useEffect, useEffectEvent } from "react";
import { useAddress } from "../../lib/use-address.ts";

/** Opens the form of a new row once where the address asks for it by `?add=1`. */
export function useAskedAdd(open: () => void, ready: boolean): void {
  const { params, change } = useAddress();
  const asked = ready && params.has("add");
  const answer = useEffectEvent(() => {
    open();
    change(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete("add");
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (asked) answer();
  }, [asked]);
}
