import { nutrientNames } from "../../../domain/libraries/macros.ts";
import { mealsPerPage, mealTimings } from "../../../domain/libraries/meals.ts";
import { accountStatuses } from "../../../domain/trainee.ts";
import { lazyPart } from "../../frame/again.tsx";
import { NutrientValue } from "../../meals/macro-row.tsx";
import { MacroTypeChip } from "../../meals/macro-type-chip.tsx";
import { timingTexts } from "../../meals/timing-texts.ts";
import { m } from "../../paraglide/messages.js";
import { ImportLink } from "../imports/import-link.tsx";
import { ListFileButton } from "../list/list-file-button.tsx";
import type { ListNoun } from "../list/list-noun.ts";
import { ListScreen } from "../list/list-screen.tsx";
import { Exception } from "../list/status-badge.tsx";
import { MealCard } from "./card.tsx";
import { mealList } from "./list-state.ts";
import { loadMealsFile, mealPages } from "./queries.ts";
import { MealCategory, MealMenu, MealName, MealSource, type Meals } from "./row-parts.tsx";
import { statusTexts } from "./texts.ts";

const MealDialog = lazyPart(async () => (await import("./meal-dialog.tsx")).MealDialog);

const MealRemoval = lazyPart(async () => (await import("./library-removal.tsx")).MealRemoval);

const nutrientColumns = {
  calories: { sort: "calories", label: m.macros_calories, skeleton: "w-14" },
  protein: { sort: "protein", label: m.macros_protein, skeleton: "w-13" },
  carbs: { label: m.macros_carbs, skeleton: "w-12" },
  fat: { label: m.macros_fat, skeleton: "w-12" },
} as const;

const meals: ListNoun<Meals> = {
  list: mealList,
  pages: mealPages,
  perPage: mealsPerPage,
  icon: "bowl",
  texts: {
    title: m.meals_title,
    count: m.meals_count,
    add: m.meals_add,
    search: m.meals_search,
    stale: m.meals_stale,
    failed: m.meals_load_failed,
    empty: m.meals_empty,
    emptyText: m.meals_empty_text,
    noMatch: m.meals_no_match,
    noMatchText: m.meals_no_match_text,
    sort: m.meals_sort,
    otherSort: m.meals_sort_other,
    actions: m.meals_col_actions,
  },
  filters: () => ({
    category: {
      label: m.meals_filter_category,
      all: m.meals_all_categories,
      offered: mealTimings,
      textOf: (timing) => timingTexts[timing](),
    },
    status: {
      label: m.meals_filter_status,
      all: m.meals_all_statuses,
      offered: accountStatuses,
      textOf: (status) =>
        status === "inactive" ? m.library_archive_filter() : statusTexts[status](),
    },
  }),
  sorts: {
    "created desc": m.meals_sort_created_desc,
    "created asc": m.meals_sort_created_asc,
    "name asc": m.meals_sort_name_asc,
    "name desc": m.meals_sort_name_desc,
    "calories asc": m.meals_sort_calories_asc,
    "calories desc": m.meals_sort_calories_desc,
    "protein desc": m.meals_sort_protein_desc,
  },
  actions: ({ page, state }) => (
    <>
      <ListFileButton name="meals" list={mealList} state={state} page={page} load={loadMealsFile} />
      <ImportLink kind="meals" />
    </>
  ),
  columns: [
    { sort: "name", label: m.meals_col_meal, className: "w-full max-w-0 min-w-56", cell: MealName },
    {
      sort: "category",
      label: m.meals_col_category,
      className: "whitespace-nowrap",
      cell: ({ row }) => <MealCategory meal={row} />,
      skeleton: "w-16",
    },
    {
      label: m.meals_col_type,
      cell: ({ row }) => <MacroTypeChip nutrients={row} />,
      skeleton: "w-20",
    },
    ...nutrientNames.map((name) => ({
      ...nutrientColumns[name],
      numeric: true as const,
      cell: ({ row }: { row: Meals["row"] }) => <NutrientValue name={name} value={row[name]} />,
    })),
    {
      label: m.meals_col_source,
      cell: ({ row }) => <MealSource meal={row} />,
      skeleton: "w-28",
    },
    {
      sort: "status",
      label: m.meals_col_status,
      cell: ({ row }) => <Exception status={row.status} texts={statusTexts} />,
      skeleton: "w-18",
    },
  ],
  compact: true,
  menu: MealMenu,
  menuCell: "w-12 py-0!",
  card: MealCard,
  form: ({ row, onClose }) => <MealDialog meal={row} onClose={onClose} />,
  deletion: MealRemoval,
  dialogs: {},
};

export default function MealsScreen() {
  return <ListScreen noun={meals} />;
}
