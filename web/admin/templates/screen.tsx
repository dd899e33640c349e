import { adminPaths } from "../../../domain/admin-paths.ts";
import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { templateLevels, templatesPerPage } from "../../../domain/templates/templates.ts";
import { goals } from "../../../domain/trainee.ts";
import { lazyPart } from "../../frame/again.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { goalTexts } from "../../person-form/texts.ts";
import type { ListNoun } from "../list/list-noun.ts";
import { ListScreen } from "../list/list-screen.tsx";
import { templateList } from "./list-state.ts";
import { templatePages } from "./queries.ts";
import { templateRemoval } from "./removal.ts";
import {
  FollowersCell,
  TemplateCard,
  TemplateMenu,
  TemplateName,
  type Templates,
} from "./row-parts.tsx";
import { kindTexts, levelTexts } from "./texts.ts";

const TemplateDialog = lazyPart(async () => (await import("./template-dialog.tsx")).TemplateDialog);
const GiveDialog = lazyPart(async () => (await import("./give/give-dialog.tsx")).GiveDialog);

const count = (value: number) => (value === 0 ? "—" : formatCount(value));

const templates: ListNoun<Templates> = {
  list: templateList,
  pages: templatePages,
  perPage: templatesPerPage,
  icon: "layers",
  texts: {
    title: m.admin_templates,
    count: m.templates_count,
    add: m.templates_add,
    search: m.templates_search,
    stale: m.templates_stale,
    failed: m.templates_load_failed,
    empty: m.templates_empty,
    emptyText: m.templates_empty_text,
    noMatch: m.templates_no_match,
    noMatchText: m.templates_no_match_text,
    sort: m.templates_sort,
    otherSort: m.templates_sort_other,
    actions: m.templates_col_actions,
  },
  filters: () => ({
    goal: {
      label: m.templates_goal,
      all: m.templates_all_goals,
      offered: goals,
      textOf: (goal) => goalTexts[goal](),
    },
    level: {
      label: m.templates_level,
      all: m.templates_all_levels,
      offered: templateLevels,
      textOf: (level) => levelTexts[level](),
    },
    kind: {
      label: m.templates_kind,
      all: m.templates_all_kinds,
      offered: scheduleKinds,
      textOf: (kind) => kindTexts[kind](),
    },
  }),
  sorts: {
    "name asc": m.templates_sort_name,
    "created desc": m.templates_sort_created,
    "weeks asc": m.templates_sort_weeks_asc,
    "weeks desc": m.templates_sort_weeks_desc,
  },
  columns: [
    {
      sort: "name",
      label: m.templates_col_template,
      className: "w-full max-w-0 min-w-56",
      cell: TemplateName,
    },
    {
      label: m.templates_goal,
      className: "whitespace-nowrap",
      cell: ({ row }) => (row.goal ? goalTexts[row.goal]() : "—"),
      skeleton: "w-20",
    },
    {
      label: m.templates_level,
      className: "whitespace-nowrap",
      cell: ({ row }) => (row.level ? levelTexts[row.level]() : "—"),
      skeleton: "w-16",
    },
    {
      label: m.templates_days_a_week,
      numeric: true,
      cell: ({ row }) => count(row.daysPerWeek ?? 0),
      skeleton: "w-8",
    },
    {
      sort: "weeks",
      label: m.templates_weeks,
      numeric: true,
      cell: ({ row }) => formatCount(row.weeks),
      skeleton: "w-8",
    },
    {
      label: m.templates_kind_exercises,
      numeric: true,
      cell: ({ row }) => count(row.exercises),
      skeleton: "w-10",
    },
    {
      label: m.templates_kind_meals,
      numeric: true,
      cell: ({ row }) => count(row.meals),
      skeleton: "w-10",
    },
    {
      label: m.templates_calories,
      numeric: true,
      cell: ({ row }) => (row.calories === null ? "—" : `≈ ${formatCount(row.calories)}`),
      skeleton: "w-14",
    },
    { label: m.templates_col_followers, cell: FollowersCell, skeleton: "w-10" },
  ],
  compact: true,
  menu: TemplateMenu,
  menuCell: "w-12 py-0!",
  card: TemplateCard,
  screenOf: ({ id }) => adminPaths.template(id),
  form: ({ row, onClose }) => <TemplateDialog template={row} onClose={onClose} />,
  removal: templateRemoval,
  dialogs: { give: ({ row, onClose }) => <GiveDialog template={row} onClose={onClose} /> },
};

export default function TemplatesScreen() {
  return <ListScreen noun={templates} />;
}
