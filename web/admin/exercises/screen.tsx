import { exerciseCategories, exercisesPerPage } from "../../../domain/libraries/exercises.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { categoryTexts } from "../../exercises/texts.ts";
import { lazyPart } from "../../frame/again.tsx";
import { nameIn } from "../../lib/format/names.ts";
import { m } from "../../paraglide/messages.js";
import { VideoDialog } from "../../video/video-dialog.tsx";
import { ImportLink } from "../imports/import-link.tsx";
import { ListFileButton } from "../list/list-file-button.tsx";
import type { ListNoun } from "../list/list-noun.ts";
import { ListScreen } from "../list/list-screen.tsx";
import { Exception } from "../list/status-badge.tsx";
import { ExerciseCard } from "./card.tsx";
import { exerciseList } from "./list-state.ts";
import { exercisePages, getVideoTicket, loadExercisesFile } from "./queries.ts";
import {
  ExerciseMenu,
  ExerciseName,
  type Exercises,
  SetAmount,
  WatchButton,
} from "./row-parts.tsx";
import { statusTexts } from "./texts.ts";

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
    status: {
      label: m.exercises_status,
      all: m.exercises_all_statuses,
      offered: accountStatuses,
      textOf: (status) =>
        status === "inactive" ? m.library_archive_filter() : statusTexts[status](),
    },
  }),
  sorts: {
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
      label: m.exercises_col_sets,
      cell: ({ row }) => row.sets,
      skeleton: "w-6",
    },
    {
      label: m.exercises_col_amount,
      className: "whitespace-nowrap",
      cell: SetAmount,
      skeleton: "w-8",
    },
    {
      label: m.exercises_col_video,
      className: "whitespace-nowrap",
      cell: WatchButton,
      skeleton: "w-6",
    },
    {
      sort: "status",
      label: m.exercises_status,
      cell: ({ row }) => <Exception status={row.status} texts={statusTexts} />,
      skeleton: "w-14",
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
