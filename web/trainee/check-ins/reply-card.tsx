import type { CheckInSummary } from "../../../domain/contract/check-ins/check-ins.ts";
import { useToday } from "../../lib/format/today.ts";
import { m } from "../../paraglide/messages.js";
import { Card } from "../../ui/card.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { ToChat } from "./to-chat.tsx";
import { dayText, momentText } from "./when-text.ts";

type ReplyCardProps = { reply: string; sent: Pick<CheckInSummary, "dueOn" | "reviewedAt"> };

/** The trainer's reply, of which day and when it came, and the way to answer it. */
export function ReplyCard({ reply, sent: { dueOn, reviewedAt } }: ReplyCardProps) {
  const today = useToday();
  return (
    <Card title={m.check_in_reply()} action={<ToChat />}>
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
