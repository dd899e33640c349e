import { useEffect, useEffectEvent } from "react";

type Keys = { onPalette: () => void; onHelp: () => void };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * The keys that work on every screen. Below an open dialog they rest: what is done in it would be left behind.
 * Ctrl or ⌘ with K works in a field, too; it goes by the place of the key, as an Arabic keyboard has another
 * letter there.
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
