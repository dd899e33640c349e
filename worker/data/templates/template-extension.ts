import type { LocalDate } from "../../../domain/calendar.ts";
import { groupedBy } from "../../../domain/grouping.ts";
import { newId } from "../../../domain/id.ts";
import type { ScheduleKind } from "../../../domain/schedules/schedules.ts";
import { batchOfRaw, idsOf } from "../../db/batch.ts";
import type { DatabaseClient } from "../../db/client.ts";
import { statement } from "../../db/statement.ts";
import { countWritten, type Filling, fillingStatements } from "./template-filling.ts";

/** A template with linked trainees, which may have to fill further weeks. */
export interface DueTemplate {
  traineeId: string;
  kind: ScheduleKind;
  templateId: string;
  /** Number of weeks. */
  weeks: number;
  startsOn: LocalDate;
  repeats: boolean;
  scaled: boolean;
  weights: boolean;
  filledThrough: LocalDate;
  timeZone: string;
}

/** Templates of active trainees, neither filled through a week nor over. */
export async function listDueTemplates(
  client: DatabaseClient,
  through: LocalDate,
): Promise<DueTemplate[]> {
  const { results } = await statement(
    client,
    `select link.trainee_id as traineeId, link.kind, link.template_id as templateId,
         template.weeks, link.starts_on as startsOn, link.repeats, link.scaled, link.weights,
         link.filled_through as filledThrough, profile.time_zone as timeZone
       from applied_templates link
       join trainee_profiles profile on profile.id = link.trainee_id and profile.status = 'active'
       join templates template on template.id = link.template_id and template.deleted_at is null
       where link.stopped_at is null and link.filled_through < :through
         and (link.repeats or link.filled_through
           < date(link.starts_on, '+' || (7 * (template.weeks - 1)) || ' days'))
       order by link.template_id, link.trainee_id, link.kind`,
    { through },
  ).all<Record<keyof DueTemplate, never>>();
  return results.map(({ repeats, scaled, weights, ...due }) => ({
    ...due,
    repeats: repeats === 1,
    scaled: scaled === 1,
    weights: weights === 1,
  }));
}

/** Ends the links of templates whose last week is over in all time zones. */
export async function endFinished(client: DatabaseClient, now: number): Promise<void> {
  await statement(
    client,
    `update applied_templates set stopped_at = :now
       where stopped_at is null and not repeats and date(starts_on, '+' || (7 * (
           select weeks from templates where id = template_id)) || ' days')
         < date(:now / 1000, 'unixepoch', '-1 day')`,
    { now },
  ).run();
}

interface FilledCounts {
  trainees: string[];
  weeks: string[];
  items: number;
}

/**
 * Fills weeks ahead from templates in one batch, all or none. Each statement checks again which weeks are due,
 * so that two runs at once fill each week once.
 */
export async function fillTemplates(
  client: DatabaseClient,
  filling: Filling,
  now: number,
): Promise<FilledCounts> {
  const filled = groupedBy(filling.weeks, ({ traineeId, kind, templateId }) =>
    JSON.stringify([traineeId, kind, templateId]),
  );
  const ends = [...filled].map(([key, weeks]) => [
    ...(JSON.parse(key) as string[]),
    weeks.at(-1)?.sunday,
  ]);
  const writing = { now, change: newId(now) };
  const { copied, marked, followed } = await batchOfRaw(client, {
    ...fillingStatements(client, "fill", filling, writing),
    counted: countWritten(client, filling, writing),
    followed: statement(
      client,
      `update applied_templates set filled_through = list.value ->> 3 from json_each(:ends) list
         where trainee_id = list.value ->> 0 and kind = list.value ->> 1
           and template_id = list.value ->> 2 and stopped_at is null
           and filled_through < list.value ->> 3
         returning trainee_id as id`,
      { ends: JSON.stringify(ends) },
    ),
  });
  return {
    trainees: idsOf([followed]),
    weeks: idsOf(marked),
    items: copied.reduce((total, { meta }) => total + meta.changes, 0),
  };
}
