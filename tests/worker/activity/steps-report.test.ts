import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { makeSteps } from "../../support/steps.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const thisSunday = weekStart(localDateAt(Date.now(), "Asia/Hebron"));
const lastSunday = addDays(thisSunday, -7);

const send = ({ token }: SignedInTrainee, body: unknown) =>
  call("/api/trainee/steps-reports", { token, body });

const count = (sql: string, id: string) => env.DB.prepare(sql).bind(id).first<number>("n");

async function makeWalker() {
  await makeTrainer();
  const trainee = await makeTrainee({ name: "رامي" });
  await makeSteps(trainee.id, [
    { date: lastSunday, steps: 3300 },
    { date: addDays(lastSunday, 2), steps: 1500 },
  ]);
  return trainee;
}

describe("POST /api/trainee/steps-reports", () => {
  it("makes a note of the week's figures and notifies the trainer, once for ten taps", async () => {
    const trainee = await makeWalker();
    const report = { id: newId(), weekStart: lastSunday };
    const taps = await Promise.all(Array.from({ length: 10 }, () => send(trainee, report)));
    const [note] = await Promise.all(taps.map((tap) => tap.json<{ type: string; text: string }>()));
    expect(note).toMatchObject({ type: "progress", byTrainer: false });
    expect(note?.text).toContain("4,800");
    expect(note?.text).toContain("3,300 من 3,000 (‎110%)");
    expect(note?.text).toContain("الاثنين: لم تُسجّل");
    expect(await count("select count(*) as n from notes where trainee_id = ?", trainee.id)).toBe(1);
    const told = "select count(*) as n from notifications where sender_id = ?";
    expect(await count(told, trainee.id)).toBe(1);
  });

  it.each([
    ["a week without a count", addDays(lastSunday, -7), 404],
    ["a later week", addDays(thisSunday, 7), 400],
    ["a day other than a Sunday", addDays(lastSunday, 1), 400],
  ])("refuses %s", async (_, start, status) => {
    const trainee = await makeWalker();
    expect((await send(trainee, { id: newId(), weekStart: start })).status).toBe(status);
    expect(await count("select count(*) as n from notes where trainee_id = ?", trainee.id)).toBe(0);
  });
});
