import type { SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { m } from "../../paraglide/messages.js";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { FoldedCard } from "../../ui/folded-card.tsx";
import { toast } from "../../ui/toast.tsx";
import { AnswerList } from "./answer-list.tsx";
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

/** Another device was first: what it sent, and the choice between both. */
export function SentElsewhere({ sent, form }: { sent: SentCheckIn; form: CheckInForm }) {
  return (
    <>
      <Banner kind="info" action={<KeepSent form={form} />}>
        {m.check_in_elsewhere()}
      </Banner>
      <FoldedCard icon="devices" title={m.check_in_what_was_sent()} className="px-5 pb-4">
        <AnswerList answers={sent.answers} />
      </FoldedCard>
    </>
  );
}
