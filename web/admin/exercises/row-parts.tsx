import type { Exercise, ExercisesPage } from "../../../domain/contract/libraries/exercises.ts";
import type {
  ExerciseCategory,
  ExerciseOrigin,
  ExerciseSort,
} from "../../../domain/libraries/exercises.ts";
import type { EquipmentFilter } from "../../../domain/libraries/movement/equipment.ts";
import type { Muscle } from "../../../domain/libraries/movement/muscle-names.ts";
import type { AccountStatus } from "../../../domain/trainee.ts";
import { ExerciseThumb } from "../../exercises/movement/thumb.tsx";
import { nameIn, otherNameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { OtherLanguage } from "../../ui/bidi.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { RowProps } from "../list/list-noun.ts";
import { RowMenu, RowName } from "../list/row-parts.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import { archiveItem } from "../removal/archive-item.tsx";
import { exerciseLibrary } from "./queries.ts";
import { statusTexts } from "./texts.ts";

/** The types of the exercise list. */
export interface Exercises {
  sort: ExerciseSort;
  filters: {
    category: ExerciseCategory;
    equipment: EquipmentFilter;
    muscle: Muscle;
    origin: ExerciseOrigin;
    status: AccountStatus;
  };
  page: ExercisesPage;
  row: Exercise;
  kind: "watch";
}

export type ExerciseProps = RowProps<Exercises>;

export const hasVideo = ({ videoUrl, videoId }: Exercise) => videoUrl !== null || videoId !== null;

export function ExerciseName({ row, open }: ExerciseProps) {
  const other = otherNameIn(row);
  return (
    <div className="flex items-center gap-3">
      <ExerciseThumb {...row} />
      <div className="min-w-0 grow">
        <RowName name={nameIn(row)} onOpen={() => open("edit", row)}>
          {row.status !== "active" && <StatusBadge status={row.status} texts={statusTexts} />}
        </RowName>
        {other && (
          <OtherLanguage className="max-w-full clamp-line text-sm text-muted">
            {other}
          </OtherLanguage>
        )}
      </div>
      {hasVideo(row) && <WatchButton row={row} open={open} />}
    </div>
  );
}

export function WatchButton({ row, open }: Pick<ExerciseProps, "row" | "open">) {
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
