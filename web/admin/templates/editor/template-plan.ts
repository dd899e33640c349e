import { addDays } from "../../../../domain/calendar.ts";
import type { TemplateJob } from "../../../../domain/contract/templates/template-jobs.ts";
import type { Template, TemplateWeek } from "../../../../domain/contract/templates/templates.ts";
import type { EditedWeek } from "../../schedule/edits/edited-week.ts";
import { aSunday } from "../../schedule/texts.ts";

/** A template's week for the editor: all its days are to come, and it belongs to nobody. */
export interface TemplatePlan extends EditedWeek {
  traineeId: null;
  template: Template;
  /** Counted from 0. */
  week: number;
  job: TemplateJob | null;
}

export function planOf({ exercises, meals, ...about }: TemplateWeek): TemplatePlan {
  const dateOf = ({ dayOfWeek }: { dayOfWeek: number }) => addDays(aSunday, dayOfWeek);
  return {
    ...about,
    traineeId: null,
    traineeGender: null,
    weekStart: aSunday,
    today: addDays(aSunday, -1),
    editable: true,
    exercises: exercises.map((item) => ({
      ...item,
      date: dateOf(item),
      status: "pending",
      completedAt: null,
    })),
    meals: meals.map((item) => ({
      ...item,
      date: dateOf(item),
      status: "pending",
      consumedAt: null,
      substitute: null,
    })),
    performed: [],
    lastTimes: [],
    targets: [],
    lighterDays: [],
    fromTemplate: [],
  };
}
