import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

// Twenty-five hours apart, so one is always on a later day.
const east = "Pacific/Kiritimati";
const west = "Pacific/Pago_Pago";
const todayIn = (zone: string) => localDateAt(Date.now(), zone);

const follow = ({ token }: SignedInTrainee, timeZone: unknown) =>
  call("/api/trainee/time-zone", { token, method: "PUT", body: { timeZone } });

const weigh = ({ token }: SignedInTrainee, date: string) =>
  call("/api/trainee/weight", { token, body: { id: newId(), date, weight: 70, source: "sent" } });

const home = ({ token }: SignedInTrainee, date: string) =>
  call(`/api/trainee/home?date=${date}`, { token });

const recordedDays = async (traineeId: string) => {
  const { results } = await env.DB.prepare(
    "select date from weight_records where trainee_id = ? order by date",
  )
    .bind(traineeId)
    .all<{ date: string }>();
  return results.map(({ date }) => date);
};

describe("PUT /api/trainee/time-zone", () => {
  it("moves the trainee's days to the new zone, eastwards", async () => {
    const trainee = await makeTrainee({ timeZone: west });
    expect((await weigh(trainee, todayIn(east))).status).toBe(400);
    expect((await home(trainee, todayIn(east))).status).toBe(400);
    expect((await follow(trainee, east)).status).toBe(200);
    expect((await weigh(trainee, todayIn(east))).status).toBe(200);
    expect((await home(trainee, todayIn(east))).status).toBe(200);
    expect((await weigh(trainee, addDays(todayIn(east), 1))).status).toBe(400);
  });

  it("keeps the day of earlier records, westwards", async () => {
    const trainee = await makeTrainee({ timeZone: east });
    const recorded = todayIn(east);
    expect((await weigh(trainee, recorded)).status).toBe(200);
    expect((await follow(trainee, west)).status).toBe(200);
    expect((await weigh(trainee, recorded)).status).toBe(400);
    expect((await home(trainee, todayIn(west))).status).toBe(200);
    expect(await recordedDays(trainee.id)).toEqual([recorded]);
  });

  it.each(["Mars/Olympus", "", null, 3])("refuses the zone %j", async (timeZone) => {
    const trainee = await makeTrainee({ timeZone: west });
    expect((await follow(trainee, timeZone)).status).toBe(400);
    expect((await weigh(trainee, todayIn(east))).status).toBe(400);
  });
});
