import { addDays } from "../../domain/calendar.ts";
import type { Application } from "../../domain/contract/schedules/applied-schedules.ts";
import type { ScheduleKind } from "../../domain/schedules/schedules.ts";
import type { PlannedItem } from "./plans.ts";
import { thisWeek } from "./weeks.ts";
import { call } from "./worker.ts";

/** The Sunday of the week at an offset from this one. */
export const week = (offset: number) => addDays(thisWeek(), 7 * offset);

/** The counts of an unchanged or absent week in an application. */
export const noChanges = { added: 0, changed: 0, removed: 0, unchanged: 0, kept: 0 };

/** The trainer's requests about applying a trainee's weeks. */
export const applier = (token: string, traineeId: string) => {
  const ask = (method: string, kind: string, from = thisWeek()) =>
    call(`/api/admin/trainees/${traineeId}/weeks/${from}/apply/${kind}`, {
      method,
      token,
      ...(method === "GET" ? {} : { body: {} }),
    });
  const read = async (method: string, kind: ScheduleKind, from?: string): Promise<Application> => {
    const response = await ask(method, kind, from);
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  return {
    ask,
    preview: (kind: ScheduleKind, from?: string) => read("GET", kind, from),
    apply: (kind: ScheduleKind, from?: string) => read("POST", kind, from),
  };
};

/** Items of the library on every day of a week. */
export const daily = (ids: readonly (string | undefined)[]): PlannedItem[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    ids.map((id, position) => ({ day, position, library: id ?? null })),
  );
