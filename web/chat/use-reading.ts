import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { VirtualizerHandle } from "virtua";
import type { ConversationSide } from "../../domain/conversations/conversation.ts";
import type { Row } from "./rows.ts";

/**
 * Reports the last message of the other side that the reader has seen, while the page is visible.
 * @returns a function to call after each movement
 */
export function useReading(
  list: RefObject<VirtualizerHandle | null>,
  rows: readonly Row[],
  side: ConversationSide,
  onRead: ((through: number) => void) | undefined,
): () => void {
  const frame = useRef(0);
  const look = useEffectEvent(() => {
    frame.current = 0;
    const handle = list.current;
    if (!handle || !onRead || document.visibilityState !== "visible") return;
    const bottom = handle.scrollOffset + handle.viewportSize;
    for (let index = Math.min(handle.findItemIndex(bottom), rows.length - 1); index >= 0; index--) {
      const row = rows[index];
      if (row?.kind !== "message" || row.message.from === side || !("seq" in row.message)) continue;
      // A message counts once its first lines are visible.
      if (handle.getItemOffset(index) + 32 > bottom) continue;
      onRead(row.message.seq);
      return;
    }
  });
  const soon = () => {
    frame.current ||= requestAnimationFrame(look);
  };
  useEffect(() => {
    const onVisible = () => look();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, []);
  return soon;
}
