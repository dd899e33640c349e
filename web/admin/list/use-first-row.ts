import { useEffect, useEffectEvent } from "react";

/** Arrow down goes to the first row while nothing else has the focus, as after the screen's opening. */
export function useFirstRow(focusFirst: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!isNowhere(event.target) || document.querySelector("dialog:modal, [role=menu]")) return;
    event.preventDefault();
    focusFirst();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

/** Whether the focus is on no control: on the page, or on its heading after a navigation. */
const isNowhere = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target === document.body || target.matches("h1"));
