import { Navigate, useParams } from "react-router";
import { programsOf } from "../../../../domain/activity/exercise-program.ts";
import { isLocalDate, weekStart } from "../../../../domain/calendar.ts";
import { paths } from "../../../../domain/paths.ts";
import { LoadFailure } from "../../../frame/load-failure.tsx";
import { formatDay, fullDay } from "../../../lib/format/format.ts";
import { useToday } from "../../../lib/format/today.ts";
import { m } from "../../../paraglide/messages.js";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { OwnHijriDay } from "../../ramadan/own-hijri-day.tsx";
import { TraineeHeader } from "../../trainee-header.tsx";
import { useExerciseWeek } from "../use-exercise-week.ts";
import { ProgramDay } from "./program-day.tsx";
import ProgramSkeleton from "./skeleton.tsx";

/** The program of one day, logged set by set. */
export default function ProgramScreen() {
  const { date = "" } = useParams();
  const today = useToday();
  if (!isLocalDate(date) || weekStart(date) > today) {
    return <Navigate to={paths.trainee.exercisePrograms} replace />;
  }
  return <ProgramOf key={date} date={date} />;
}

function ProgramOf({ date }: { date: string }) {
  const { week, today, changing, error, fetching, retry } = useExerciseWeek(date);
  const program = week && !changing && programsOf(week).find((each) => each.date === date);
  const current = weekStart(date) === weekStart(today);
  const back = current
    ? paths.trainee.exercisePrograms
    : `${paths.trainee.exercisePrograms}?week=${weekStart(date)}`;
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-3">
      <TraineeHeader
        title={formatDay(date, fullDay)}
        text={<OwnHijriDay date={date} />}
        to={back}
        backLabel={m.training_back_mine()}
      />
      {error ? (
        <LoadFailure
          error={error}
          title={m.training_programs_failed()}
          onRetry={retry}
          pending={fetching}
        />
      ) : !program ? (
        <ProgramSkeleton />
      ) : program.total === 0 ? (
        <EmptyState
          icon={<Icon name="moon" />}
          title={m.training_day_missing()}
          text={m.training_day_missing_text()}
        />
      ) : (
        <ProgramDay week={week} program={program} today={today} />
      )}
    </div>
  );
}
