import { useSearchParams } from "react-router";
import { programsOf } from "../../../../domain/activity/exercise-program.ts";
import { isLocalDate, weekStart } from "../../../../domain/calendar.ts";
import { paths } from "../../../../domain/paths.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { useToday } from "../../../lib/format/today.ts";
import { useWho } from "../../../lib/session/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/every-icon.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { ScreenLink } from "../../screen-link.tsx";
import { TraineeHeader } from "../../trainee-header.tsx";
import { WeekNavigator } from "../../week-navigator.tsx";
import { Dock } from "../dock.tsx";
import { useExerciseWeek } from "../use-exercise-week.ts";
import { Month } from "./month.tsx";
import { ProgramCard } from "./program-card.tsx";
import { ProgramsSkeleton } from "./skeleton.tsx";
import { WeekCalendar } from "./week-calendar.tsx";
import { WeekSummary } from "./week-summary.tsx";

/** The programs of a week, or of a month; the address holds the choice. */
export default function ProgramsScreen() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const asked = `${params.get("month") ?? ""}-01`;
  const month = isLocalDate(asked) && asked <= today ? asked : undefined;
  const showMonth = (date: string) => setParams({ month: date.slice(0, 7) }, { replace: true });
  return (
    <div className="grid grid-cols-1 gap-4">
      <TraineeHeader
        title={m.training_mine()}
        to={paths.trainee.exercise}
        backLabel={m.training_back()}
      />
      <Tabs
        label={m.training_view()}
        value={month ? "month" : "week"}
        onValueChange={(view) =>
          view === "month" ? showMonth(today) : setParams({}, { replace: true })
        }
        tabs={[
          {
            value: "week",
            label: m.training_view_week(),
            content: (
              <div className="grid grid-cols-1 gap-4">
                <Week />
              </div>
            ),
          },
          {
            value: "month",
            label: m.training_view_month(),
            content: (
              <div className="grid grid-cols-1 gap-4">
                {month && <Month month={month} today={today} onMonth={showMonth} />}
              </div>
            ),
          },
        ]}
      />
      <Dock />
    </div>
  );
}

/** The programs of a week: today's first, then the days around it. */
function Week() {
  const [params, setParams] = useSearchParams();
  const now = useToday();
  const asked = params.get("week") ?? "";
  const shown = weekStart(isLocalDate(asked) && asked <= now ? asked : now);
  const { week, today, changing, error, fetching, retry } = useExerciseWeek(shown);
  const showWeek = (sunday: string) =>
    setParams(sunday === weekStart(today) ? {} : { week: sunday }, { replace: true });

  return (
    <>
      <WeekNavigator sunday={shown} today={today} onWeek={showWeek} />
      {error ? (
        <LoadFailure
          error={error}
          title={m.training_programs_failed()}
          onRetry={retry}
          pending={fetching}
        />
      ) : !week || changing ? (
        <ProgramsSkeleton />
      ) : !week.scheduled && week.items.length === 0 ? (
        <NoSchedule />
      ) : week.items.length === 0 ? (
        <EmptyState
          icon={<Icon name="calendar" />}
          title={m.training_week_empty()}
          text={m.training_week_empty_text()}
        />
      ) : (
        <>
          <WeekSummary items={week.items} today={today} />
          <ul
            aria-label={m.training_week_days()}
            className="grid grid-cols-1 items-start gap-3 md:grid-cols-2"
          >
            {programsOf(week)
              .sort((a, b) => Number(b.date === today) - Number(a.date === today))
              .map((program) => (
                <li key={program.date} className={program.date === today ? "md:col-span-2" : ""}>
                  <ProgramCard program={program} today={today} />
                </li>
              ))}
          </ul>
          <WeekCalendar week={week} />
        </>
      )}
    </>
  );
}

function NoSchedule() {
  const gender = useWho()?.gender ?? "other";
  return (
    <EmptyState
      icon={<Icon name="dumbbell" />}
      title={m.training_programs_none()}
      text={m.training_programs_none_text({ gender })}
      action={
        <ScreenLink
          to={paths.trainee.exerciseLibrary}
          className={buttonClass({ variant: "secondary" })}
        >
          {m.training_all()}
        </ScreenLink>
      }
    />
  );
}
