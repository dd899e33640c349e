import type { Exercise, ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import type { ExerciseCategory, ExerciseSort } from "../../../domain/libraries/exercises.ts";
import { amountKind } from "../../../domain/libraries/prescription.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";
import { amountText } from "../../exercises/amount.ts";
import { nameIn, otherNameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { OtherLanguage } from "../../ui/bidi.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { RowProps } from "../list/list-noun.ts";
import { RowMenu, RowName } from "../list/row-parts.tsx";
import { archiveItem } from "../removal/archive-item.tsx";
import { exerciseLibrary } from "./queries.ts";

/** The types of the exercise list. */
export interface Exercises {
  sort: ExerciseSort;
  filters: { category: ExerciseCategory; status: AccountStatus };
  page: ExercisesPage;
  row: Exercise;
  kind: "watch";
}

export type ExerciseProps = RowProps<Exercises>;

export const hasVideo = ({ videoUrl, videoId }: Exercise) => videoUrl !== null || videoId !== null;

export function ExerciseName({ row, open }: ExerciseProps) {
  const other = otherNameIn(row);
  return (
    <RowName name={nameIn(row)} onOpen={() => open("edit", row)}>
      {other && (
        <OtherLanguage className="min-w-0 clamp-line text-sm text-muted">{other}</OtherLanguage>
      )}
    </RowName>
  );
}

/** The amount of a set; of old rows the duration in words. */
export function SetAmount({ row }: ExerciseProps) {
  const inWords = amountKind(row) === "reps" && row.duration;
  return <bdi>{inWords || amountText(row)}</bdi>;
}

export function WatchButton({ row, open }: ExerciseProps) {
  if (!hasVideo(row)) return <span className="sr-only">{m.exercises_no_video()}</span>;
  return (
    <IconButton
      label={m.exercises_watch_of({ name: nameIn(row) })}
      onClick={() => open("watch", row)}
      className="-me-2 text-accent-ink"
    >
      <Icon name="play" />
    </IconButton>
  );
}

export function ExerciseMenu({ row, open, className }: ExerciseProps & { className?: string }) {
  return (
    <RowMenu
      label={m.exercises_actions_of({ name: nameIn(row) })}
      edit={{ label: m.exercises_edit_short(), onSelect: () => open("edit", row) }}
      items={[
        {
          label: m.exercises_watch(),
          icon: <Icon name="play" />,
          disabled: !hasVideo(row),
          onSelect: () => open("watch", row),
        },
        archiveItem(exerciseLibrary, { ...row, name: nameIn(row) }),
      ]}
      remove={{ label: m.exercises_delete(), onSelect: () => open("delete", row) }}
      className={className}
    />
  );
}
