import { memo, use } from "react";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Message } from "../../domain/contract/conversations/conversation.ts";
import type { WaitingMessage } from "../../domain/conversations/message-log.ts";
import { m } from "../paraglide/messages.js";
import { Icon } from "../ui/every-icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { toast } from "../ui/toast.tsx";
import { VoiceNote } from "../voice/voice-note.tsx";
import { Bubble } from "./bubble.tsx";
import { ContactMessage } from "./contact-message.tsx";
import { FileMessage } from "./file-message.tsx";
import { type ImageBody, ImageMessage } from "./image-message.tsx";
import { useFileUrl, useKeptFile } from "./media.ts";
import type { ShownStatus } from "./message-status.tsx";
import { MessageText } from "./message-text.tsx";
import { RefusedNote } from "./refused-note.tsx";
import { ReviewLink } from "./review-link.tsx";
import type { ShownMessage } from "./rows.ts";
import { FoundContext } from "./search/found.ts";
import { copiedText } from "./texts.ts";
import { beforeTimeText } from "./times.ts";

export interface MessageActions {
  open: (body: ImageBody) => void;
  retry: (message: WaitingMessage<Message>) => void;
  giveUp: (message: WaitingMessage<Message>) => void;
}

type MessageRowProps = {
  message: ShownMessage;
  /** The day of its heading. */
  date: LocalDate;
  own: boolean;
  opens: boolean;
  closes: boolean;
  status: ShownStatus;
  actions: MessageActions;
};

/** A message on its side, with its actions. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, date, own, opens, closes, status, actions } = props;
  const copied = copiedText(message.body);
  const found = use(FoundContext);
  const isFound = found?.seq !== undefined && "seq" in message && message.seq === found.seq;
  return (
    <article
      aria-label={own ? m.chat_from_you() : m.chat_from_other()}
      data-message={message.clientId}
      aria-current={isFound ? "true" : undefined}
      className={`group/message px-3 md:px-4 ${opens ? "pt-2" : "pt-0.5"} ${own ? "ps-12 md:ps-24" : "pe-12 md:pe-24"}`}
    >
      <div className={`flex items-center gap-1 ${own ? "flex-row-reverse" : ""}`}>
        <Bubble
          own={own}
          opens={opens}
          closes={closes}
          at={message.at}
          beforeTime={beforeTimeText(message, date)}
          {...(own ? { status } : {})}
          bare={message.body.kind === "image"}
          found={isFound}
        >
          <Body message={message} own={own} actions={actions} />
        </Bubble>
        {copied !== "" && (
          <IconButton
            label={m.chat_copy()}
            onClick={() => void copy(copied)}
            className="text-muted! opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden"
          >
            <Icon name="copy" className="text-base" />
          </IconButton>
        )}
      </div>
      {"state" in message && message.state === "refused" && (
        <RefusedNote message={message} actions={actions} />
      )}
    </article>
  );
});

type BodyProps = { message: ShownMessage; own: boolean; actions: MessageActions };

function Body({ message, own, actions }: BodyProps) {
  const { body, clientId: messageId } = message;
  const waiting = "state" in message && message.state !== "refused";
  const onCancel = () => "state" in message && actions.giveUp(message);
  switch (body.kind) {
    case "text":
      return (
        <>
          <MessageText text={body.text} />
          <OfReview body={body} own={own} />
        </>
      );
    case "image": {
      const onOpen = () => actions.open(body);
      return (
        <ImageMessage
          messageId={messageId}
          body={body}
          waiting={waiting}
          onOpen={onOpen}
          onCancel={onCancel}
        />
      );
    }
    case "file":
      return (
        <FileMessage messageId={messageId} body={body} waiting={waiting} onCancel={onCancel} />
      );
    case "voice":
      return (
        <>
          <Voice body={body} waiting={"state" in message} />
          <OfReview body={body} own={own} />
        </>
      );
    case "contact":
      return <ContactMessage {...body} />;
  }
}

/** The way back from a reply to its check-in. */
const OfReview = ({ body, own }: { body: TextBody | VoiceBody; own: boolean }) =>
  body.checkInId && <ReviewLink id={body.checkInId} own={own} />;

type TextBody = Extract<Message["body"], { kind: "text" }>;
type VoiceBody = Extract<Message["body"], { kind: "voice" }>;

function Voice({ body, waiting }: { body: VoiceBody; waiting: boolean }) {
  useKeptFile(body.fileId, waiting);
  const { fileId, seconds, waveform, checkInId } = body;
  const url = useFileUrl(fileId);
  return (
    <VoiceNote url={url} seconds={seconds} bars={waveform} isFollowed={checkInId !== undefined} />
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: "success", text: m.chat_copied() });
  } catch {
    toast({ kind: "error", text: m.chat_copy_failed() });
  }
}
