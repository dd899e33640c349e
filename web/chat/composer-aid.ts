import type { ComponentType, KeyboardEvent, ReactNode, RefObject } from "react";
import type { ConversationPerson } from "../../domain/contract/conversations/conversation.ts";
import type { TypedText } from "./use-typed-text.ts";

/** What helps at writing beside the keyboard, where an area has something. */
export interface ComposerAid {
  /** Stands beside the text. */
  button: ReactNode;
  /** Stands above the composer while it is open. */
  list: ReactNode;
  /** Hears of a key first. @returns true when it was meant for the list */
  onKeyDown(event: KeyboardEvent): boolean;
  /** What readers are told of the list while one writes. */
  field: {
    "aria-autocomplete"?: "list";
    dir?: "ltr" | "rtl";
    "aria-controls"?: string;
    "aria-activedescendant"?: string;
  };
}

export type ComposerAidPart = ComponentType<{
  typed: TypedText;
  /** With whom one talks. */
  person: ConversationPerson;
  input: RefObject<HTMLTextAreaElement | null>;
  children: (aid: ComposerAid) => ReactNode;
}>;

export const noAid: ComposerAid = { button: null, list: null, onKeyDown: () => false, field: {} };
