import { useEffect, useEffectEvent, useRef } from "react";
import { messageTextBytes, messageTextProblem } from "../../domain/conversations/conversation.ts";
import { useBegunText } from "../lib/waiting/drafts.ts";
import { keepDraft, readDraft } from "./drafts.ts";

const keepAfterMs = 300;
/** Number of remaining bytes from which they are shown. */
const countFrom = 600;

const encoder = new TextEncoder();

/**
 * The draft of a conversation, stored on this device until it is sent.
 * @param onTyping called for each change that the other side should see
 */
export function useTypedText(
  traineeId: string,
  onSend: (text: string) => void,
  onTyping: () => void,
) {
  const [text, setText] = useBegunText(() => readDraft(traineeId));
  const timer = useRef(0);
  const keep = useEffectEvent(() => keepDraft(traineeId, text));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter restarts the pause
  useEffect(() => {
    timer.current = window.setTimeout(keep, keepAfterMs);
    return () => clearTimeout(timer.current);
  }, [text]);
  useEffect(() => {
    const onHide = () => keep();
    addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
      keep();
    };
  }, []);

  const bytes = text.length * 3 < messageTextBytes - countFrom ? 0 : encoder.encode(text).length;
  const problem = text.trim() === "" ? undefined : messageTextProblem(text);
  const canSend = text.trim() !== "" && problem === undefined;
  return {
    text,
    problem: problem === "required" ? undefined : problem,
    canSend,
    /** The approximate number of letters left, near the limit. */
    left:
      bytes > messageTextBytes - countFrom && bytes <= messageTextBytes
        ? Math.floor(((messageTextBytes - bytes) * text.length) / bytes)
        : undefined,
    change: (next: string) => {
      setText(next);
      if (next.trim() !== "") onTyping();
    },
    send: () => {
      if (!canSend) return;
      onSend(text.trim());
      setText("");
      keepDraft(traineeId, "");
    },
  };
}

export type TypedText = ReturnType<typeof useTypedText>;
