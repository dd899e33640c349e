import type { ComponentType, KeyboardEvent, ReactNode, RefObject } from "react";
import type { ConversationPerson } from "../../domain/contract/conversations/conversation.ts";
import type { TypedText } from "./use-typed-text.ts";

/** A writing aid of an area, beside the composer. */
export interface ComposerAid {
  /** Content beside the text. */
  button: ReactNode;
  /** Content above the open composer. */
  list: ReactNode;
  /**
   * Called before the composer handles a key.
   * @returns true if the aid handled it
   */
  onKeyDown(event: KeyboardEvent): boolean;
  /** Attributes of the field that describe the list to screen readers. */
  field: {
    "aria-autocomplete"?: "list";
    dir?: "ltr" | "rtl";
    "aria-controls"?: string;
    "aria-activedescendant"?: string;
  };
}

export type ComposerAidPart = ComponentType<{
  typed: TypedText;
  /** The other side of the conversation. */
  person: ConversationPerson;
  input: RefObject<HTMLTextAreaElement | null>;
  children: (aid: ComposerAid) => ReactNode;
}>;

export const noAid: ComposerAid = { button: null, list: null, onKeyDown: () => false, field: {} };
