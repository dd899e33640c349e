import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Marks what stands for a result of a search: the arrows move between them. */
export const result = { "data-result": "" };

const resultsIn = (frame: Element | null) => [
  ...(frame?.querySelectorAll<HTMLElement>("[data-result]") ?? []),
];

function focusOn(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  (element?.closest("li") ?? element)?.scrollIntoView({ block: "nearest" });
}

/**
 * The arrow down leads from a search field into its results, the arrows move among them and back;
 * Enter chooses, Tab goes on as everywhere. Goes on an element around the field and the results.
 * @param settled whether the results are those of what is in the field: the way in waits for them
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
