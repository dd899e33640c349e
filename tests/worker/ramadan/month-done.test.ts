import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { call, makeSession, makeTrainee, makeTrainer } from "../../support/worker.ts";

const first = "2027-02-08";
const eid = "2027-03-09";

afterEach(() => {
  vi.useRealTimers();
});

/** The home of a day, as read on that day. */
async function homeOn(id: string, date: LocalDate, as?: "trainer"): Promise<Home> {
  vi.setSystemTime(Date.parse(`${date}T12:00Z`));
  const { token } = as ? await makeTrainer() : await makeSession("trainee", id);
  const headers: Record<string, string> = as ? { "x-view-as": id } : {};
  const response = await call(`/api/trainee/home?date=${date}`, { token, headers });
  expect(response.status).toBe(200);
  return response.json();
}

/** A counted day: completed exercises and meals, of five planned ones each. */
const makeDay = (id: string, date: LocalDate, [exercises, meals]: [number, number]) =>
  env.DB.prepare(
    `insert into trainee_performance (trainee_id, date, assigned_exercises, completed_exercises,
       assigned_meals, completed_meals, updated_at)
     values (?1, ?2, 5, ?3, 5, ?4, 1)`,
  )
    .bind(id, date, exercises, meals)
    .run();

async function makeFollower() {
  const trainee = await makeTrainee({ createdAt: Date.UTC(2026, 11, 1) });
  const body = { shown: true };
  const { token } = trainee;
  expect((await call("/api/trainee/ramadan", { method: "PUT", token, body })).status).toBe(200);
  return trainee;
}

describe("what was done in Ramadan", () => {
  let id = "";
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 1, 10, 12) });
    ({ id } = await makeFollower());
  });

  it("is counted from the first day to the last, and told in Eid's days alone", async () => {
    await makeDay(id, addDays(first, -1), [5, 5]);
    await makeDay(id, first, [3, 4]);
    await makeDay(id, addDays(first, 1), [0, 5]);
    await makeDay(id, addDays(eid, -1), [1, 0]);
    await makeDay(id, eid, [5, 5]);
    expect((await homeOn(id, addDays(eid, -1))).ramadan).not.toHaveProperty("done");
    const done = { trainedDays: 2, meals: 9 };
    expect((await homeOn(id, eid)).ramadan?.done).toEqual(done);
    expect((await homeOn(id, addDays(eid, 2))).ramadan?.done).toEqual(done);
    expect((await homeOn(id, addDays(eid, 3))).ramadan).toBeNull();
  });

  it("is nothing of a month without a completed item, and of nobody else", async () => {
    const { id: other } = await makeFollower();
    await makeDay(other, first, [5, 5]);
    await makeDay(id, first, [0, 0]);
    expect((await homeOn(id, eid)).ramadan?.done).toEqual({ trainedDays: 0, meals: 0 });
    expect((await homeOn(id, eid, "trainer")).ramadan).toBeNull();
  });

  it("is not told to those who did not see the month", async () => {
    vi.setSystemTime(Date.parse("2027-02-10T12:00Z"));
    const { id: undecided } = await makeTrainee({ createdAt: Date.UTC(2026, 11, 1) });
    await makeDay(undecided, first, [5, 5]);
    expect((await homeOn(undecided, eid)).ramadan).not.toHaveProperty("done");
  });
});
