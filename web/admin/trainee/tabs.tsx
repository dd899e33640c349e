import { type ComponentType, Suspense } from "react";
import { useParams, useSearchParams } from "react-router";
import type { TraineeDetails } from "../../../domain/contract/trainees/trainees.ts";
import { lazyPart } from "../../frame/again.tsx";
import { m } from "../../paraglide/messages.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Profile } from "./profile.tsx";
import { ScheduleLink } from "./schedule-link.tsx";
import { ProfileSkeleton } from "./skeleton.tsx";

const first = "profile";

/** Sections that come later have their place and say what they will be. */
const later: readonly { value: string; icon: IconName; label: () => string; text: () => string }[] =
  [
    {
      value: "schedule",
      icon: "calendar",
      label: m.trainees_tab_schedule,
      text: m.trainees_later_schedule,
    },
    {
      value: "performance",
      icon: "chart",
      label: m.trainees_tab_performance,
      text: m.trainees_later_performance,
    },
    { value: "steps", icon: "steps", label: m.trainees_tab_steps, text: m.steps_manage_text },
    { value: "meals", icon: "bowl", label: m.trainees_tab_meals, text: m.trainees_later_meals },
    { value: "notes", icon: "note", label: m.trainees_tab_notes, text: m.trainees_later_notes },
  ];

type View = ComponentType<{ traineeId: string }>;

/** Sections that are there; their code comes when one is opened. */
const views: Record<string, View> = {
  schedule: ScheduleLink,
  performance: lazyPart(
    async () => (await import("../performance/performance-view.tsx")).PerformanceView,
  ),
  meals: lazyPart(async () => (await import("../performance/meals-view.tsx")).MealsView),
  notes: lazyPart(async () => (await import("../notes/notes-tab.tsx")).NotesTab),
  steps: lazyPart(async () => (await import("../steps/steps-view.tsx")).StepsView),
};

/** Its reads start beside the page's own, not behind them. */
function Section({ view: View }: { view: View }) {
  const { id = "" } = useParams();
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <View traineeId={id} />
    </Suspense>
  );
}

/** Which section is open stands in the address. */
export function TraineeTabs({ trainee }: { trainee: TraineeDetails | undefined }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("tab");
  const value = later.some((tab) => tab.value === asked) ? (asked ?? first) : first;
  return (
    <Tabs
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
        ...later.map(({ value, icon, label, text }) => ({
          value,
          label: label(),
          content: views[value] ? (
            <Section view={views[value]} />
          ) : (
            <EmptyState icon={<Icon name={icon} />} title={m.trainees_later()} text={text()} />
          ),
        })),
      ]}
    />
  );
}
