import { useEffect, useEffectEvent } from "react";

type Keys = { onPalette: () => void; onHelp: () => void };

/** Whether a key goes into a field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type=range], [type=radio], [type=checkbox])"));

/**
 * The keys of every screen, inactive below an open dialog. Ctrl or ⌘ with K works in a field, too. It goes by the
 * key's place, as an Arabic keyboard has another letter there.
 */
export function useKeys({ onPalette, onHelp }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.repeat || event.isComposing) return;
    const withMod = event.ctrlKey || event.metaKey;
    const isPalette = withMod && !event.shiftKey && event.code === "KeyK";
    const isHelp = !withMod && (event.key === "?" || event.key === "؟") && !isTyping(event.target);
    if (!isPalette && !isHelp) return;
    event.preventDefault();
    if (document.querySelector("dialog:modal")) return;
    if (isPalette) onPalette();
    else onHelp();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
