import type { D1Database } from "@cloudflare/workers-types";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import { sampleTrainee } from "../../../scripts/seed/accounts.ts";
import { seedId } from "../../../scripts/seed/ids.ts";

/** Check-ins that wait for the trainer, whatever the number of people. */
export const waiting = 60;

/** Leaves sixty check-ins of everybody waiting, a third of them with a marked answer, and no others. */
export async function fillWaiting(
  database: Pick<D1Database, "prepare" | "batch">,
  { through }: { through: LocalDate },
): Promise<void> {
  const days = Array.from({ length: waiting }, (_, back) => addDays(through, -back - 2));
  await database.batch([
    database
      .prepare(
        `insert into check_ins (id, trainee_id, form_id, form_name, due_on, due_at, written_at, sent_at,
           updated_at, answers, facts, flags)
         select lower(hex(randomblob(16))), p.id, f.id, f.name, day.value, at.at, at.at, at.at, at.at,
           (select json_group_array(json_object('question', json(q.value), 'value', 2))
             from json_each(f.questions) q where q.value ->> 'kind' = 'scale'),
           json_object('weight', 70, 'weightChange', 0, 'steps', 8000,
             'exercises', json_object('done', 4, 'assigned', 5),
             'meals', json_object('done', 20, 'assigned', 21)),
           iif(p.place % 3 = 0, (select json_array(q.value ->> 'id') from json_each(f.questions) q
             where q.value ->> 'kind' = 'scale' limit 1), '[]')
         from json_each(?1) day,
           (select id, row_number() over (order by id) place from trainee_profiles) p,
           (select * from check_in_forms order by id limit 1) f,
           (select unixepoch() * 1000 at) at
         where true order by day.key, p.place limit ?2 on conflict do nothing`,
      )
      // Some days may have one already.
      .bind(JSON.stringify(days), 2 * waiting),
    ...leaveWaiting(database),
    ...withPhotos(database, sampleTrainee.email),
  ]);
}

const leaveWaiting = (database: Pick<D1Database, "prepare">) => [
  database.prepare("update check_ins set reviewed_at = sent_at where reviewed_at is null"),
  database
    .prepare(
      `update check_ins set reviewed_at = null
         where id in (select id from check_ins order by sent_at desc, id limit ?1)`,
    )
    .bind(waiting),
];

/** What waits, and what a trainee sent: photos of everybody would be a hundred thousand rows in one statement. */
const shown = "(reviewed_at is null or trainee_id = (select id from accounts where email = ?1))";

/** Three photos of each of these, by people who let the trainer see them. Rows alone: a list opens no photo. */
const withPhotos = (database: Pick<D1Database, "prepare">, email: string) =>
  [
    `update trainee_profiles set age = 30
     where (age is null or age < 18) and id in (select trainee_id from check_ins where ${shown})`,
    `insert into photo_consents (trainee_id, purpose, given_at)
     select distinct trainee_id, 'coach', 1 from check_ins where ${shown} on conflict do nothing`,
    `insert into progress_photos
       (id, trainee_id, pose, date, check_in_id, key, width, height, bytes, created_at, stored_at)
     select c.id || '-' || pose.value, c.trainee_id, pose.value, c.due_on, c.id,
       'trainees/' || c.trainee_id || '/progress/1/' || c.id || '-' || pose.value,
       1200, 1600, 300000, c.sent_at, c.sent_at
     from check_ins c, json_each('["front", "side", "back"]') pose
     where ${shown} on conflict do nothing`,
  ].map((sql) => database.prepare(sql).bind(email));

/**
 * Gives a trainee a reviewed check-in for each week, and leaves sixty check-ins of everybody waiting, each with photos of
 * three poses. Repeated runs change nothing.
 * @returns the newest check-in of the trainee
 */
export async function fillCheckIns(
  database: Pick<D1Database, "prepare" | "batch">,
  { email, through, weeks }: { email: string; through: LocalDate; weeks: number },
): Promise<string> {
  const days = Array.from({ length: weeks }, (_, back) => addDays(through, -7 * back - 2));
  const rows = days.map((date) => {
    const at = Date.parse(date);
    return [seedId("checkIn", at, 0, 1), date, at];
  });
  await database.batch([
    database
      .prepare(
        `insert into check_ins (id, trainee_id, form_id, form_name, due_on, due_at, written_at, sent_at,
           updated_at, answers, facts, flags, reviewing_at, reviewed_at)
         select value ->> 0, a.id, f.id, f.name, value ->> 1, value ->> 2, value ->> 2, value ->> 2, value ->> 2,
           (select json_group_array(json_object('question', json(q.value), 'value',
             case q.value ->> 'kind' when 'scale' then 3 when 'yes_no' then 'no' end))
             from json_each(f.questions) q where q.value ->> 'kind' <> 'fact'),
           json_object('weight', 70, 'weightChange', 0, 'steps', 8000,
             'exercises', json_object('done', 4, 'assigned', 5),
             'meals', json_object('done', 20, 'assigned', 21)),
           '[]', value ->> 2, value ->> 2
         from json_each(?1), accounts a, (select * from check_in_forms order by id limit 1) f
         where a.email = ?2 on conflict do nothing`,
      )
      .bind(JSON.stringify(rows), email),
    ...leaveWaiting(database),
    ...withPhotos(database, email),
  ]);
  const newest = await database
    .prepare(
      `select c.id from check_ins c join accounts a on a.id = c.trainee_id where a.email = ?1
       order by c.due_at desc limit 1`,
    )
    .bind(email)
    .first<{ id: string }>();
  if (!newest) throw new Error("the sample trainee has no check-in");
  return newest.id;
}
