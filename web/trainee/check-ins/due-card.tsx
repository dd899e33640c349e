import { minutesToAnswer } from "../../../domain/check-ins/minutes.ts";
import { isCounted } from "../../../domain/check-ins/questions.ts";
import type { DueCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import { nameIn } from "../../lib/format/names.ts";
import { useToday } from "../../lib/format/today.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { useDraft } from "../../lib/waiting/drafts.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { formAddress } from "./address.ts";
import { checkInDrafts, occurrenceKey } from "./drafts.ts";
import { dueText } from "./due-text.ts";
import { answeredOf } from "./form-answers.ts";
import { statusText } from "./sent-row.tsx";
import { usePending } from "./use-check-ins.ts";

/** A check-in to answer now, with what is already answered. */
export function DueCard({ due, now }: { due: DueCheckIn; now: number }) {
  const today = useToday();
  const gender = useWho()?.gender ?? "other";
  const draft = useDraft(checkInDrafts, occurrenceKey(due));
  const pending = usePending(occurrenceKey(due));
  const total = due.questions.filter(isCounted).length;
  const isSent = due.sent !== null;
  // Sent ones are listed below, unless something of this device is not sent yet.
  if (isSent && !draft && !pending) return null;
  const name = nameIn({ name: due.formName, englishName: due.formEnglishName });
  const isOnItsWay = pending !== undefined && pending.changes === draft?.changes;
  const isUnderReview = due.sent !== null && due.sent.reviewingAt !== null;
  const text = isUnderReview
    ? m.check_in_show_unsent()
    : isOnItsWay || isSent
      ? m.check_in_edit()
      : draft
        ? m.check_in_go_on({ gender })
        : m.check_in_begin({ gender });
  const done = draft ? answeredOf(due.questions, draft.typed) : 0;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="min-w-0">
        <h2 className="text-lg">
          <bdi className="wrap-anywhere">{name}</bdi>
        </h2>
        <p className="text-muted">
          {due.sent && isUnderReview ? statusText(due.sent) : dueText(due, now, today)}
        </p>
      </div>
      {isOnItsWay ? (
        <p role="status" className="flex items-center gap-2 font-medium">
          <Icon name={pending.waiting ? "clock" : "send"} className="shrink-0 text-accent-ink" />
          {pending.waiting ? m.check_in_waits() : m.check_in_sending()}
        </p>
      ) : draft ? (
        <div>
          <p className="font-medium">
            {isSent ? m.check_in_edit_unsent() : m.check_in_done_of({ done, total })}
          </p>
          <ProgressBar value={done} max={total} label={m.check_in_progress()} className="mt-1.5" />
        </div>
      ) : (
        <FactLine
          className="text-muted"
          facts={[
            m.check_in_questions({ count: total }),
            m.training_expected({ count: minutesToAnswer(total) }),
          ]}
        />
      )}
      <ScreenLink
        to={formAddress(due.formId)}
        className={buttonClass(
          { variant: isOnItsWay || isUnderReview ? "secondary" : "primary" },
          "w-full sm:w-fit",
        )}
      >
        {text}
      </ScreenLink>
    </Card>
  );
}
