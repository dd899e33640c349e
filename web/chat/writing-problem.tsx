import { m } from "../paraglide/messages.js";
import type { TypedText } from "./use-typed-text.ts";

/** Near the limit: how much is left. Beyond it: what to do, and that nothing is lost. */
export function WritingProblem({ typed: { problem, left } }: { typed: TypedText }) {
  const text =
    problem === "too_long"
      ? m.chat_too_long()
      : problem === "invalid"
        ? m.field_invalid()
        : left === undefined
          ? undefined
          : m.chat_left({ count: left });
  return (
    <p
      id="chat-limit"
      role="status"
      className={`text-sm ${text ? "pb-1" : ""} ${problem ? "text-bad" : "text-muted"}`}
    >
      {text}
    </p>
  );
}
