import {
  exerciseCategories,
  exerciseOrigins,
  exercisesPerPage,
} from "../../../domain/libraries/exercises.ts";
import { equipmentFilters } from "../../../domain/libraries/movement/equipment.ts";
import { muscles } from "../../../domain/libraries/movement/muscle-names.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { doseText } from "../../exercises/dose.tsx";
import { equipmentTexts } from "../../exercises/equipment-texts.ts";
import { muscleTexts } from "../../exercises/movement/muscle-texts.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { lazyPart } from "../../frame/again.tsx";
import { formatDay, shortDay } from "../../lib/format/format.ts";
import { nameIn } from "../../lib/format/names.ts";
import { ownDayAt } from "../../lib/format/own-zone.ts";
import { m } from "../../paraglide/messages.js";
import { VideoDialog } from "../../video/video-dialog.tsx";
import { ImportLink } from "../imports/import-link.tsx";
import { ListFileButton } from "../list/list-file-button.tsx";
import type { ListNoun } from "../list/list-noun.ts";
import { ListScreen } from "../list/list-screen.tsx";
import { ExerciseCard } from "./card.tsx";
import { exerciseList } from "./list-state.ts";
import { exercisePages, getVideoTicket, loadExercisesFile } from "./queries.ts";
import { ExerciseMenu, ExerciseName, type Exercises } from "./row-parts.tsx";
import { originTexts, statusTexts } from "./texts.ts";

const ExerciseDialog = lazyPart(async () => (await import("./exercise-dialog.tsx")).ExerciseDialog);

const ExerciseRemoval = lazyPart(
  async () => (await import("./library-removal.tsx")).ExerciseRemoval,
);

const exercises: ListNoun<Exercises> = {
  list: exerciseList,
  pages: exercisePages,
  perPage: exercisesPerPage,
  icon: "dumbbell",
  texts: {
    title: m.exercises_title,
    count: m.exercises_count,
    add: m.exercises_add,
    search: m.exercises_search,
    stale: m.exercises_stale,
    failed: m.exercises_load_failed,
    empty: m.exercises_empty,
    emptyText: m.exercises_empty_text,
    noMatch: m.exercises_no_match,
    noMatchText: m.exercises_no_match_text,
    sort: m.exercises_sort,
    otherSort: m.exercises_sort_other,
    actions: m.exercises_col_actions,
  },
  filters: () => ({
    category: {
      label: m.exercises_category,
      all: m.exercises_all_categories,
      offered: exerciseCategories,
      textOf: (category) => categoryTexts[category](),
    },
    equipment: {
      label: m.equipment_label,
      all: m.equipment_all,
      offered: equipmentFilters,
      textOf: (equipment) => equipmentTexts[equipment](),
    },
    muscle: {
      label: m.exercises_muscles,
      all: m.exercises_muscle_all,
      offered: muscles,
      textOf: (muscle) => muscleTexts[muscle](),
    },
    origin: {
      label: m.exercises_origin,
      all: m.exercises_origin_all,
      offered: exerciseOrigins,
      textOf: (origin) => originTexts[origin](),
    },
    status: {
      label: m.exercises_status,
      all: m.exercises_all_statuses,
      offered: accountStatuses,
      textOf: (status) =>
        status === "inactive" ? m.library_archive_filter() : statusTexts[status](),
    },
  }),
  sorts: {
    "likely desc": m.exercises_sort_likely_desc,
    "used desc": m.exercises_sort_used_desc,
    "created desc": m.exercises_sort_created_desc,
    "created asc": m.exercises_sort_created_asc,
    "name asc": m.exercises_sort_name_asc,
    "name desc": m.exercises_sort_name_desc,
    "category asc": m.exercises_sort_category_asc,
  },
  actions: ({ page, state }) => (
    <>
      <ListFileButton
        name="exercises"
        list={exerciseList}
        state={state}
        page={page}
        load={loadExercisesFile}
      />
      <ImportLink kind="exercises" />
    </>
  ),
  columns: [
    {
      sort: "name",
      label: m.exercises_col_name,
      className: "w-full max-w-0 min-w-56",
      cell: ExerciseName,
    },
    {
      sort: "category",
      label: m.exercises_category,
      className: "whitespace-nowrap",
      cell: ({ row }) => categoryTexts[row.category](),
      skeleton: "w-16",
    },
    {
      label: m.exercises_muscles,
      className: "whitespace-nowrap",
      narrow: "@max-[58rem]:hidden",
      cell: ({ row }) => row.muscles.map((each) => muscleTexts[each]()).join(m.ui_comma()) || "—",
      skeleton: "w-24",
    },
    {
      label: m.equipment_label,
      className: "whitespace-nowrap",
      cell: ({ row }) => (row.equipment ? equipmentTexts[row.equipment]() : "—"),
      skeleton: "w-12",
    },
    {
      label: m.exercises_col_dose,
      className: "whitespace-nowrap",
      cell: ({ row }) => <bdi>{doseText(row)}</bdi>,
      skeleton: "w-24",
    },
    {
      sort: "used",
      label: m.exercises_col_used,
      className: "whitespace-nowrap",
      narrow: "@max-[50rem]:hidden",
      cell: ({ row }) =>
        row.usedAt === null ? (
          <span className="text-muted">{m.exercises_never_used()}</span>
        ) : (
          formatDay(ownDayAt(row.usedAt), shortDay)
        ),
      skeleton: "w-16",
    },
  ],
  menu: ExerciseMenu,
  menuCell: "w-14 px-1!",
  card: ExerciseCard,
  form: ({ row, onClose }) => <ExerciseDialog exercise={row} onClose={onClose} />,
  deletion: ExerciseRemoval,
  dialogs: {
    watch: ({ row, onClose }) => (
      <VideoDialog
        name={nameIn(row)}
        videoUrl={row.videoUrl}
        videoId={row.videoId}
        onClose={onClose}
        getTicket={getVideoTicket}
      />
    ),
  },
};

export default function ExercisesScreen() {
  return <ListScreen noun={exercises} />;
}
