import { type MouseEvent, type RefObject, Suspense } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import {
  messageTextProblem,
  type VoiceNote,
} from "../../../../domain/conversations/conversation.ts";
import { keepDraft, readDraft } from "../../../chat/drafts.ts";
import { LateReplyVoice } from "../../../check-ins/late-reply-voice.tsx";
import { lazyPart } from "../../../frame/again.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { RepliesAid } from "../../chat/replies/replies-aid.tsx";
import { keepReply } from "./drafts.ts";
import { factsDraft, withDraft } from "./facts-draft.ts";
import { canSend } from "./use-review.ts";
import { replyMark } from "./use-review-keys.ts";
import type { VoiceReplyProps } from "./voice-reply.tsx";

type ReplyProps = {
  review: CheckInReview;
  text: string;
  onChange: (text: string) => void;
  input: RefObject<HTMLTextAreaElement | null>;
  voice: VoiceNote | undefined;
  recording: VoiceReplyProps["handle"];
  onBegin: () => void;
  onSend: () => void;
  onEnd: () => void;
  onLater: () => void;
};

/** The second click of two begins on the review before; it ends nothing here. */
const ifMeant = (act: () => void) => (event: MouseEvent) => void (event.detail < 2 && act());

const LeftVoice = lazyPart(async () => (await import("./left-voice.tsx")).LeftVoice);
const VoiceReply = lazyPart(async () => (await import("./voice-reply.tsx")).VoiceReply);

/** The words and the recording that end the review; they reach the person only when they are sent. */
export function Reply(props: ReplyProps) {
  const { review, text, onChange, input, voice, recording, onBegin } = props;
  const { onSend, onEnd, onLater } = props;
  const { person, checkIn } = review;
  const problem = text.trim() === "" ? undefined : messageTextProblem(text.trim());
  const takeDraft = () => {
    onChange(withDraft(text, factsDraft(review)));
    input.current?.focus();
  };
  return (
    <Card aria-label={m.review_reply()}>
      <RepliesAid below typed={{ text, change: onChange }} person={person} input={input}>
        {(aid) => (
          <div className="grid grid-cols-1 gap-3">
            <div className="relative">
              <TextArea
                label={m.review_reply_to({ name: person.name })}
                name="reply"
                rows={5}
                dir="auto"
                ref={input}
                value={text}
                {...(problem && { error: m.answer_too_long() })}
                onChange={({ currentTarget }) => onChange(currentTarget.value)}
                onKeyDown={(event) => aid.onKeyDown(event)}
                {...aid.field}
                {...replyMark}
              />
              {aid.list}
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <Button variant="secondary" onClick={takeDraft}>
                {m.review_draft()}
              </Button>
              {aid.button}
            </div>
          </div>
        )}
      </RepliesAid>
      <div className="flex min-h-14 items-center pt-3" {...replyMark}>
        <Suspense>
          <VoiceReply checkInId={checkIn.id} voice={voice} onBegin={onBegin} handle={recording} />
        </Suspense>
      </div>
      <div className="flex flex-wrap gap-2 pt-3">
        <Button disabled={!canSend(text, voice)} onClick={ifMeant(onSend)} className="grow">
          <Icon name="send" />
          {m.review_send()}
        </Button>
        <Button variant="secondary" onClick={ifMeant(onLater)}>
          {m.review_later()}
        </Button>
      </div>
      <div className="-mb-2 flex flex-wrap items-center gap-x-2 pt-1">
        <p className="min-w-0 grow basis-24 text-sm text-muted">{m.review_reply_hint()}</p>
        <Button variant="ghost" onClick={ifMeant(onEnd)} className="-me-3">
          {m.review_end_silently()}
        </Button>
      </div>
    </Card>
  );
}

type EndedReplyProps = {
  review: CheckInReview;
  /** Asks for the review again. */
  onAsk: () => void;
  /** Words and a recording that were made here, and did not end it. */
  unsent: string;
  voice: VoiceNote | undefined;
  onDropped: () => void;
};

/** How the review was ended; words that another end left over go on in the conversation. */
export function EndedReply({ review, onAsk, unsent, voice, onDropped }: EndedReplyProps) {
  const { checkIn, person, files } = review;
  const { traineeId } = person;
  const toChat = adminPaths.conversation(traineeId);
  const isLeft = unsent.trim() !== "" && unsent.trim() !== checkIn.reply;
  const leftVoice = voice?.fileId === checkIn.replyVoice?.fileId ? undefined : voice;
  return (
    <Card
      title={m.review_reply()}
      action={
        <Link to={toChat} className={buttonClass({ variant: "ghost" })}>
          {m.check_in_to_chat()}
        </Link>
      }
    >
      {checkIn.reply === null && checkIn.replyVoice === null && (
        <p className="text-muted">{m.review_ended_silently()}</p>
      )}
      {checkIn.reply !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {checkIn.reply}
        </p>
      )}
      {checkIn.replyVoice && (
        <LateReplyVoice
          voice={checkIn.replyVoice}
          traineeId={traineeId}
          files={files}
          onFailed={onAsk}
        />
      )}
      {isLeft && (
        <div className="mt-4 grid gap-2 rounded-md bg-soft px-4 py-3">
          <p className="text-sm text-muted">{m.review_left_over()}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {unsent}
          </p>
          <Link
            to={toChat}
            className={buttonClass({ variant: "secondary" }, "justify-self-start")}
            onClick={() => {
              const begun = readDraft(traineeId);
              keepDraft(traineeId, begun === "" ? unsent : `${begun}\n\n${unsent}`);
              keepReply(checkIn.id, "");
              onDropped();
            }}
          >
            {m.review_left_over_to_chat()}
          </Link>
        </div>
      )}
      {leftVoice && (
        <div className="mt-4 grid grid-cols-1 gap-2 rounded-md bg-soft px-4 py-3">
          <p className="text-sm text-muted">{m.review_left_voice()}</p>
          <Suspense>
            <LeftVoice checkInId={checkIn.id} traineeId={traineeId} voice={leftVoice} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}
