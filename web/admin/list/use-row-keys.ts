import { type KeyboardEvent, type MouseEvent, useRef } from "react";

/** Marks the link or button of a row; arrow keys move between them. */
export const rowLink = { "data-row-link": "" };
export const isRowLink = (element: Element): boolean => element.matches("[data-row-link]");

/** The row's id, for its link or button. */
export const rowId = (id: string) => ({ "data-row-id": id });

/**
 * Arrow keys move through the rows and Enter opens one, as does a press anywhere on a row.
 * @param onMark for selectable rows: `x` or Space selects
 */
export function useRowKeys(onOpen: (id: string) => void, onMark?: (id: string) => void) {
  const list = useRef<HTMLDivElement>(null);
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-row-link]") ?? [])];
  const focusAt = (index: number) => {
    const link = links()[index];
    link?.focus();
    link?.closest("tr, li")?.scrollIntoView({ block: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = links();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const id = all[at]?.closest<HTMLElement>("[data-row-id]")?.dataset.rowId;
    if (onMark && id && (event.key === " " || event.code === "KeyX") && !isChord(event)) {
      event.preventDefault();
      onMark(id);
      return;
    }
    const next = {
      ArrowDown: Math.min(at + 1, all.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    focusAt(next);
  };

  const onRowClick = (event: MouseEvent, id: string) => {
    if ((event.target as Element).closest("a, button, label, form, [role=menu]")) return;
    if (getSelection()?.toString()) return;
    onOpen(id);
  };

  /**
   * Focuses the neighbour of a row that is about to disappear, in its own group if it has one; nothing scrolls.
   * @returns false if it was the last row
   */
  const focusBeside = () => {
    const all = links();
    const at = all.findIndex((link) => link.closest("tr, li")?.contains(document.activeElement));
    const group = all[at]?.closest("ul, tbody");
    const beside = [all[at + 1], all[at - 1]];
    const next = beside.find((each) => each && group?.contains(each)) ?? beside.find(Boolean);
    if (at >= 0) next?.focus({ preventScroll: true });
    return at < 0 || next !== undefined;
  };

  return { list, onKeyDown, onRowClick, focusFirst: () => focusAt(0), focusBeside };
}

const isChord = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;
