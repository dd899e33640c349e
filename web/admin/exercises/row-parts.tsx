import type { Exercise } from "../../../domain/contract/libraries/exercises.ts";
import { m } from "../../paraglide/messages.js";
import { Badge } from "../../ui/badge.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { statusTones } from "../list/status-tones.ts";
import { rowLink } from "../list/use-row-keys.ts";
import { statusTexts } from "./texts.ts";

export type RowActions = {
  onEdit: (exercise: Exercise) => void;
  onDelete: (exercise: Exercise) => void;
  onWatch: (exercise: Exercise) => void;
};

const hasVideo = ({ videoUrl, videoId }: Exercise) => videoUrl !== null || videoId !== null;

/** The name, which opens the exercise, over its English one. */
export function ExerciseName({
  exercise,
  onEdit,
}: { exercise: Exercise } & Pick<RowActions, "onEdit">) {
  return (
    <div className="min-w-0">
      <button
        type="button"
        {...{ [rowLink]: "" }}
        onClick={() => onEdit(exercise)}
        dir="auto"
        className="line-clamp-2 w-fit max-w-full text-start text-base leading-snug font-medium wrap-anywhere outline-none"
      >
        {exercise.name}
      </button>
      {exercise.englishName && (
        <p className="text-sm leading-snug text-muted">
          <Ltr className="max-w-full truncate align-bottom">{exercise.englishName}</Ltr>
        </p>
      )}
    </div>
  );
}

export function Dose({ exercise: { sets, reps, duration } }: { exercise: Exercise }) {
  return (
    <>
      <Ltr>{`${sets} × ${reps}`}</Ltr>
      {duration && <bdi className="ms-2 text-sm text-muted">{duration}</bdi>}
    </>
  );
}

export function StatusBadge({ exercise: { status } }: { exercise: Exercise }) {
  return <Badge tone={statusTones[status]}>{statusTexts[status]()}</Badge>;
}

export function WatchButton({
  exercise,
  onWatch,
}: { exercise: Exercise } & Pick<RowActions, "onWatch">) {
  if (!hasVideo(exercise)) {
    return <span className="text-sm text-muted">{m.exercises_no_video()}</span>;
  }
  return (
    <IconButton
      label={m.exercises_watch_of({ name: exercise.name })}
      onClick={() => onWatch(exercise)}
      className="-me-2 text-accent-ink"
    >
      <Icon name="play" />
    </IconButton>
  );
}

type RowMenuProps = RowActions & { exercise: Exercise; className?: string };

export function RowMenu({ exercise, onEdit, onDelete, onWatch, className = "" }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={m.exercises_actions_of({ name: exercise.name })}
          className={`text-muted hover:text-ink ${className}`}
        >
          <Icon name="dots" />
        </IconButton>
      }
      items={[
        {
          label: m.exercises_edit_short(),
          icon: <Icon name="edit" />,
          onSelect: () => onEdit(exercise),
        },
        {
          label: m.exercises_watch(),
          icon: <Icon name="play" />,
          disabled: !hasVideo(exercise),
          onSelect: () => onWatch(exercise),
        },
        "separator",
        {
          label: m.exercises_delete(),
          icon: <Icon name="trash" />,
          danger: true,
          onSelect: () => onDelete(exercise),
        },
      ]}
    />
  );
}
