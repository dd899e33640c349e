import { addDays } from "../../domain/calendar.ts";
import type { Application } from "../../domain/contract/schedules/applied-schedules.ts";
import type { ScheduleKind } from "../../domain/schedules/schedules.ts";
import type { PlannedItem } from "./plans.ts";
import { thisWeek } from "./weeks.ts";
import { call } from "./worker.ts";

/** The Sunday so many weeks from this one. */
export const week = (nth: number) => addDays(thisWeek(), 7 * nth);

/** What an application does to a week that it leaves as it is, or does not hold. */
export const none = { added: 0, changed: 0, removed: 0, unchanged: 0, kept: 0 };

/** What the trainer asks of applying a trainee's weeks. */
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
