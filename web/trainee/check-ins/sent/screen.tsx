import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { closesAfter } from "../../../../domain/check-ins/when.ts";
import type { OpenedCheckIn } from "../../../../domain/contract/check-ins/check-ins.ts";
import { paths } from "../../../../domain/paths.ts";
import { AnswerFilesContext } from "../../../check-ins/answer-files.ts";
import { KnownFacts } from "../../../check-ins/fact-row.tsx";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { nameIn } from "../../../lib/format/names.ts";
import { useToday } from "../../../lib/format/today.ts";
import { getWho } from "../../../lib/session/session.ts";
import { useNow } from "../../../lib/use-now.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { covered } from "../../covered.tsx";
import { ScreenLink } from "../../screen-link.tsx";
import { TraineeHeader } from "../../trainee-header.tsx";
import { formAddress } from "../address.ts";
import { AnswerList } from "../answer-list.tsx";
import { hasReply, ReplyCard } from "../reply-card.tsx";
import { statusText } from "../sent-row.tsx";
import { dayText, momentText } from "../when-text.ts";
import { sentCheckInQuery } from "./queries.ts";
import SentCheckInSkeleton from "./skeleton.tsx";

/** One sent check-in: the reply, then the answers with the facts of its week. */
function SentCheckInScreen() {
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useQuery(sentCheckInQuery(id));
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3">
      <TraineeHeader
        title={
          data
            ? nameIn({ name: data.formName, englishName: data.formEnglishName })
            : m.trainee_check_ins()
        }
        to={paths.trainee.checkIns}
        backLabel={m.check_in_back()}
      />
      {data ? (
        <Sent sent={data} onAsk={() => void refetch()} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={m.check_in_load_failed()}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : (
        <SentCheckInSkeleton />
      )}
    </div>
  );
}

export default covered(m.trainee_check_ins, SentCheckInScreen);

function Sent({ sent, onAsk }: { sent: OpenedCheckIn; onAsk: () => void }) {
  const { formId, dueOn, dueAt, sentAt, reviewingAt, facts, answers, files } = sent;
  const today = useToday();
  const now = useNow();
  const isOpen = reviewingAt === null && now < closesAfter(dueAt);
  return (
    <>
      {hasReply(sent) ? (
        <ReplyCard sent={sent} files={files} onAsk={onAsk} />
      ) : (
        <Card className="grid grid-cols-1 gap-3">
          <p className="flex items-center gap-3">
            <Icon name="clock" className="shrink-0 text-lg text-muted" />
            <span className="min-w-0">
              <span className="block font-medium">{statusText(sent)}</span>
              <FactLine
                sentences
                className="text-sm text-muted"
                facts={[
                  dayText(dueOn, today),
                  m.check_in_sent_at({ when: momentText(sentAt, today) }),
                ]}
              />
            </span>
          </p>
          {isOpen && (
            <ScreenLink
              to={formAddress(formId)}
              className={buttonClass({ variant: "secondary" }, "w-full sm:w-fit")}
            >
              {m.check_in_edit()}
            </ScreenLink>
          )}
        </Card>
      )}
      <KnownFacts facts={facts} />
      <AnswerFilesContext value={{ traineeId: getWho()?.id ?? "", files, onFailed: onAsk }}>
        <Card title={m.check_in_answers()}>
          <AnswerList answers={answers} />
        </Card>
      </AnswerFilesContext>
    </>
  );
}
