import { type Program, recordsOn } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { recordText } from "../../../exercises/records.ts";
import { nameIn } from "../../../lib/names.ts";
import { useWho } from "../../../lib/use-who.ts";
import { m } from "../../../paraglide/messages.js";
import { type Celebrated, Celebration } from "../../celebration/celebration.tsx";
import { useCelebrations } from "../../celebration/use-celebrations.ts";

type PraiseProps = { week: ExerciseWeek; program: Program<ScheduledExercise>; today: string };

/** The moment in which a record falls or the day is full. */
export function Praise({ week, program, today }: PraiseProps) {
  const gender = useWho()?.gender ?? "other";
  const { date, items, completed, total } = program;
  const reached: Celebrated[] = items.flatMap((item) =>
    recordsOn(week, item.exerciseId, date)
      .filter(({ kind }) => kind !== "volume" || item.status === "completed")
      .map((record) => ({
        key: `${date} ${item.exerciseId} ${record.kind}`,
        title: m.training_record_new(),
        lines: [nameIn(item), recordText(record)],
      })),
  );
  if (total > 0 && completed === total) {
    reached.push({
      key: `${date} full`,
      title: (date === today ? m.training_day_done : m.training_other_day_done)({ gender }),
      lines: [m.training_done_of({ done: completed, total })],
    });
  }
  const { shown, end } = useCelebrations(reached);
  return <Celebration celebrated={shown} onEnd={end} />;
}
