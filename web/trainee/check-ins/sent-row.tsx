import type { CheckInSummary } from "../../../domain/contract/check-ins/check-ins.ts";
import { paths } from "../../../domain/paths.ts";
import { nameIn } from "../../lib/format/names.ts";
import { useLocked } from "../../lib/session/app-lock.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/every-icon.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { lengthText } from "../../voice/length-text.ts";
import { ScreenLink } from "../screen-link.tsx";
import { dayText } from "./when-text.ts";

type SentRowProps = {
  sent: CheckInSummary;
  today: string;
  /** Whether the trainer usually replies within a day. */
  isQuick: boolean;
};

/** A sent check-in: its day, and the reply or what it waits for. */
export function SentRow({ sent, today, isQuick }: SentRowProps) {
  const { id, formName, formEnglishName, dueOn, reply, replyVoice, reviewedAt } = sent;
  const spoken = replyVoice && m.check_in_voice_reply({ length: lengthText(replyVoice.seconds) });
  const replied = reply ?? spoken;
  const locked = useLocked();
  return (
    <li>
      <ScreenLink
        to={paths.trainee.checkIn(id)}
        className="flex min-h-14 items-center gap-3 px-4 py-3 transition hover:bg-soft"
      >
        <span className="min-w-0 grow">
          <span className="block font-medium">{dayText(dueOn, today)}</span>
          <bdi className="block text-sm text-muted wrap-anywhere">
            {nameIn({ name: formName, englishName: formEnglishName })}
          </bdi>
          {replied === null ? (
            <FactLine
              className="text-sm text-muted"
              facts={[statusText(sent), isQuick && reviewedAt === null && m.check_in_quick_short()]}
            />
          ) : (
            <span className="mt-1 flex items-start gap-2">
              <Icon name="chat" className="mt-1.5 shrink-0 text-accent-ink" />
              <bdi className="clamp-lines-2 min-w-0 wrap-anywhere">
                {locked ? m.app_lock_locked() : replied}
              </bdi>
            </span>
          )}
        </span>
        <Icon name="chevron" className="shrink-0 text-muted" />
      </ScreenLink>
    </li>
  );
}

/** What a check-in without a reply waits for. */
export function statusText({ reviewedAt, reviewingAt }: CheckInSummary): string {
  if (reviewedAt !== null) return m.check_in_status_read();
  return reviewingAt === null ? m.check_in_status_waiting() : m.check_in_status_reviewing();
}
