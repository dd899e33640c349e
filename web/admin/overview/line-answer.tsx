import { Suspense, useState } from "react";
import { Link } from "react-router";
import type { ShownLine } from "../../../domain/contract/attention/overview.ts";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Approval } from "../approval/approval.tsx";
import { rowLink } from "../list/use-row-keys.ts";
import { proofStore } from "../shown-dialogs.ts";
import { answerTo } from "./answers.ts";
import { Decision } from "./decision.tsx";
import { answerAbsence, refreshAnswers, settled } from "./queries.ts";
import { reasonTexts } from "./reasons.ts";
import { absenceText } from "./sentences.ts";

const AnswerDialog = lazyPart(async () => (await import("./answer-dialog.tsx")).AnswerDialog);
const PaymentDialog = lazyPart(
  async () => (await import("../payments/payment-dialog.tsx")).PaymentDialog,
);
const RenewDialog = lazyPart(
  async () => (await import("../subscriptions/renew-dialog.tsx")).RenewDialog,
);

type LineAnswerProps = {
  line: ShownLine;
  variant?: "primary" | "secondary";
  /** Called before an answer removes the line. */
  onDecide?: () => void;
};

/** The answer to a line of the queue, given where one stands: by a message, a payment, a renewal or a decision. */
export function LineAnswer({ line, variant = "secondary", onDecide = () => {} }: LineAnswerProps) {
  const [open, setOpen] = useState(false);
  const { traineeId, name } = line;
  if (line.reason === "absence") {
    return (
      <Decision
        name={name}
        reason={aboutText(line)}
        decide={(status) => {
          onDecide();
          return answerAbsence(traineeId, line.absenceId, status);
        }}
      />
    );
  }
  if (line.reason === "approval")
    return <Approval id={traineeId} name={name} onDecide={onDecide} />;
  const { label, opens, to, prepare } = answerTo(line);
  const shown = {
    "aria-label": m.overview_do_for({ action: label, name, reason: aboutText(line) }),
    ...rowLink,
  };
  if (opens === undefined) {
    return (
      <Link to={to} className={buttonClass({ variant }, "shrink-0 whitespace-nowrap")} {...shown}>
        {label}
      </Link>
    );
  }
  const person = { id: traineeId, name };
  const close = () => setOpen(false);
  // The dialog has given the focus back by then, so it can go to the next line.
  const answered = () =>
    setTimeout(() => {
      onDecide();
      if (opens === "message") settled(line);
      else refreshAnswers();
    });
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        className="shrink-0 whitespace-nowrap"
        onClick={() => {
          prepare();
          if (line.reason === "transfer") {
            proofStore.open({ id: line.proofId, onDecided: answered });
          } else setOpen(true);
        }}
        {...shown}
      >
        {label}
      </Button>
      <Suspense>
        {open && opens === "message" && (
          <AnswerDialog line={line} onClose={close} onSent={answered} />
        )}
        {open && opens === "payment" && (
          <PaymentDialog person={person} onClose={close} onRecorded={answered} />
        )}
        {open && opens === "renewal" && (
          <RenewDialog trainee={person} onClose={close} onChanged={answered} />
        )}
      </Suspense>
    </>
  );
}

/** What a line is about, beside the name of its person. */
export const aboutText = (line: ShownLine) =>
  line.reason === "absence" ? absenceText(line) : reasonTexts[line.reason]();
