import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type CheckInTimes, missedInARow } from "../../../domain/check-ins/when.ts";
import { seed } from "../../../scripts/seed/index.ts";
import { scryptPasswords } from "../../../worker/edge/passwords.ts";

// A Wednesday, so that the current week is half done.
const now = Date.UTC(2026, 5, 17);
const { hash } = scryptPasswords;

const all = async <Row>(query: string) => (await env.DB.prepare(query).all<Row>()).results;

beforeAll(async () => {
  await seed(env.DB, { trainees: 24, weeks: 6, now, hash });
}, 60_000);

describe("seed", () => {
  it("has check-ins that wait, three of them late, one without photos, two missed and an ill person", async () => {
    const waiting = await all<{ late: number; photos: number; refused: number }>(
      `select sent_at > due_at as late,
         (select count(*) from progress_photos where check_in_id = check_ins.id) as photos,
         (select count(*) from photo_consents c
           where c.trainee_id = check_ins.trainee_id and c.withdrawn_at is not null) as refused
       from check_ins where reviewed_at is null`,
    );
    expect(waiting).toHaveLength(8);
    expect(waiting.filter(({ late }) => late === 1)).toHaveLength(3);
    expect(waiting.map(({ photos }) => photos).filter((photos) => photos > 0)).toEqual([3, 3]);
    expect(waiting.filter(({ refused }) => refused > 0)).toEqual([
      { late: 0, photos: 0, refused: 1 },
    ]);
    const schedules = await all<
      CheckInTimes & { id: string; answeredOn: string | null; absences: string; zone: string }
    >(
      `select trainee_id as id, weekday, minute, every, starts_on as startsOn, since, answered_on as answeredOn,
         p.time_zone as zone, (select json_group_array(json_object('startsOn', a.starts_on, 'endsOn', a.ends_on))
           from absences a where a.trainee_id = p.id) as absences
       from check_in_schedules s join trainee_profiles p on p.id = s.trainee_id`,
    );
    const missed = schedules.map(({ absences, ...each }) =>
      missedInARow(each, { ...each, absences: JSON.parse(absences) }, now, each.zone),
    );
    expect(missed.filter((each) => each?.count === 2)).toHaveLength(1);
    expect(schedules.filter(({ absences }) => absences !== "[]")).toHaveLength(1);
  });
});
