import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from "react";
import { foldedWords, foldForSearch } from "../../../../domain/arabic.ts";
import { type Addressee, personalText } from "../../../../domain/conversations/personal-text.ts";
import type { TypedText } from "../../../chat/use-typed-text.ts";
import { savedRepliesQuery } from "./queries.ts";

/** Opens the list at the start of a message; the words after it filter. */
const sign = "/";

interface RepliesListOptions {
  typed: Pick<TypedText, "text" | "change">;
  person: Addressee;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** The list of saved replies, worded for a person: opened, filtered, inserted into the text. */
export function useRepliesList({ typed, person, input }: RepliesListOptions) {
  const { text } = typed;
  const id = useId();
  const [pressed, setPressed] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(0);
  const [caret, setCaret] = useState<number>();
  const [seen, setSeen] = useState(text);
  const signed = text.startsWith(sign) && !text.includes("\n");
  const open = pressed || (signed && !dismissed);
  const query = useQuery({ ...savedRepliesQuery(), enabled: open });

  // Another text resets the choice, and the next sign reopens a dismissed list. Without the sign the list closes, so
  // that Enter sends.
  if (seen !== text) {
    setSeen(text);
    setActive(0);
    if (!signed) {
      setDismissed(false);
      setPressed(false);
    }
  }

  const words = signed ? foldedWords(text.slice(sign.length)) : [];
  const shown = (query.data?.replies ?? [])
    .map((reply) => ({ ...reply, said: personalText(reply.text, person) }))
    .filter(({ said }) => {
      const folded = foldForSearch(said);
      return words.every((word) => folded.includes(word));
    });
  const at = Math.min(active, Math.max(0, shown.length - 1));

  useLayoutEffect(() => {
    if (caret === undefined) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret, input]);

  const close = () => {
    setPressed(false);
    setDismissed(signed);
  };
  const choose = (said: string) => {
    const place = signed ? { from: 0, to: text.length } : selectionOf(input.current, text);
    const [head, tail] = [text.slice(0, place.from), text.slice(place.to)];
    const put = `${/\S$/.test(head) ? `${head} ` : head}${said}`;
    typed.change(`${put}${tail}`);
    setCaret(put.length);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (!open || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[at];
    if (event.key === "Escape") close();
    else if (step && shown.length > 0) setActive((at + step + shown.length) % shown.length);
    else if ((event.key === "Enter" || event.key === "Tab") && chosen && !event.shiftKey) {
      choose(chosen.said);
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  /** Keys inside the list: Escape returns to the text. */
  const onInnerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
    input.current?.focus();
  };
  const optionId = (index: number) => `${id}-${index}`;
  return {
    id,
    open,
    query,
    shown,
    at,
    optionId,
    choose,
    close,
    onKeyDown,
    onInnerKeyDown,
    setActive,
    toggle: () => (open ? close() : setPressed(true)),
    /** The text to save as a reply; empty for a search by the sign. */
    typedText: signed ? "" : text.trim(),
    /** Whether the text is the sign alone, which has no direction. */
    isBare: signed && words.length === 0,
  };
}

export type RepliesList = ReturnType<typeof useRepliesList>;

/** The insert position: the selection, or the end of the text. */
function selectionOf(field: HTMLTextAreaElement | null, text: string) {
  if (field?.value !== text) return { from: text.length, to: text.length };
  return { from: field.selectionStart, to: field.selectionEnd };
}
