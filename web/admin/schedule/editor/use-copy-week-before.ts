import { useState } from "react";
import { newId } from "../../../../domain/id.ts";
import { copyWeek } from "../../../../domain/schedules/week-items.ts";
import { errorText } from "../../../lib/format/error-text.ts";
import { m } from "../../../paraglide/messages.js";
import { toast } from "../../../ui/toast.tsx";
import type { EditedWeek } from "../edits/edited-week.ts";
import { copyItems } from "../edits/make-edits.ts";
import type { WeekEdits } from "../edits/use-week-edits.ts";

type CopyWeekBeforeOptions = {
  edits: WeekEdits;
  load: () => Promise<Pick<EditedWeek, "exercises" | "meals">>;
  /** The toast's text, with the number of copied items. */
  told: (of: { count: number }) => string;
};

/** How to copy the items of the previous week that this week lacks; undefined if there are none. */
export function useCopyWeekBefore({ edits, load, told }: CopyWeekBeforeOptions) {
  const { week, run } = edits;
  const [pending, setPending] = useState(false);
  const { previous } = week;
  if (!previous || previous.exercises + previous.meals === 0) return undefined;
  const copy = async () => {
    setPending(true);
    try {
      const source = await load();
      const exercises = copyWeek(source.exercises, week.exercises, { newId });
      const meals = copyWeek(source.meals, week.meals, { newId });
      const count = exercises.copy.length + meals.copy.length;
      if (count === 0) toast({ text: m.schedule_nothing_to_copy() });
      else {
        run(
          copyItems(week, source, { exercises, meals }),
          told({ count }),
          m.schedule_copy_failed(),
        );
      }
    } catch (error) {
      toast({ kind: "error", text: errorText(error, m.schedule_copy_failed()) });
    } finally {
      setPending(false);
    }
  };
  return { pending, copy: () => void copy() };
}
