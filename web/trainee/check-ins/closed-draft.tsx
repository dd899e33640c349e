import { useRef } from "react";
import { paths } from "../../../domain/paths.ts";
import { nameIn } from "../../lib/format/names.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { toast } from "../../ui/toast.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { TraineeHeader } from "../trainee-header.tsx";
import { closedAddress } from "./address-of-closed.ts";
import { AnswerList } from "./answer-list.tsx";
import { type CheckInDraft, checkInDrafts, occurrenceKey } from "./drafts.ts";
import { answersToRead } from "./form-answers.ts";
import { asText, ToChat } from "./to-chat.tsx";
import { usePending } from "./use-check-ins.ts";
import { dayText } from "./when-text.ts";

const formNameOf = ({ asked: { formName, formEnglishName } }: CheckInDraft) =>
  nameIn({ name: formName, englishName: formEnglishName });

/** Answers that were sent in time may still arrive. */
function useClosedText(draft: CheckInDraft): string {
  const pending = usePending(occurrenceKey(draft.asked));
  return pending?.changes === draft.changes ? m.check_in_waits() : m.check_in_closed();
}

/** Unsent answers in the list, after their time. */
export function ClosedCard({ draft }: { draft: CheckInDraft }) {
  const today = useToday();
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="min-w-0">
        <h2 className="text-lg">
          <bdi className="wrap-anywhere">{formNameOf(draft)}</bdi>
        </h2>
        <p className="text-muted">{dayText(draft.asked.dueOn, today)}</p>
        <p className="text-muted">{useClosedText(draft)}</p>
      </div>
      <ScreenLink
        to={closedAddress(draft.asked)}
        className={buttonClass({ variant: "secondary" }, "w-full sm:w-fit")}
      >
        {m.check_in_show_unsent()}
      </ScreenLink>
    </Card>
  );
}

/** A form after its time: the unsent answers to read and to copy, and the conversation, which can carry them. */
export function ClosedDraftPage({ draft }: { draft: CheckInDraft }) {
  const today = useToday();
  const source = useRef<HTMLDivElement>(null);
  const { asked, typed } = draft;
  const answers = answersToRead(asked.questions, typed);
  const remove = () => {
    const key = occurrenceKey(asked);
    checkInDrafts.keep(key, undefined);
    toast({
      kind: "success",
      text: m.check_in_unsent_deleted(),
      action: { label: m.body_undo(), onAction: () => checkInDrafts.keep(key, draft) },
    });
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3">
      <TraineeHeader
        title={formNameOf(draft)}
        to={paths.trainee.checkIns}
        backLabel={m.check_in_back()}
      />
      <p className="text-muted">{dayText(asked.dueOn, today)}</p>
      <Banner kind="info" action={<ToChat answers={answers} />}>
        {useClosedText(draft)}
      </Banner>
      <Card title={m.check_in_answers()} className="grid grid-cols-1 gap-4">
        <div ref={source}>
          <AnswerList answers={answers} />
        </div>
        <div className="flex flex-wrap gap-3">
          <CopyButton
            text={asText(answers)}
            source={source}
            label={m.check_in_copy()}
            copied={m.check_in_copied()}
            saysFor={4000}
          />
          <Button variant="ghost" onClick={remove}>
            {m.check_in_unsent_delete()}
          </Button>
        </div>
      </Card>
    </div>
  );
}
