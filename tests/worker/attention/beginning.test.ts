import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { localDateAt } from "../../../domain/calendar.ts";
import type { Overview } from "../../../domain/contract/attention/overview.ts";
import type { GeneralSettings } from "../../../domain/contract/operations/general-settings.ts";
import { newId } from "../../../domain/id.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

const now = Date.now();
const day = 86_400_000;
const today = localDateAt(now, "Asia/Hebron");

const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

async function get<Answer>(path: string): Promise<Answer> {
  const { token } = await makeTrainer();
  const answer = await call(`/api/admin/${path}`, { token });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
const read = async () => (await get<Overview>(`overview?date=${today}`)).beginning;
const isHidden = async () => (await get<GeneralSettings>("settings/general")).beginningHidden;

async function put(section: string, body: unknown) {
  const { token } = await makeTrainer();
  return call(`/api/admin/settings/${section}`, { token, method: "PUT", body });
}

/** A trainee registered by the trainer, who has not entered yet. */
async function addPerson(name: string, createdAt = now) {
  const { id } = await makeTrainee({ name, createdAt });
  await run("delete from sessions where account_id = ?", id);
  return id;
}

async function plan(traineeId: string) {
  const schedule = newId();
  await run(
    `insert into weekly_schedules (id, trainee_id, week_start_date, created_at, updated_at)
     values (?1, ?2, '2026-01-04', 1, 1)`,
    schedule,
    traineeId,
  );
  expect((await read())?.planned).toBe(false);
  await run(
    `insert into schedule_meals (id, schedule_id, trainee_id, day_of_week, date, timing, name, updated_at)
     values (?1, ?2, ?3, 0, '2026-01-04', 'lunch', 'مجدّرة', 1)`,
    newId(),
    schedule,
    traineeId,
  );
}

const invite = (revokedAt: number | null) =>
  run(
    `insert into invitations (id, hash, name, created_at, sent_at, expires_at, revoked_at)
     values (?1, ?1, 'نور', ?2, ?2, ?3, ?4)`,
    newId(),
    now,
    now + day,
    revokedAt,
  );

beforeEach(async () => {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await env.DB.exec("delete from settings");
  await env.DB.exec("delete from invitations");
});

describe("the first steps in GET /api/admin/overview", () => {
  it("of a new deployment are all open", async () => {
    expect(await read()).toEqual({
      named: false,
      reachable: false,
      first: null,
      planned: false,
      invited: false,
    });
  });

  it("follow the trainer's progress, one by one", async () => {
    const names = { trainerName: "سلمى", businessName: null, timeZone: "Asia/Hebron" };
    await put("names", names);
    expect(await read()).toMatchObject({ named: true, reachable: false });
    const closed = Array.from({ length: 7 }, () => null);
    const contact = { phone: null, whatsApp: null, whatsAppText: "مرحباً", email: null };
    await put("contact", { ...contact, hours: closed });
    expect(await read()).toMatchObject({ reachable: false });
    await put("contact", { ...contact, phone: "0599123456", hours: closed });
    expect(await read()).toMatchObject({ reachable: true });

    const first = await addPerson("هند", now - day);
    await addPerson("نور");
    expect(await read()).toMatchObject({ first: { id: first, name: "هند" }, invited: false });
    await plan(first);
    expect(await read()).toMatchObject({ planned: true, invited: false });
    await invite(now);
    expect(await read()).toMatchObject({ invited: false });
    await invite(null);
    expect(await read()).toMatchObject({ invited: true });
  });

  it("count a trainee who registered without an invitation too", async () => {
    await makeTrainee();
    expect(await read()).toMatchObject({ invited: true });
  });

  it("are null a month after the first trainee, whatever is missing", async () => {
    await addPerson("هند", now - 31 * day);
    expect(await read()).toBeNull();
  });

  it("are null after many trainees moved in", async () => {
    for (let person = 0; person < 11; person++) await addPerson(`متدرب ${person}`);
    expect(await read()).toBeNull();
  });
});

describe("PUT /api/admin/settings/beginning", () => {
  it("hides and shows them, from the settings too", async () => {
    expect(await isHidden()).toBe(false);
    expect((await put("beginning", { mark: "hidden" })).status).toBe(200);
    expect(await read()).toBeNull();
    expect(await isHidden()).toBe(true);
    await put("beginning", { mark: "shown" });
    expect(await read()).not.toBeNull();
    expect(await isHidden()).toBe(false);
  });

  it("removes finished ones for good", async () => {
    await put("beginning", { mark: "finished" });
    expect([await read(), await isHidden()]).toEqual([null, false]);
  });

  it("cannot bring back steps of an old business", async () => {
    await put("beginning", { mark: "hidden" });
    await addPerson("هند", now - 31 * day);
    expect(await isHidden()).toBe(false);
  });

  it("refuses an invalid mark, and keeps the stored one", async () => {
    expect((await put("beginning", { mark: "done" })).status).toBe(400);
    expect((await put("beginning", { mark: "hidden", more: 1 })).status).toBe(400);
    expect(await read()).not.toBeNull();
  });
});
