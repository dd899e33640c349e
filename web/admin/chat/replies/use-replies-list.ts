import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from "react";
import { foldedWords, foldForSearch } from "../../../../domain/arabic.ts";
import type { ConversationPerson } from "../../../../domain/contract/conversations/conversation.ts";
import { personalText } from "../../../../domain/conversations/personal-text.ts";
import type { TypedText } from "../../../chat/use-typed-text.ts";
import { savedRepliesQuery } from "./queries.ts";

/** What opens the list where it begins a message; the words behind it choose. */
const sign = "/";

interface RepliesListOptions {
  typed: TypedText;
  person: ConversationPerson;
  input: RefObject<HTMLTextAreaElement | null>;
}

/** The saved replies as they would be said to a person: opened, chosen among, put into the text. */
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

  // Another text chooses anew; what was dismissed comes back with the next sign. Who writes on
  // without it chooses no reply: Enter is theirs again.
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
  /** Of the keys inside the list itself: the one that leaves it, back to the text. */
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
    /** What is worth keeping of what stands in the composer. */
    typedText: signed ? "" : text.trim(),
    /** Nothing but the sign stands there, which has no direction of its own. */
    isBare: signed && words.length === 0,
  };
}

export type RepliesList = ReturnType<typeof useRepliesList>;

/** Where something is put in: where one writes, else at the end. */
function selectionOf(field: HTMLTextAreaElement | null, text: string) {
  if (field?.value !== text) return { from: text.length, to: text.length };
  return { from: field.selectionStart, to: field.selectionEnd };
}
