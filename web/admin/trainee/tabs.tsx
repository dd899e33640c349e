import { type ComponentType, Suspense } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { adminPaths } from "../../../domain/admin-paths.ts";
import type { TraineeDetails } from "../../../domain/contract/people/trainees.ts";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/every-icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Profile } from "./profile.tsx";
import { ProfileSkeleton } from "./skeleton.tsx";

const first = "profile";

/** The sections after the first by use; each loads its code when it opens. */
const sections: readonly {
  value: string;
  label: () => string;
  View: ComponentType<{ traineeId: string }>;
}[] = [
  {
    value: "performance",
    label: m.trainees_tab_performance,
    View: lazyPart(
      async () => (await import("../performance/performance-view.tsx")).PerformanceView,
    ),
  },
  { value: "schedule", label: m.trainees_tab_schedule, View: ScheduleLink },
  {
    value: "notes",
    label: m.trainees_tab_notes,
    View: lazyPart(async () => (await import("../notes/notes-tab.tsx")).NotesTab),
  },
  {
    value: "payments",
    label: m.trainees_tab_payments,
    View: lazyPart(async () => (await import("../payments/trainee-payments.tsx")).TraineePayments),
  },
  {
    value: "subscription",
    label: m.trainees_tab_subscriptions,
    View: lazyPart(
      async () => (await import("../subscriptions/subscriptions-view.tsx")).SubscriptionsView,
    ),
  },
  {
    value: "steps",
    label: m.trainees_tab_steps,
    View: lazyPart(async () => (await import("../steps/steps-view.tsx")).StepsView),
  },
  {
    value: "meals",
    label: m.trainees_tab_meals,
    View: lazyPart(async () => (await import("../performance/meals-view.tsx")).MealsView),
  },
];

/** The week editor needs the whole width, so the section only links to it. */
function ScheduleLink({ traineeId }: { traineeId: string }) {
  return (
    <EmptyState
      icon={<Icon name="calendar" />}
      title={m.schedule_title()}
      text={m.schedule_section_text()}
      action={
        <Link to={adminPaths.schedule(traineeId)} className={buttonClass()}>
          {m.schedule_open()}
        </Link>
      }
    />
  );
}

/** The section's reads start in parallel with the page's. */
function Section({ label, View }: Pick<(typeof sections)[number], "label" | "View">) {
  const { id = "" } = useParams();
  return (
    <>
      {/* Its content has headings below a section's, here as in the dialog. */}
      <h2 className="sr-only">{label()}</h2>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <View traineeId={id} />
      </Suspense>
    </>
  );
}

/** The open section, from the address. */
export function TraineeTabs({ trainee }: { trainee: TraineeDetails | undefined }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("tab");
  const value = sections.some((tab) => tab.value === asked) ? (asked ?? first) : first;
  return (
    <Tabs
      wraps
      label={m.trainees_sections()}
      value={value}
      onValueChange={(tab) =>
        setParams(tab === first ? {} : { tab }, { replace: true, preventScrollReset: true })
      }
      tabs={[
        {
          value: first,
          label: m.trainees_tab_profile(),
          content: trainee ? <Profile trainee={trainee} /> : <ProfileSkeleton />,
        },
        ...sections.map(({ value, label, View }) => ({
          value,
          label: label(),
          content: <Section label={label} View={View} />,
        })),
      ]}
    />
  );
}
