import type { DueCheckIn, SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast.tsx";
import { AnswerList } from "./answer-list.tsx";
import { replacedBy } from "./form-answers.ts";
import type { CheckInForm } from "./use-check-in-form.ts";

/** Drops the draft for what was sent, with a way back. */
export function KeepSent({ form }: { form: CheckInForm }) {
  const keepSent = () => {
    const undo = form.drop();
    toast({
      kind: "success",
      text: m.check_in_sent_stays(),
      action: { label: m.body_undo(), onAction: undo },
    });
  };
  return (
    <Button variant="ghost" onClick={keepSent}>
      {m.check_in_keep_sent()}
    </Button>
  );
}

type SentElsewhereProps = {
  questions: DueCheckIn["questions"];
  sent: SentCheckIn;
  form: CheckInForm;
};

/** Another device was first: its answers fill the empty questions, and those that would be replaced are shown. */
export function SentElsewhere({ questions, sent, form }: SentElsewhereProps) {
  const replaced = replacedBy(questions, form.typed, sent.answers);
  return (
    <>
      <Banner kind="info" action={<KeepSent form={form} />}>
        {m.check_in_elsewhere()}
      </Banner>
      {replaced.length > 0 && (
        <Card title={m.check_in_replaced({ count: replaced.length })}>
          <AnswerList answers={replaced} />
        </Card>
      )}
    </>
  );
}
