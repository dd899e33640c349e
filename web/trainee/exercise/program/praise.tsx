import { type Program, recordsOn } from "../../../../domain/activity/exercise-program.ts";
import type { ExerciseWeek } from "../../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { recordText } from "../../../exercises/records.ts";
import { nameIn } from "../../../lib/format/names.ts";
import { m } from "../../../paraglide/messages.js";
import { type Celebrated, Celebration } from "../../celebration/celebration.tsx";
import { useCelebrations } from "../../celebration/use-celebrations.ts";

type PraiseProps = { week: ExerciseWeek; program: Program<ScheduledExercise> };

/** Praises a new record; the summary of a finished day has its records itself. */
export function Praise({ week, program }: PraiseProps) {
  const { date, items, over } = program;
  const reached: Celebrated[] = items.flatMap((item) => {
    // The volume grows with each set, so its record counts only when the exercise is done.
    const records = recordsOn(week, item.exerciseId, date).filter(
      ({ kind }) => kind !== "volume" || item.status === "completed",
    );
    return records.map(({ kind }) => ({
      key: `${date} ${item.exerciseId} ${kind}`,
      title: m.training_record_new(),
      lines: [nameIn(item), ...records.map(recordText)],
    }));
  });
  const { shown, end } = useCelebrations(reached);
  return <Celebration celebrated={over ? undefined : shown} onEnd={end} />;
}
