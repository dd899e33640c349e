import { Link } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import { traineesPerPage } from "../../../domain/attention/list.ts";
import { lazyPart } from "../../frame/again.tsx";
import { formatCount } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { Avatar } from "../../ui/avatar.tsx";
import { Ltr } from "../../ui/bidi.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { DeclineDialog } from "../approval/decline-dialog.tsx";
import { ImportLink } from "../imports/import-link.tsx";
import { InviteButton } from "../invitations/invite-button.tsx";
import { Invited } from "../invitations/invited.tsx";
import { ListFileButton } from "../list/list-file-button.tsx";
import type { ListNoun } from "../list/list-noun.ts";
import { ListScreen } from "../list/list-screen.tsx";
import { RecentRepeat } from "../trainee-jobs/recent-repeat.tsx";
import { SelectionBar } from "../trainee-jobs/selection-bar.tsx";
import { TraineeCard } from "./card.tsx";
import { filters } from "./filters.ts";
import { traineeList } from "./list-state.ts";
import { liveEveryMs, loadTraineesFile, traineePages } from "./queries.ts";
import { traineeRemoval } from "./removal.ts";
import {
  Adherence,
  Kilograms,
  LastActive,
  Phone,
  TraineeActs,
  TraineeName,
  type Trainees,
} from "./row-parts.tsx";
import { StandingBadge } from "./standing.tsx";
import { contactOf, joinedText, shortPlanName } from "./texts.ts";

const AddDialog = lazyPart(async () => (await import("./add-dialog.tsx")).AddDialog);
const PerformanceDialog = lazyPart(
  async () => (await import("../performance/performance-dialog.tsx")).PerformanceDialog,
);
const StepsDialog = lazyPart(async () => (await import("../steps/steps-dialog.tsx")).StepsDialog);

const MealsDialog = lazyPart(
  async () => (await import("../performance/meals-dialog.tsx")).MealsDialog,
);
const NotesDialog = lazyPart(async () => (await import("../notes/notes-dialog.tsx")).NotesDialog);
const EditTrainee = lazyPart(async () => (await import("./edit-dialog.tsx")).EditTrainee);

const trainees: ListNoun<Trainees> = {
  list: traineeList,
  pages: traineePages,
  perPage: traineesPerPage,
  liveEveryMs,
  icon: "users",
  texts: {
    title: m.trainees_title,
    count: m.trainees_count,
    add: m.trainees_add,
    search: m.trainees_search,
    stale: m.trainees_stale,
    failed: m.trainees_load_failed,
    empty: m.trainees_empty,
    emptyText: m.trainees_empty_text,
    noMatch: m.trainees_no_match,
    noMatchText: m.trainees_no_match_text,
    sort: m.trainees_sort,
    otherSort: m.trainees_sort_other,
    actions: m.trainees_col_actions,
  },
  filters,
  sorts: {
    "joined desc": m.trainees_sort_joined_desc,
    "joined asc": m.trainees_sort_joined_asc,
    "name asc": m.trainees_sort_name_asc,
    "name desc": m.trainees_sort_name_desc,
    "weight desc": m.trainees_sort_weight_desc,
    "weight asc": m.trainees_sort_weight_asc,
    "steps desc": m.trainees_sort_steps_desc,
    "steps asc": m.trainees_sort_steps_asc,
  },
  columns: [
    {
      sort: "name",
      label: m.trainees_col_trainee,
      className: "w-full max-w-0 min-w-48",
      cell: (props) => (
        <div title={contactOf(props.row)} className="flex items-center gap-2.5">
          <Avatar
            name={props.row.name}
            id={props.row.id}
            src={props.row.photo ?? undefined}
            size={32}
          />
          <TraineeName {...props} />
        </div>
      ),
    },
    {
      label: m.trainees_col_adherence,
      cell: Adherence,
      skeleton: "w-24",
    },
    {
      label: m.trainees_col_activity,
      className: "whitespace-nowrap",
      cell: LastActive,
      skeleton: "w-16",
    },
    {
      sort: "email",
      label: m.trainees_col_email,
      narrow: "@max-[82rem]:hidden",
      cell: ({ row: { email } }) =>
        email === null ? (
          <span className="text-muted">{m.trainees_no_email()}</span>
        ) : (
          <Ltr className="max-w-48 clamp-line align-bottom" title={email}>
            {email}
          </Ltr>
        ),
      skeleton: "w-44",
    },
    {
      label: m.trainees_col_phone,
      narrow: "@max-[82rem]:hidden",
      cell: ({ row }) => <Phone phone={row.phone} />,
      skeleton: "w-28",
    },
    {
      sort: "plan",
      label: m.trainees_col_plan,
      narrow: "@max-[54rem]:hidden",
      className: "whitespace-nowrap",
      cell: ({ row, page }) => shortPlanName(page.plans, row.plan),
      skeleton: "w-24",
    },
    {
      sort: "status",
      label: m.trainees_col_status,
      cell: ({ row }) => <StandingBadge of={row} />,
      skeleton: "w-16",
    },
    {
      sort: "weight",
      label: m.trainees_col_weight,
      narrow: "@max-[48rem]:hidden",
      numeric: true,
      cell: ({ row }) => <Kilograms value={row.currentWeight} />,
      skeleton: "w-18",
    },
    {
      sort: "steps",
      label: m.trainees_col_steps,
      narrow: "@max-[60rem]:hidden",
      numeric: true,
      cell: ({ row }) => formatCount(row.targetSteps),
      skeleton: "w-14",
    },
    {
      sort: "joined",
      label: m.trainees_col_joined,
      narrow: "@max-[66rem]:hidden",
      className: "whitespace-nowrap",
      cell: ({ row }) => joinedText(row.joinedAt),
      skeleton: "w-26",
    },
  ],
  compact: true,
  recent: ({ page }) => <RecentRepeat job={page.repeat} />,
  above: ({ page, state }) =>
    page.invited.people.length > 0 && <Invited page={page} searched={state.search !== ""} />,
  firstSteps: () => (
    <>
      <LinkButton component={Link} to={adminPaths.invitation} variant="secondary">
        <Icon name="mail" />
        {m.invitations_by_link()}
      </LinkButton>
      <LinkButton component={Link} to={adminPaths.importsOf("trainees")} variant="secondary">
        <Icon name="upload" />
        {m.imports_title()}
      </LinkButton>
    </>
  ),
  actions: ({ page, state }) => (
    <>
      <ListFileButton
        name="trainees"
        list={traineeList}
        state={state}
        page={page}
        load={loadTraineesFile}
      />
      <ImportLink kind="trainees" />
      <InviteButton page={page} />
    </>
  ),
  menu: TraineeActs,
  menuCell: "px-1!",
  card: TraineeCard,
  faces: true,
  screenOf: ({ id }) => adminPaths.trainee(id),
  selection: {
    texts: { row: ({ name }) => m.bulk_row({ name }), page: m.bulk_page, choose: m.bulk_choose },
    bar: SelectionBar,
  },
  form: ({ row, page, onClose }) =>
    row ? (
      <EditTrainee trainee={row} onClose={onClose} />
    ) : (
      <AddDialog
        plans={page?.plans ?? []}
        defaultPlan={page?.defaultPlan ?? undefined}
        onClose={onClose}
      />
    ),
  removal: traineeRemoval,
  dialogs: {
    decline: ({ row, onClose }) => <DeclineDialog person={row} onClose={onClose} />,
    performance: ({ row, onClose }) => <PerformanceDialog trainee={row} onClose={onClose} />,
    meals: ({ row, onClose }) => <MealsDialog trainee={row} onClose={onClose} />,
    notes: ({ row, onClose }) => <NotesDialog trainee={row} onClose={onClose} />,
    "diet-notes": ({ row, onClose }) => <NotesDialog trainee={row} only="diet" onClose={onClose} />,
    steps: ({ row, onClose }) => <StepsDialog trainee={row} onClose={onClose} />,
  },
};

export default function TraineesScreen() {
  return <ListScreen noun={trainees} />;
}
