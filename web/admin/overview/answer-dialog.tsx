import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { ShownLine } from "../../../domain/contract/attention/overview.ts";
import type { Message } from "../../../domain/contract/conversations/conversation.ts";
import { messageTextProblem } from "../../../domain/conversations/conversation.ts";
import { keepDraft, readDraft } from "../../chat/drafts.ts";
import { lineOf } from "../../chat/line-of.ts";
import { type Conversation, conversationQuery, markRead } from "../../chat/queries.ts";
import { ownText } from "../../chat/texts.ts";
import { useOutbox } from "../../chat/use-outbox.ts";
import { useToday } from "../../lib/format/today.ts";
import { useNow } from "../../lib/use-now.ts";
import { useOnline } from "../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";
import { modKey } from "../keys/mod-key.ts";
import { showUnreadMessages } from "../live/show-unread.ts";
import { answerTo, quoteIn } from "./answers.ts";
import { sentenceOf } from "./sentences.ts";

type AnswerDialogProps = {
  line: ShownLine;
  onClose: () => void;
  /** Called after the message was handed to the conversation. */
  onSent: () => void;
};

/** Maximum unread messages above the answer; the conversation has the others. */
const shownMessages = 5;

/** One message to one person, below the words that it answers. It settles them, as in the conversation. */
export function AnswerDialog({ line, onClose, onSent }: AnswerDialogProps) {
  const formId = useId();
  const { traineeId, name, reason } = line;
  const conversation = useQuery({ ...conversationQuery(traineeId), enabled: reason === "unread" });
  const { send } = useOutbox(traineeId);
  const online = useOnline();
  const [text, setText] = useState(() => readDraft(traineeId));
  const problem = text.trim() === "" ? undefined : messageTextProblem(text.trim());
  const isBegun = text.trim() === answerTo(line).begun.trim();
  const canSend = text.trim() !== "" && !isBegun && problem === undefined;

  const change = (next: string) => {
    setText(next);
    keepDraft(traineeId, next);
  };
  const submit = () => {
    if (!canSend) return;
    const readsThrough = conversation.data && theirs(conversation.data).at(-1)?.seq;
    send({ kind: "text", text: text.trim() }, readsThrough === undefined ? {} : { readsThrough });
    keepDraft(traineeId, "");
    if (readsThrough !== undefined)
      showUnreadMessages(traineeId, markRead(traineeId, readsThrough));
    toast(
      online
        ? { kind: "success", text: m.answer_sent({ name }) }
        : { text: m.answer_waiting({ name }) },
    );
    onClose();
    onSent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      size="lg"
      title={m.answer_title({ name })}
      onClose={onClose}
      footer={
        <>
          <Link
            to={adminPaths.conversation(traineeId)}
            className={buttonClass({ variant: "ghost" }, "md:me-auto")}
          >
            {m.answer_open_chat()}
          </Link>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <Button type="submit" form={formId} disabled={!canSend}>
            <Icon name="send" />
            {m.chat_send()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid grid-cols-1 gap-4"
      >
        {reason === "unread" ? (
          <Unread line={line} conversation={conversation} />
        ) : (
          <About line={line} />
        )}
        <TextArea
          label={m.answer_text()}
          name="text"
          dir="auto"
          rows={4}
          data-focus-first=""
          onFocus={({ currentTarget: field }) =>
            field.setSelectionRange(field.value.length, field.value.length)
          }
          hint={hintOf(line)}
          value={text}
          error={problem && m.answer_too_long()}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <p className="text-sm text-muted max-md:hidden">
          {m.answer_keys({ send: `${modKey()}+Enter`, close: "Esc" })}
        </p>
      </form>
    </Dialog>
  );
}

function hintOf({ reason }: ShownLine): string {
  if (reason === "note") return m.answer_note_hint();
  return reason === "unread" ? m.answer_unread_hint() : m.answer_message_hint();
}

/** The line's sentence, and the words that it quotes. */
function About({ line }: { line: ShownLine }) {
  const [now, today] = [useNow(), useToday()];
  const quote = quoteIn(line);
  return (
    <figure className="grid gap-1 rounded-lg bg-soft px-4 py-3">
      <figcaption className="text-sm text-muted">{sentenceOf(line, { now, today })}</figcaption>
      {quote && (
        <blockquote className="wrap-anywhere">
          <bdi>{quote}</bdi>
        </blockquote>
      )}
    </figure>
  );
}

type UnreadProps = {
  line: ShownLine;
  conversation: { data: Conversation | undefined; isError: boolean };
};

/** The last unread messages; until they are here, the words of the line. */
function Unread({ line, conversation: { data, isError } }: UnreadProps) {
  if (!data) {
    return (
      <>
        <About line={line} />
        {isError ? (
          <p className="text-sm text-muted">{m.answer_failed_load()}</p>
        ) : (
          <Skeleton className="h-16" />
        )}
      </>
    );
  }
  return (
    <ol aria-label={m.answer_waiting_messages()} className="grid gap-1.5">
      {unreadOf(data).map(({ clientId, body }) => (
        <li
          key={clientId}
          className="w-fit max-w-full rounded-lg bg-soft px-4 py-2 wrap-anywhere whitespace-pre-wrap"
        >
          <bdi>{lineOf({ kind: body.kind, text: ownText(body) })}</bdi>
        </li>
      ))}
    </ol>
  );
}

const theirs = ({ log }: Conversation): Message[] =>
  log.stored.filter(({ from }) => from === "trainee");

const unreadOf = (conversation: Conversation): Message[] =>
  theirs(conversation)
    .filter(({ seq }) => seq > conversation.log.readThrough.trainer)
    .slice(-shownMessages);
