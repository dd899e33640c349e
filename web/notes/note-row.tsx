import type { NoteType } from "../../domain/activity/notes.ts";
import { m } from "../paraglide/messages.js";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/every-icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { NoteText } from "./note-text.tsx";
import { noteTime } from "./note-time.ts";
import { typeTexts } from "./texts.ts";
import type { ShownNote } from "./with-notes.ts";

type NoteRowProps = {
  note: ShownNote;
  /** The author, in words. */
  by: string;
  waiting: boolean;
  /** Undefined if the reader may not delete it. */
  onRemove: (() => void) | undefined;
};

export function NoteRow({ note, by, waiting, onRemove }: NoteRowProps) {
  const { type, text, byTrainer, isPrivate, createdAt } = note;
  return (
    <li
      className={`grid grid-cols-1 gap-1 border-b border-line border-s-3 px-4 py-3 last:border-b-0 ${byTrainer ? "border-s-accent" : "border-s-transparent"}`}
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <TypeBadge type={type} />
          {isPrivate && (
            <Badge>
              <Icon name="lock" />
              {m.notes_private()}
            </Badge>
          )}
          <bdi className="font-medium text-ink">{by}</bdi>
          {waiting ? (
            <span className="inline-flex items-center gap-1">
              <Icon name="clock" />
              {m.notes_waiting()}
            </span>
          ) : (
            <bdi dir="ltr" className="tabular-nums">
              {noteTime(createdAt)}
            </bdi>
          )}
        </div>
        {onRemove && (
          <IconButton
            label={m.notes_delete()}
            onClick={onRemove}
            className="-me-2 -mt-2 -mb-3 text-muted hover:text-bad"
          >
            <Icon name="trash" />
          </IconButton>
        )}
      </div>
      <NoteText text={text || m.diet_note_day_alone()} />
    </li>
  );
}

/** Among the six hues of faces: they distinguish types without a ranking. */
const hues: Record<NoteType, number> = {
  general: 0,
  diet: 1,
  exercise: 2,
  performance: 3,
  health: 4,
  progress: 5,
  question: 2,
  complaint: 4,
  suggestion: 1,
  other: 0,
};

function TypeBadge({ type }: { type: NoteType }) {
  return (
    <span
      data-hue={hues[type]}
      className="face inline-flex items-center rounded-full px-2.5 py-px font-medium whitespace-nowrap"
    >
      {typeTexts[type]()}
    </span>
  );
}
