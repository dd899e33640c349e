import { scheduleKinds } from "../../../domain/schedules/schedules.ts";
import { templateLevels } from "../../../domain/templates/templates.ts";
import { goals } from "../../../domain/trainee.ts";
import { defineList, oneOf } from "../list/list-state.ts";

export const templateList = defineList({
  firstDirection: { name: "asc", weeks: "asc", created: "desc" },
  defaultSort: { sort: "name", direction: "asc" },
  filters: { goal: oneOf(goals), level: oneOf(templateLevels), kind: oneOf(scheduleKinds) },
});
