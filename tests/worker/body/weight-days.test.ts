import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { sendWeight } from "../../../worker/actions/body/send-weight.ts";
import { traineeScope } from "../../../worker/data/scope.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

async function sendAt(instant: string, date: string) {
  const trainee = await makeTrainee();
  const database = env.DB as unknown as DatabaseClient;
  const scope = traineeScope(database, trainee.actor, Date.parse(instant));
  try {
    const sent = { id: newId(), date, weight: 78.5, source: "sent" as const };
    return (await sendWeight(makePlatform(), scope, sent)).date;
  } catch (error) {
    return String(error);
  }
}

const refused = expect.stringContaining("date_in_future");

// Palestine, 2026: clocks go forward on 28 March and back on 24 October, both at 02:00.
describe("a weight's day in Hebron", () => {
  it.each([
    ["at 00:30 in winter", "2026-01-10T22:30:00Z", "2026-01-11", "2026-01-12"],
    ["at 00:30 in summer", "2026-07-10T21:30:00Z", "2026-07-11", "2026-07-12"],
    ["at 23:30 in summer", "2026-07-10T20:30:00Z", "2026-07-10", "2026-07-11"],
    ["before the clocks go forward", "2026-03-27T21:30:00Z", "2026-03-27", "2026-03-28"],
    ["on the short day's first half hour", "2026-03-27T22:30:00Z", "2026-03-28", "2026-03-29"],
    ["on the short day's last half hour", "2026-03-28T20:30:00Z", "2026-03-28", "2026-03-29"],
    ["after the short day", "2026-03-28T21:30:00Z", "2026-03-29", "2026-03-30"],
    ["on the long day's first half hour", "2026-10-23T21:30:00Z", "2026-10-24", "2026-10-25"],
    ["on the long day's last half hour", "2026-10-24T21:30:00Z", "2026-10-24", "2026-10-25"],
    ["after the long day", "2026-10-24T22:30:00Z", "2026-10-25", "2026-10-26"],
  ])("%s is the day of the wall clock", async (_name, instant, day, next) => {
    expect(await sendAt(instant, day)).toBe(day);
    expect(await sendAt(instant, next)).toEqual(refused);
  });
});
