import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";

export const templateTables: Record<ScheduleKind, "template_exercises" | "template_meals"> = {
  exercises: "template_exercises",
  meals: "template_meals",
};

/** A new id as `newId` makes it, in SQL: of an instant (UTC milliseconds) and chance. */
export const newItemId = (instant: string) => `lower(printf('%08x-%04x-7%s-a%s-%s',
  ${instant} >> 16, ${instant} & 65535, substr(hex(randomblob(2)), 2),
  substr(hex(randomblob(2)), 2), hex(randomblob(6))))`;
