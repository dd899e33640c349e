import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { ShownLine } from "../../../domain/contract/attention/overview.ts";
import { formatDay, fullDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { matterOf } from "../hand-over/matter.ts";
import { MessageLink } from "../list/message-link.tsx";
import { handOver } from "../shown-dialogs.ts";
import { answerTo, quoteIn } from "./answers.ts";
import { aboutText, LineAnswer } from "./line-answer.tsx";
import { sentenceOf } from "./sentences.ts";

type QueueRowProps = {
  line: ShownLine;
  now: number;
  today: LocalDate;
  onPutAway: (notBefore: LocalDate | null, handedOver?: boolean) => void;
  /** Called before an answer removes the line. */
  onDecide: () => void;
};

/** Offered numbers of days to postpone, tomorrow first. */
const daysOffered = [1, 2, 3, 4, 5, 6, 7];

/** A line of the queue: the person, the reason in a sentence, and its answer. */
export function QueueRow({ line, now, today, onPutAway, onDecide }: QueueRowProps) {
  const { name, traineeId } = line;
  const { isMessage } = answerTo(line);
  const quote = quoteIn(line);
  const texts = { name, reason: aboutText(line) };
  return (
    <li
      data-line={keyOf(line)}
      className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 last:border-0 md:min-h-14"
    >
      <Avatar name={name} id={traineeId} size={36} className="max-sm:hidden" />
      <div className="min-w-0 grow basis-32">
        <Link
          to={adminPaths.trainee(traineeId)}
          className="touch font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">{sentenceOf(line, { now, today })}</p>
        {quote && (
          <p className="clamp-lines-2 text-sm wrap-anywhere">
            <bdi>«{quote}»</bdi>
          </p>
        )}
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
        <LineAnswer line={line} onDecide={onDecide} />
        {!isMessage && <MessageLink person={{ id: traineeId, name }} className="-mx-1" />}
        <IconButton
          label={m.overview_done_of(texts)}
          onClick={() => onPutAway(null)}
          className="-mx-1 max-sm:hidden"
        >
          <Icon name="check" />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={m.overview_later_of(texts)} className="-ms-2 -me-2">
              <Icon name="clock" />
            </IconButton>
          }
          items={[
            {
              label: m.contact_whatsapp(),
              icon: <Icon name="whatsapp" />,
              onSelect: () =>
                afterMenu(() =>
                  handOver({
                    id: traineeId,
                    name,
                    matter: matterOf(line),
                    onDone: () => onPutAway(null, true),
                  }),
                ),
            },
            {
              label: m.hand_over_done(),
              icon: <Icon name="double-check" />,
              onSelect: () => afterMenu(() => onPutAway(null, true)),
            },
            "separator",
            {
              label: m.overview_done(),
              icon: <Icon name="check" />,
              onSelect: () => afterMenu(() => onPutAway(null)),
            },
            "separator",
            ...daysOffered.map((days) => ({
              label: laterText(days, addDays(today, days)),
              onSelect: () => afterMenu(() => onPutAway(addDays(today, days))),
            })),
          ]}
        />
      </div>
    </li>
  );
}

/** A line's key among the lines of a person. */
export const keyOf = (line: ShownLine) =>
  [line.reason, line.traineeId, ...(line.reason === "absence" ? [line.absenceId] : [])].join(":");

/** After the menu has returned the focus to its button; from there it moves to the next line. */
const afterMenu = (act: () => void) => setTimeout(act);

const laterText = (days: number, date: LocalDate) =>
  days === 1
    ? m.overview_later_tomorrow()
    : m.overview_later_day({ day: formatDay(date, fullDay) });
