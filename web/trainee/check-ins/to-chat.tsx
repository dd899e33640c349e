import type { Answer } from "../../../domain/check-ins/answers.ts";
import { paths } from "../../../domain/paths.ts";
import { keepDraft, readDraft } from "../../chat/drafts.ts";
import { answerText } from "../../check-ins/answer-text.ts";
import { phraseOf } from "../../check-ins/phrase.ts";
import { getWho } from "../../lib/session/session.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { ScreenLink } from "../screen-link.tsx";

/** Those that a text can carry: it would only name a recording or photos. */
const wordedOf = (answers: readonly Answer[]): Answer[] =>
  answers.filter(({ question: { kind } }) => kind !== "voice" && kind !== "photos");

/** Answers as a text: each below its question. */
export const asText = (answers: readonly Answer[]): string =>
  answers
    .map(({ question, value }) => `${phraseOf(question)}\n${answerText(question, value)}`)
    .join("\n\n");

/** Adds a text to the begun message of the conversation, once. */
function addToMessage(text: string): void {
  const { id } = getWho() ?? {};
  if (id === undefined) return;
  const begun = readDraft(id);
  if (!begun.includes(text)) keepDraft(id, [begun, text].filter(Boolean).join("\n\n"));
}

/**
 * The way to the conversation, which carries what a check-in can no longer.
 * @param answers the message begins with their words; it is not sent by itself
 */
export function ToChat({ answers = [] }: { answers?: readonly Answer[] }) {
  const worded = wordedOf(answers);
  const hasAny = worded.length > 0;
  return (
    <ScreenLink
      to={paths.trainee.chat}
      onClick={() => hasAny && addToMessage(asText(worded))}
      className={buttonClass({ variant: hasAny ? "secondary" : "ghost" })}
    >
      {hasAny ? m.check_in_as_message() : m.check_in_to_chat()}
    </ScreenLink>
  );
}
