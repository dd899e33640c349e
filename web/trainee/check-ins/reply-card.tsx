import type { CheckInSummary } from "../../../domain/contract/check-ins/check-ins.ts";
import type { FilesTicket } from "../../../domain/contract/conversations/conversation.ts";
import { LateReplyVoice } from "../../check-ins/late-reply-voice.tsx";
import { useToday } from "../../lib/format/today.ts";
import { getWho } from "../../lib/session/session.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { ToChat } from "./to-chat.tsx";
import { dayText, momentText } from "./when-text.ts";

type ReplyCardProps = {
  sent: Pick<CheckInSummary, "dueOn" | "reviewedAt" | "reply" | "replyVoice">;
  files: FilesTicket | undefined;
  /** Asks for a new ticket. */
  onAsk: () => void;
};

/** Whether the trainer replied, in words or as a recording. */
export const hasReply = ({ reply, replyVoice }: Pick<CheckInSummary, "reply" | "replyVoice">) =>
  reply !== null || replyVoice !== null;

/** The trainer's reply, of which day and when it came, and the way to answer it. */
export function ReplyCard({ sent, files, onAsk }: ReplyCardProps) {
  const { dueOn, reviewedAt, reply, replyVoice } = sent;
  const today = useToday();
  return (
    <Card title={m.check_in_reply()} action={<ToChat />}>
      {reply !== null && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {reply}
        </p>
      )}
      {replyVoice && (
        <LateReplyVoice
          voice={replyVoice}
          traineeId={getWho()?.id ?? ""}
          files={files}
          onFailed={onAsk}
        />
      )}
      <FactLine
        sentences
        className="mt-2 text-sm text-muted"
        facts={[
          dayText(dueOn, today),
          reviewedAt !== null && m.check_in_replied_at({ when: momentText(reviewedAt, today) }),
        ]}
      />
    </Card>
  );
}
