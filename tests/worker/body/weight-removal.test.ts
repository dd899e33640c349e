import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { WeightOverview } from "../../../domain/contract/body/weight.ts";
import { newId } from "../../../domain/id.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/trainee/weight";
const today = localDateAt(Date.now(), "Asia/Hebron");

async function send({ token }: SignedInTrainee, weight: number, date = today): Promise<string> {
  const id = newId();
  await call(path, { token, body: { id, date, weight, source: "sent" } });
  return id;
}

const remove = ({ token }: SignedInTrainee, id: string) =>
  call(`${path}/${id}`, { token, method: "DELETE", body: {} });

const read = async ({ token }: SignedInTrainee): Promise<WeightOverview> =>
  (await call(`${path}?date=${today}`, { token })).json();

const currentWeight = (traineeId: string) =>
  env.DB.prepare("select current_weight as kg from trainee_profiles where id = ?")
    .bind(traineeId)
    .first<number>("kg");

describe("DELETE /api/trainee/weight/:id", () => {
  it("deletes a mistaken weight, and the one before is current again", async () => {
    const trainee = await makeTrainee({ currentWeight: 80 });
    await send(trainee, 74.5, addDays(today, -1));
    const mistaken = await send(trainee, 78.6);
    expect((await read(trainee)).current).toMatchObject({ weight: 78.6, ownId: mistaken });
    expect((await remove(trainee, mistaken)).status).toBe(200);
    expect((await read(trainee)).current?.weight).toBe(74.5);
    expect(await currentWeight(trainee.id)).toBe(74.5);
    expect((await remove(trainee, mistaken)).status).toBe(404);
  });

  it("leaves the current weight unchanged for an older record", async () => {
    const trainee = await makeTrainee();
    const older = await send(trainee, 70, addDays(today, -3));
    await send(trainee, 71);
    expect((await remove(trainee, older)).status).toBe(200);
    expect(await currentWeight(trainee.id)).toBe(71);
    expect((await read(trainee)).days).toHaveLength(1);
  });

  it("leaves no current weight after the last record", async () => {
    const trainee = await makeTrainee();
    await remove(trainee, await send(trainee, 78.5));
    expect(await currentWeight(trainee.id)).toBeNull();
    expect((await read(trainee)).current).toBeNull();
  });

  it.each(["trainer", "registered"])("keeps a record with the source %s", async (source) => {
    const trainee = await makeTrainee();
    const id = await send(trainee, 78.5);
    await env.DB.prepare("update weight_records set source = ? where id = ?")
      .bind(source, id)
      .run();
    expect((await read(trainee)).current?.ownId).toBeNull();
    expect((await remove(trainee, id)).status).toBe(404);
    expect(await currentWeight(trainee.id)).toBe(78.5);
  });

  it("keeps another trainee's record", async () => {
    const other = await makeTrainee();
    const theirs = await send(other, 61);
    expect((await remove(await makeTrainee(), theirs)).status).toBe(404);
    expect(await currentWeight(other.id)).toBe(61);
  });
});
