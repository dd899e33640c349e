import { useQuery } from "@tanstack/react-query";
import type { DueCheckIn, SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Card } from "../../ui/card.tsx";
import { AnswerList } from "./answer-list.tsx";
import { addedTo } from "./form-answers.ts";
import { hasReply, ReplyCard } from "./reply-card.tsx";
import { sentCheckInQuery } from "./sent/queries.ts";
import { KeepSent } from "./sent-elsewhere.tsx";
import { ToChat } from "./to-chat.tsx";
import type { CheckInForm } from "./use-check-in-form.ts";

type UnderReviewProps = { due: DueCheckIn; sent: SentCheckIn; form: CheckInForm };

/** The review has begun: the reply if it came, the sent answers, and a later draft, which the conversation can still carry. */
export function UnderReview({ due, sent, form }: UnderReviewProps) {
  const unsent = addedTo(sent.answers, due.questions, form.typed);
  return (
    <>
      {hasReply(sent) ? <Replied sent={sent} /> : <Begun />}
      {form.isChanged && (
        <Card title={m.check_in_unsent_here()} className="grid grid-cols-1 gap-4">
          <AnswerList answers={unsent} />
          <div className="flex flex-wrap gap-3">
            <ToChat answers={unsent} />
            <KeepSent form={form} />
          </div>
        </Card>
      )}
      <Card title={m.check_in_what_was_sent()}>
        <AnswerList answers={sent.answers} />
      </Card>
    </>
  );
}

/** The ticket to a spoken reply comes with the check-in alone. */
function Replied({ sent }: { sent: SentCheckIn }) {
  const enabled = sent.replyVoice !== null;
  const { data, refetch } = useQuery({ ...sentCheckInQuery(sent.id), enabled });
  return <ReplyCard sent={sent} files={data?.files} onAsk={() => void refetch()} />;
}

function Begun() {
  return (
    <Banner kind="info" action={<ToChat />}>
      {m.check_in_under_review()}
    </Banner>
  );
}
