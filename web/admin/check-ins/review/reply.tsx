import type { MouseEvent, RefObject } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../../domain/admin-paths.ts";
import type { CheckInReview } from "../../../../domain/contract/check-ins/review.ts";
import { messageTextProblem } from "../../../../domain/conversations/conversation.ts";
import { keepDraft, readDraft } from "../../../chat/drafts.ts";
import { m } from "../../../paraglide/messages.js";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { RepliesAid } from "../../chat/replies/replies-aid.tsx";
import { keepReply } from "./drafts.ts";
import { factsDraft, withDraft } from "./facts-draft.ts";
import { replyMark } from "./use-review-keys.ts";

type ReplyProps = {
  review: CheckInReview;
  text: string;
  onChange: (text: string) => void;
  input: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
  onEnd: () => void;
  onLater: () => void;
};

/** The second click of two begins on the review before; it ends nothing here. */
const ifMeant = (act: () => void) => (event: MouseEvent) => void (event.detail < 2 && act());

/** The words that end the review; they reach the person only when they are sent. */
export function Reply(props: ReplyProps) {
  const { review, text, onChange, input, onSend, onEnd, onLater } = props;
  const { person } = review;
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
      <div className="flex flex-wrap gap-2 pt-3">
        <Button
          disabled={text.trim() === "" || problem !== undefined}
          onClick={ifMeant(onSend)}
          className="grow"
        >
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
  /** Words that were typed here, and did not end it. */
  unsent: string;
  onDropped: () => void;
};

/** How the review was ended; words that another end left over go on in the conversation. */
export function EndedReply({ review, unsent, onDropped }: EndedReplyProps) {
  const { checkIn, person } = review;
  const toChat = adminPaths.conversation(person.traineeId);
  const isLeft = unsent.trim() !== "" && unsent.trim() !== checkIn.reply;
  return (
    <Card
      title={m.review_reply()}
      action={
        <Link to={toChat} className={buttonClass({ variant: "ghost" })}>
          {m.check_in_to_chat()}
        </Link>
      }
    >
      {checkIn.reply === null ? (
        <p className="text-muted">{m.review_ended_silently()}</p>
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {checkIn.reply}
        </p>
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
              const begun = readDraft(person.traineeId);
              keepDraft(person.traineeId, begun === "" ? unsent : `${begun}\n\n${unsent}`);
              keepReply(checkIn.id, "");
              onDropped();
            }}
          >
            {m.review_left_over_to_chat()}
          </Link>
        </div>
      )}
    </Card>
  );
}
