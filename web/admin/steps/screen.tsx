import { traineesPerPage } from "../../../domain/attention/list.ts";
import { lazyPart } from "../../frame/again.tsx";
import { datedDay, formatDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import type { ListNoun } from "../list/list-noun.ts";
import { ListScreen } from "../list/list-screen.tsx";
import { liveEveryMs } from "../trainees/queries.ts";
import { DayTools } from "./day-tools.tsx";
import { stepsList } from "./list-state.ts";
import { stepsPages } from "./queries.ts";
import { Count, Progress, type Steps, StepsCard, StepsMenu, Walker } from "./row-parts.tsx";
import { TargetCell } from "./target-cell.tsx";

const StepsDialog = lazyPart(async () => (await import("./steps-dialog.tsx")).StepsDialog);

const steps: ListNoun<Steps> = {
  list: stepsList,
  pages: stepsPages,
  perPage: traineesPerPage,
  liveEveryMs,
  icon: "steps",
  texts: {
    title: m.steps_all_title,
    count: m.steps_all_count,
    search: m.steps_all_search,
    stale: m.steps_all_stale,
    failed: m.steps_load_failed,
    empty: m.steps_all_empty,
    emptyText: m.steps_all_empty_text,
    noMatch: m.steps_all_no_match,
    noMatchText: m.steps_all_no_match_text,
    sort: m.steps_all_sort,
    otherSort: m.steps_all_sort_other,
    actions: m.steps_all_actions,
  },
  filters: () => ({}),
  tools: ({ state, change, refresh, fetching }) => (
    <DayTools
      date={state.date}
      onDate={(date) => change({ date })}
      onRefresh={refresh}
      fetching={fetching}
    />
  ),
  sorts: {
    "name asc": m.steps_all_sort_name,
    "steps desc": m.steps_all_sort_target_desc,
    "steps asc": m.steps_all_sort_target_asc,
  },
  columns: [
    {
      sort: "name",
      label: m.steps_col_trainee,
      className: "w-full max-w-0 min-w-48",
      cell: Walker,
    },
    {
      label: m.steps_col_date,
      className: "whitespace-nowrap",
      cell: ({ page }) => formatDay(page.date, datedDay),
      skeleton: "w-24",
    },
    {
      label: m.steps_col_steps,
      numeric: true,
      cell: ({ row }) => <Count steps={row.steps} />,
      skeleton: "w-14",
    },
    {
      sort: "steps",
      label: m.steps_col_target,
      numeric: true,
      // As wide as its form, so that no column moves.
      className: "min-w-54",
      cell: TargetCell,
      skeleton: "w-20",
    },
    { label: m.steps_col_progress, cell: Progress, skeleton: "w-30" },
  ],
  menu: StepsMenu,
  menuCell: "px-1!",
  card: StepsCard,
  faces: true,
  form: ({ row, onClose }) => row && <StepsDialog trainee={row} onClose={onClose} />,
  dialogs: {},
};

export default function StepsScreen() {
  return <ListScreen noun={steps} />;
}
