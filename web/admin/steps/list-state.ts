import { isLocalDate } from "../../../domain/calendar.ts";
import { defineList } from "../list/list-state.ts";

export const stepsList = defineList({
  firstDirection: { name: "asc", steps: "desc" },
  defaultSort: { sort: "name", direction: "asc" },
  filters: { date: (text) => (isLocalDate(text) ? text : undefined) },
});
