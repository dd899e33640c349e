import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../keys/use-keys.ts";

interface ReviewKeys {
  onSend: () => void;
  onLater: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onReply: () => void;
  onVoice: () => void;
  onPhotos: () => void;
  onLargePhotos: () => void;
  onPhotosAgain: () => void;
}

const replyField = "[data-reply]";
/** Marks what belongs to the reply: the sending key works there. */
export const replyMark = { "data-reply": "" };

/**
 * The keys of a review, by their places, as an Arabic keyboard has other letters there. None works during typing but
 * the one that sends the reply, and Escape, which leaves it.
 */
export function useReviewKeys({ onSend, ...others }: ReviewKeys): void {
  const acts: Record<string, () => void> = {
    KeyS: others.onLater,
    KeyW: others.onReply,
    KeyM: others.onVoice,
    KeyP: others.onPhotos,
    KeyF: others.onLargePhotos,
    KeyR: others.onPhotosAgain,
    BracketLeft: others.onPrevious,
    BracketRight: others.onNext,
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, code, key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || event.isComposing || event.repeat || altKey || shiftKey) return;
    if (document.querySelector("dialog:modal, [role=menu]")) return;
    const typing = isTyping(target);
    const isReply = target instanceof Element && target.closest(replyField) !== null;
    if (ctrlKey || metaKey) {
      // While there is a reply to make, only from its parts: a second press must not send the next draft.
      if (key !== "Enter" || (!isReply && (typing || document.querySelector(replyField)))) return;
      event.preventDefault();
      onSend();
    } else if (key === "Escape" && typing) {
      (target as HTMLElement).blur();
    } else if (!typing && acts[code]) {
      event.preventDefault();
      acts[code]();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
