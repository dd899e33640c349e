import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyJobs } from "../../support/job-desk.ts";
import { lighterDesk, month, periodsOf } from "../../support/lighter-days.ts";
import { makeListed } from "../../support/trainees.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2027, 1, 10, 12) });
  ({ trainer } = await emptyJobs());
});
afterEach(() => {
  vi.useRealTimers();
});

const { preview, lighten, end, run, undo } = lighterDesk(() => trainer);
const on = async (day: string) => {
  vi.setSystemTime(Date.parse(`${day}T12:00:00Z`));
  trainer = await makeTrainer();
};

describe("lighter days of many", () => {
  it("are previewed with names, and those left out with the reasons", async () => {
    const [hind, adam] = [await makeListed({ name: "هند" }), await makeListed({ name: "آدم" })];
    const [away, light] = [
      await makeListed({ name: "موقوفة", status: "inactive" }),
      await makeListed({ name: "خفيفة" }),
    ];
    await lighten({ startsOn: "2027-03-08", endsOn: "2027-03-20" }, light);
    const shown = await preview(month, hind, adam, away, light);
    expect(shown.people.map(({ name }) => name)).toEqual(["آدم", "هند"]);
    expect(shown.leftOut).toEqual([
      { reason: "inactive", count: 1, names: ["موقوفة"] },
      { reason: "lighter", count: 1, names: ["خفيفة"] },
    ]);
    expect(await periodsOf(hind.id)).toEqual([]);
  });

  it("are given once however often they are ordered, from today on", async () => {
    const hind = await makeListed();
    const { job, outcome } = await lighten(month, hind);
    expect(outcome).toMatchObject({
      outcome: "done",
      job: { kind: "lighten", total: 1, undoableUntil: expect.any(Number) },
    });
    expect(await run(job)).toEqual(outcome);
    expect(await periodsOf(hind.id)).toEqual([
      { startsOn: "2027-02-10", endsOn: "2027-03-08", createdAt: expect.any(Number) },
    ]);
  });

  it("never overlap, whoever orders them at the same time", async () => {
    const hind = await makeListed();
    const outcomes = await Promise.all([lighten(month, hind), lighten(month, hind)]);
    expect(outcomes.map(({ outcome }) => outcome.outcome).toSorted()).toEqual(["changed", "done"]);
    expect(await periodsOf(hind.id)).toHaveLength(1);
  });

  it("are refused with the last day before the first, or longer than two months", async () => {
    const hind = await makeListed();
    for (const endsOn of ["2027-02-07", "2027-04-20"]) {
      const days = { startsOn: "2027-02-08", endsOn };
      const body = {
        audience: { kind: "chosen", ids: [hind.id] },
        aim: { kind: "lighten", days },
      };
      const response = await call("/api/admin/trainee-jobs/preview", {
        token: trainer.token,
        body,
      });
      expect(response.status).toBe(400);
    }
  });

  it("change nobody once they are over", async () => {
    const hind = await makeListed({ name: "هند" });
    await on("2027-03-09");
    expect((await preview(month, hind)).leftOut).toEqual([
      { reason: "unchanged", count: 1, names: ["هند"] },
    ]);
  });
});

describe("the undo of lighter days", () => {
  it("removes them, except where they were ended since", async () => {
    const [hind, adam] = [await makeListed(), await makeListed()];
    await lighten({ startsOn: "2027-02-12", endsOn: "2027-02-14" }, hind);
    const before = await periodsOf(hind.id);
    const { job } = await lighten({ startsOn: "2027-02-15", endsOn: "2027-03-08" }, hind, adam);
    await end(adam);
    expect(await undo(job.id)).toEqual({ restored: 1, total: 2 });
    expect(await undo(job.id)).toEqual({ restored: 1, total: 2 });
    expect(await periodsOf(hind.id)).toEqual(before);
  });
});

describe("the end of lighter days by hand", () => {
  it("leaves the past days, and its undo brings the others back as they were", async () => {
    const hind = await makeListed();
    await lighten(month, hind);
    await lighten({ startsOn: "2027-03-20", endsOn: "2027-03-22" }, hind);
    const before = await periodsOf(hind.id);
    await on("2027-02-20");
    const { job } = await end(hind);
    expect(await periodsOf(hind.id)).toMatchObject([
      { startsOn: "2027-02-10", endsOn: "2027-02-19" },
    ]);
    expect(await undo(job.id)).toEqual({ restored: 1, total: 1 });
    expect(await periodsOf(hind.id)).toEqual(before);
  });

  it("on the first day leaves none of them", async () => {
    const hind = await makeListed();
    await lighten(month, hind);
    await end(hind);
    expect(await periodsOf(hind.id)).toEqual([]);
  });

  it("leaves out people without any, and its undo those who got new ones since", async () => {
    const [hind, adam] = [await makeListed(), await makeListed({ name: "آدم" })];
    await lighten(month, hind);
    expect((await preview(null, hind, adam)).leftOut).toEqual([
      { reason: "unchanged", count: 1, names: ["آدم"] },
    ]);
    const { job } = await end(hind);
    await lighten({ startsOn: "2027-02-25", endsOn: "2027-02-26" }, hind);
    const since = await periodsOf(hind.id);
    expect(await undo(job.id)).toEqual({ restored: 0, total: 1 });
    expect(await periodsOf(hind.id)).toEqual(since);
  });

  it("reaches an inactive person too", async () => {
    const hind = await makeListed();
    await lighten(month, hind);
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(hind.id)
      .run();
    await end(hind);
    expect(await periodsOf(hind.id)).toEqual([]);
  });
});
