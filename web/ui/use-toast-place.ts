import { type RefObject, useLayoutEffect, useRef } from "react";
import { followForemost, useForemostDialog } from "./open-dialogs.ts";
import { toastRoom } from "./toast-room.ts";

const gap = 12;

/**
 * Moves the live regions to a visible and audible place: the foremost dialog, or home. They leave a dialog before it
 * is gone, because a message can then be shown only in the document.
 */
export function useInFront(home: RefObject<HTMLElement | null>): HTMLElement | undefined {
  useLayoutEffect(() => {
    if (!home.current) return;
    const [place, parts] = [home.current, [...home.current.children]];
    const end = followForemost((dialog) => (dialog ?? place).append(...parts));
    return () => {
      end();
      // React removes them from home, where it expects them.
      place.append(...parts);
    };
  }, [home]);
  return useForemostDialog();
}

/**
 * Places a region so that nothing under it is unreachable. On a screen it is above floating elements at the end
 * (`data-floating`) and an open keyboard, and the page grows by its height. With a dialog it is above the dialog, or
 * under its head, where the scrolling part (`data-scroller`) then begins.
 * @param shown whether it is visible
 * @param dialog the foremost one
 */
export function useToastPlace(
  ref: RefObject<HTMLElement | null>,
  { shown, dialog }: { shown: boolean; dialog: HTMLElement | undefined },
): void {
  const before = useRef(dialog);
  useLayoutEffect(() => {
    const isNew = before.current !== dialog;
    before.current = dialog;
    const region = ref.current;
    if (!shown || !region) return;
    raise(region);
    const root = document.documentElement;
    const grow = toastRoom(isNew);
    const place = () => {
      const height = region.offsetHeight + gap;
      // The layout position, without the entering animation.
      const top = dialog?.offsetTop ?? 0;
      const head = top >= height + gap ? null : dialog?.querySelector("header");
      region.style.setProperty("--floating", `${takenBelow()}px`);
      region.style.setProperty(
        "--head",
        `${head ? top + head.offsetTop + head.offsetHeight : 0}px`,
      );
      grow(head ? (dialog?.querySelector<HTMLElement>("[data-scroller]") ?? null) : null, height);
      root.style.setProperty("--toasts", dialog ? "0px" : `${height}px`);
    };
    place();
    const sizes = new ResizeObserver(place);
    for (const element of dialog ? [document.body, region, dialog] : [document.body, region])
      sizes.observe(element);
    // A floating element may appear later, without a longer page.
    const watch = () => {
      for (const element of floatingElements()) sizes.observe(element);
    };
    watch();
    const arrivals = new MutationObserver(watch);
    arrivals.observe(document.body, { childList: true, subtree: true });
    const seen = window.visualViewport;
    seen?.addEventListener("resize", place);
    return () => {
      sizes.disconnect();
      arrivals.disconnect();
      seen?.removeEventListener("resize", place);
      grow(null, 0);
      root.style.removeProperty("--toasts");
    };
  }, [ref, shown, dialog]);
}

/** Brings a region to the front of the top layer. */
export function raise(region: HTMLElement): void {
  if (!region.showPopover) return;
  if (region.matches(":popover-open")) region.hidePopover();
  region.showPopover();
}

const floatingElements = () => document.querySelectorAll("[data-floating]");

function takenBelow(): number {
  const seen = window.visualViewport;
  const end = seen?.scale === 1 ? seen.offsetTop + seen.height : window.innerHeight;
  const tops = [...floatingElements()]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(end, ...tops);
}
