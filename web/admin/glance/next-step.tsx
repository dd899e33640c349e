import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { TraineeGlance } from "../../../domain/contract/attention/glance.ts";
import { useToday } from "../../lib/format/today.ts";
import { useNow } from "../../lib/use-now.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { answerTo, quoteIn } from "../overview/answers.ts";
import { LineAnswer } from "../overview/line-answer.tsx";
import { sentenceOf } from "../overview/sentences.ts";
import { stepText } from "./step-text.ts";

type NextStepProps = { glance: TraineeGlance; besideConversation: boolean };

/** The first reason why the trainee needs the trainer, with its answer; without one, the week. */
export function NextStep({ glance: { id, next, pinned }, besideConversation }: NextStepProps) {
  const [now, today] = [useNow(), useToday()];
  // The pinned words stand above already.
  const isPinned =
    pinned?.kind === "health" && next?.reason === "note" && next.noteId === pinned.noteId;
  const quote = next && !isPinned ? quoteIn(next) : "";
  // A request is decided by the notice above the page.
  if (next?.reason === "approval" && !besideConversation) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3">
      <p className="min-w-0 grow basis-40">
        <span className="block text-sm text-muted">{m.glance_next_step()}</span>
        {next ? (
          <>
            <span className="block font-medium">{stepText(next)}</span>
            <span className="block text-sm text-muted">{sentenceOf(next, { now, today })}</span>
          </>
        ) : (
          m.glance_nothing_waits()
        )}
        {quote && (
          <span className="clamp-line block text-sm text-muted">
            <bdi>«{quote}»</bdi>
          </span>
        )}
      </p>
      {next ? (
        !(besideConversation && answerTo(next).opens === "message") && (
          <LineAnswer line={next} variant="primary" />
        )
      ) : (
        <Link to={adminPaths.schedule(id)} className={buttonClass({ variant: "secondary" })}>
          <Icon name="calendar" />
          {m.overview_do_plan()}
        </Link>
      )}
    </div>
  );
}
