import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Marks an element as a search result for the arrow keys. */
export const result = { "data-result": "" };

const resultsIn = (frame: Element | null) => [
  ...(frame?.querySelectorAll<HTMLElement>("[data-result]") ?? []),
];

function focusOn(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  (element?.closest("li") ?? element)?.scrollIntoView({ block: "nearest" });
}

function take(result: HTMLElement | undefined, field: HTMLInputElement | null | undefined): void {
  if (!(result instanceof HTMLInputElement && result.checked)) result?.click();
  field?.select();
}

/**
 * Arrow keys of a search: down leads from the field to the results, up and down move among them and back. Enter
 * chooses, Tab works as usual. For an element around the field and the results.
 * @param settled whether the results belong to the present input; moving into them waits for that
 * @param takesFirst whether Enter in a field with an input takes the first result, and selects the input for the next
 */
export function useResultKeys(settled: boolean, { takesFirst = false } = {}) {
  const frame = useRef<HTMLDivElement>(null);
  const [entering, setEntering] = useState<"focus" | "take">();

  useEffect(() => {
    if (!entering || !settled) return;
    setEntering(undefined);
    const [first] = resultsIn(frame.current);
    if (entering === "focus") focusOn(first);
    else take(first, frame.current?.querySelector<HTMLInputElement>("search input"));
  }, [entering, settled]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const inField = target.matches("search input");
    if (inField) {
      const takes =
        takesFirst && event.key === "Enter" && (target as HTMLInputElement).value !== "";
      const plain = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
      setEntering(event.key === "ArrowDown" ? "focus" : takes && plain ? "take" : undefined);
    }
    if (inField || event.ctrlKey || event.metaKey || event.altKey) return;
    const results = resultsIn(frame.current);
    const at = results.indexOf(target);
    if (at < 0) return;
    const field = frame.current?.querySelector<HTMLElement>("search input");
    const next = {
      ArrowDown: results[at + 1] ?? target,
      ArrowUp: results[at - 1] ?? field,
      Home: results[0],
      End: results.at(-1),
    }[event.key];
    if (next) focusOn(next);
    else if (event.key === "Enter" && target.matches("input")) target.click();
    else return;
    event.preventDefault();
  };
  return { frame, onKeyDown };
}
