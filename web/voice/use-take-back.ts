import { useEffect, useRef } from "react";
import { m } from "../paraglide/messages.js";
import { dismissToast, toast } from "../ui/toast.tsx";

/**
 * Offers to take back a removed recording, until `withdraw` or the end of its place: after another recording or the
 * sending it would replace what came since.
 * @param place what the recording belongs to
 */
export function useTakeBack(place: string) {
  const shown = useRef<number>(undefined);
  const withdraw = () => {
    if (shown.current !== undefined) dismissToast(shown.current);
    shown.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => withdraw, [place]);
  const offer = (label: string, onAction: () => void) => {
    const action = { label, onAction };
    shown.current = toast({ kind: "info", text: m.voice_removed(), action });
  };
  return { offer, withdraw };
}
