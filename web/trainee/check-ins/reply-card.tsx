import type { CheckInSummary } from "../../../domain/contract/check-ins/check-ins.ts";
import { paths } from "../../../domain/paths.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { dayText, momentText } from "./when-text.ts";

type ReplyCardProps = { reply: string; sent: Pick<CheckInSummary, "dueOn" | "reviewedAt"> };

/** The trainer's reply, of which day and when it came, and the way to answer it. */
export function ReplyCard({ reply, sent: { dueOn, reviewedAt } }: ReplyCardProps) {
  const today = useToday();
  return (
    <Card
      title={m.check_in_reply()}
      action={
        <ScreenLink to={paths.trainee.chat} className={buttonClass({ variant: "ghost" })}>
          {m.check_in_to_chat()}
        </ScreenLink>
      }
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {reply}
      </p>
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
