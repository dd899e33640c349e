import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeProduct } from "../../support/access.ts";
import { importDesk } from "../../support/imports.ts";
import { makeListed, makePlans, readTrainee, rows } from "../../support/trainees.ts";
import { makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let layan: SignedInTrainee;
let desk: ReturnType<typeof importDesk>;
beforeEach(async () => {
  for (const table of ["accounts where role = 'trainee'", "imports"]) {
    await env.DB.exec(`delete from ${table}`);
  }
  await makePlans();
  trainer = await makeTrainer();
  layan = await makeListed({ name: "ليان حدّاد", phone: "+970599123401", currentWeight: 90 });
  desk = importDesk(makeProduct(), trainer.token);
});

const makeDay = (row: number, overrides: object = {}) => ({
  row,
  email: layan.email,
  phone: null,
  name: null,
  date: `2026-01-0${row}`,
  weight: 80,
  measurements: {},
  ...overrides,
});
const days = (...rows: object[]) => ({ kind: "body", rows });
const weights = () => rows("select date, weight, source from weight_records order by date, weight");

describe("weights and measurements of a sheet", () => {
  it("are stored on their days, and the profile has the newest weight", async () => {
    await desk.write(
      days(
        makeDay(2, { weight: 78.5, measurements: { waist: 92, fatPercentage: 31 } }),
        makeDay(1, { weight: 79 }),
      ),
    );
    const trainee = await readTrainee(trainer.token, layan.id);
    expect(trainee.currentWeight).toBe(78.5);
    expect(trainee.measurements).toMatchObject([
      { kind: "fatPercentage", days: [{ date: "2026-01-02", value: 31, writtenBy: "trainer" }] },
      { kind: "waist", days: [{ date: "2026-01-02", value: 92 }] },
    ]);
    expect(await weights()).toEqual([
      { date: "2026-01-01", weight: 79, source: "trainer" },
      { date: "2026-01-02", weight: 78.5, source: "trainer" },
    ]);
  });

  it("find their person by address, number or full name, and none for a shared name", async () => {
    await makeListed({ name: "آدم ناصر", phone: "+970599000001" });
    await makeListed({ name: "ادم ناصر", phone: "+970599000002" });
    const withoutEmail = { email: null };
    const portion = days(
      makeDay(2),
      makeDay(3, { ...withoutEmail, phone: "0599-123401" }),
      makeDay(4, { ...withoutEmail, name: "ليان حداد" }),
      makeDay(5, { ...withoutEmail, name: "آدم ناصر" }),
      makeDay(6, { ...withoutEmail, name: "ليان" }),
      makeDay(7, { date: "2199-01-01" }),
    );
    const { rows: states } = await desk.preview(portion);
    expect(states.map(({ state, name }) => [state, name])).toEqual([
      ...Array.from({ length: 3 }, () => ["new", "ليان حدّاد"]),
      ["ambiguous", null],
      ["nobody", null],
      ["in_future", null],
    ]);
    expect(await weights()).toEqual([]);
    const written = await desk.write(portion);
    expect(written.rows.map(({ made }) => made)).toEqual([true, true, true, false, false, false]);
    expect(written.total).toBe(3);
  });

  it("find no person for a shared number, and name the number as the reason", async () => {
    await makeListed({ name: "آدم ناصر", phone: "0599123401" });
    const shared = makeDay(2, { email: null, phone: "+970 599-123401", name: "ليان حداد" });
    const { rows: states } = await desk.preview(days(shared));
    expect(states).toMatchObject([{ state: "ambiguous_phone", name: null }]);
    expect((await desk.write(days(shared))).total).toBe(0);
  });

  it("find no person for an unknown address or number, even with an equal name", async () => {
    const own = { name: "ليان حداد" };
    const portion = days(
      makeDay(2, { ...own, email: "another.layan@example.com", phone: "0599-123401" }),
      makeDay(3, { ...own, email: null, phone: "+970599000009" }),
      makeDay(4, { phone: "+970599000009", name: "اسم آخر" }),
      makeDay(5, { email: null, phone: "0599-123401", name: "اسم آخر" }),
    );
    const { rows: states } = await desk.preview(portion);
    expect(states.map(({ state }) => state)).toEqual(["nobody", "nobody", "new", "new"]);
    const written = await desk.write(portion);
    expect(written.rows.map(({ made }) => made)).toEqual([false, false, true, true]);
    expect((await weights()).map(({ date }) => date)).toEqual(["2026-01-04", "2026-01-05"]);
  });

  it("are written once, even if the sheet is repeated or the day has a record", async () => {
    const portion = days(makeDay(2, { measurements: { waist: 92 } }), makeDay(3));
    const id = newId();
    expect((await desk.write(portion, id)).total).toBe(3);
    expect((await desk.write(portion, id)).total).toBe(3);
    const again = await desk.write(portion);
    expect([again.total, again.rows.map(({ state }) => state)]).toEqual([0, ["known", "known"]]);
    const [one, other] = await Promise.all([
      desk.write(days(makeDay(4))),
      desk.write(days(makeDay(4))),
    ]);
    expect((one?.total ?? 0) + (other?.total ?? 0)).toBe(1);
    expect((await weights()).length).toBe(3);
  });

  it("are removed by the undo, and the profile follows", async () => {
    await desk.write(days(makeDay(1, { weight: 85 })));
    const id = newId();
    await desk.write(days(makeDay(2, { weight: 78 }), makeDay(1, { weight: 85 })), id);
    expect((await readTrainee(trainer.token, layan.id)).currentWeight).toBe(78);
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 0, invited: 0 });
    expect((await readTrainee(trainer.token, layan.id)).currentWeight).toBe(85);
    expect(await weights()).toMatchObject([{ weight: 85 }]);
  });

  it("are refused without a person, with a wrong value or an invalid day", async () => {
    const statusOf = async (day: object) =>
      (await desk.send("/preview", days(makeDay(2, day)))).status;
    expect(await statusOf({ email: null })).toBe(400);
    expect(await statusOf({ weight: 400 })).toBe(400);
    expect(await statusOf({ date: "2026-02-30" })).toBe(400);
    expect(await statusOf({ measurements: { elbow: 30 } })).toBe(400);
  });
});
