import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { D1Database } from "@cloudflare/workers-types";
import { openLocalDatabase, prepareDatabase } from "../../../scripts/lib/database.ts";
import { say } from "../../../scripts/lib/message.mjs";
import { seed } from "../../../scripts/seed/index.ts";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";
import { benchFolder, copyBeside, copyToMemory, fingerprintOf, type StateCopy } from "./state.ts";

/** Tuesday noon of the week that is followed. */
export const followedAt = Date.parse("2026-03-03T10:00:00Z");
const thisWeek = "2026-03-01";
/** How many follow at the smallest size. */
export const smallestFollowers = 4;
/** Not everybody of the seed follows a schedule at present. */
const seededShare = 1.6;
const seededWeeks = 5;

/** So many active trainees with an applied week that has not been filled ahead yet: a copy of them. */
export async function followersState(trainees: number): Promise<StateCopy> {
  return copyBeside(await seededFollowers(trainees));
}

/** The same in memory, where the machine has such a folder. */
export async function followersInMemory(trainees: number): Promise<StateCopy> {
  const base = await seededFollowers(trainees);
  const copy = copyToMemory(base);
  return copy.inMemory ? copy : copyBeside(base);
}

async function seededFollowers(trainees: number): Promise<string> {
  const base = join(benchFolder, `cron-${trainees}`);
  const wanted = fingerprintOf();
  if (!existsSync(join(base, wanted))) {
    say(`Seeding ${trainees} followers …`);
    rmSync(base, { recursive: true, force: true });
    const { database, close } = await openLocalDatabase(base);
    try {
      await prepareDatabase(database, base);
      await seed(database, {
        trainees: Math.ceil(trainees * seededShare),
        weeks: seededWeeks,
        now: followedAt,
        hash: scryptPasswords.hash,
      });
      await follow(database, trainees);
    } finally {
      await close();
    }
    writeFileSync(join(base, wanted), "");
  }
  return base;
}

async function follow(database: D1Database, trainees: number): Promise<void> {
  await database.batch([
    database.prepare("delete from applied_schedules"),
    database.prepare("delete from weekly_schedules where week_start_date > ?").bind(thisWeek),
    database.prepare("delete from trainee_performance where date > ?").bind("2026-03-07"),
    database
      .prepare(
        `insert into applied_schedules (trainee_id, kind, schedule_id, applied_at, filled_through)
         select week.trainee_id, kind.value, week.id, 1, week.week_start_date
         from (
           select week.id, week.trainee_id, week.week_start_date from weekly_schedules week
           join trainee_profiles profile on profile.id = week.trainee_id and profile.status = 'active'
           where week.week_start_date = ?1
             and exists (select 1 from schedule_exercises item where item.schedule_id = week.id)
             and exists (select 1 from schedule_meals item where item.schedule_id = week.id)
           limit ?2
         ) week cross join json_each('["exercises", "meals"]') kind`,
      )
      .bind(thisWeek, trainees),
  ]);
  const count = await database
    .prepare("select count(distinct trainee_id) as n from applied_schedules")
    .first<number>("n");
  if (count !== trainees) throw new Error(`only ${count} of ${trainees} can follow a schedule`);
}
