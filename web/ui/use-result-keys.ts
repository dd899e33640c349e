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

/**
 * Arrow keys of a search: down leads from the field to the results, up and down move among them and back. Enter
 * chooses, Tab works as usual. For an element around the field and the results.
 * @param settled whether the results belong to the present input; moving into them waits for that
 */
export function useResultKeys(settled: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [entering, setEntering] = useState(false);

  useEffect(() => {
    if (!entering || !settled) return;
    setEntering(false);
    focusOn(resultsIn(frame.current)[0]);
  }, [entering, settled]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const inField = target.matches("search input");
    if (inField) setEntering(event.key === "ArrowDown");
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
