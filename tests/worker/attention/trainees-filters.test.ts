import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { needs } from "../../../domain/attention/list-filters.ts";
import { addDays, localDateAt, weekStart } from "../../../domain/calendar.ts";
import type { TraineesQuery } from "../../../domain/contract/attention/trainee-list.ts";
import { newId } from "../../../domain/id.ts";
import { listTrainees } from "../../../worker/data/attention/trainees-page.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { cashDesk, charge } from "../../support/cash-desk.ts";
import { readOverview } from "../../support/overview.ts";
import { planWeek } from "../../support/plans.ts";
import { countingDatabase } from "../../support/rows-read.ts";
import { makeListed, makePlans, readTraineesPage } from "../../support/trainees.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from accounts where role = 'trainee'");
  await makePlans();
  trainer = await makeTrainer();
});

const today = localDateAt(Date.now(), "Asia/Hebron");
const day = (ahead: number) => addDays(today, ahead);
const longAgo = Date.now() - 90 * 86_400_000;
const makeOld = (name: string) => makeListed({ name, createdAt: longAgo });
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

/** Numbers of assigned and done exercises and meals of a day. */
const makeDay = (
  { id }: { id: string },
  date: string,
  [exercises, exercisesDone]: [number, number],
  [meals, mealsDone]: [number, number] = [0, 0],
) =>
  run(
    `insert into trainee_performance
       (trainee_id, date, assigned_exercises, completed_exercises, assigned_meals, completed_meals, updated_at)
     values (?, ?, ?, ?, ?, ?, 1)`,
    id,
    date,
    exercises,
    exercisesDone,
    meals,
    mealsDone,
  );
const ask = (query: Record<string, string>) =>
  readTraineesPage(trainer.token, `?${new URLSearchParams({ date: today, ...query })}`);
const names = async (query: Record<string, string>) => {
  const { trainees, total } = await ask(query);
  expect(total).toBe(trainees.length);
  return trainees.map(({ name }) => name).sort();
};

describe("the filtered list of trainees", () => {
  it("selects by adherence over the seven days before today, as shown", async () => {
    const [half, low, good] = [await makeOld("نصف"), await makeOld("قليل"), await makeOld("كثير")];
    await makeOld("بلا خطة");
    // Items beyond the assigned ones compensate nothing; today and older days do not count.
    await makeDay(half, day(-1), [4, 9], [4, 0]);
    await makeDay(half, day(0), [5, 5]);
    await makeDay(low, day(-7), [100, 49]);
    await makeDay(low, day(-8), [5, 5]);
    await makeDay(good, day(-2), [5, 4]);
    const shown = Object.fromEntries(
      (await ask({})).trainees.map(({ name, adherence }) => [name, adherence]),
    );
    expect(shown).toEqual({ نصف: 50, قليل: 49, كثير: 80, "بلا خطة": null });
    expect(await names({ adherence: "low" })).toEqual(["قليل"]);
    expect(await names({ adherence: "fair" })).toEqual(["نصف"]);
    expect(await names({ adherence: "good" })).toEqual(["كثير"]);
  });

  it("selects by silence, which a set, a meal, a weight and a done day end", async () => {
    const [quiet, ate, weighed, done, today] = [
      await makeOld("صامت"),
      await makeOld("أكل"),
      await makeOld("وزن"),
      await makeOld("تمرن"),
      await makeOld("اليوم"),
    ];
    await makeListed({ name: "جديد" });
    await makeDay(quiet, day(-1), [5, 0]);
    await makeDay(quiet, day(-8), [5, 5]);
    await makeDay(done, day(-3), [5, 1]);
    await makeDay(today, day(0), [5, 1]);
    await makeDay(today, day(2), [5, 0]);
    await run(
      "insert into own_meals (id, trainee_id, date, name, created_at) values (?, ?, ?, 'لبنة', 1)",
      newId(),
      ate.id,
      day(-1),
    );
    const weigh = `insert into weight_records (id, trainee_id, date, weight, source, created_at)
      values (?, ?, ?, 80, ?, 1)`;
    await run(weigh, newId(), weighed.id, day(-5), "sent");
    await run(weigh, newId(), quiet.id, day(0), "trainer");
    expect(await names({ silence: "3" })).toEqual(["تمرن", "صامت", "وزن"]);
    expect(await names({ silence: "7" })).toEqual(["صامت"]);
    expect(await names({ silence: "14" })).toEqual([]);
    const last = Object.fromEntries(
      (await ask({})).trainees.map(({ name, lastLoggedOn }) => [name, lastLoggedOn]),
    );
    expect(last).toEqual({
      صامت: day(-8),
      أكل: day(-1),
      وزن: day(-5),
      تمرن: day(-3),
      اليوم: day(0),
      جديد: null,
    });
  });

  it("selects by recent subscriptions and renewals: those counted in the overview", async () => {
    const begun = { "قبل الشهر": [-30], "أول يوم": [-29, 0], اليوم: [0], غداً: [1] };
    for (const [name, days] of Object.entries(begun)) {
      const { id } = await makeOld(name);
      for (const ahead of days) {
        await run(
          `insert into subscriptions (id, trainee_id, plan_id, price_agorot, starts_on, ends_on, created_at)
           values (?, ?, 'basic', 9900, ?, ?, 1)`,
          newId(),
          id,
          day(ahead),
          day(ahead + 30),
        );
      }
    }
    const { newSubscriptions, newSubscribers } = await readOverview();
    const shown = await names({ began: "30" });
    expect(shown).toEqual(["أول يوم", "اليوم"]);
    expect(shown).toHaveLength(newSubscribers);
    // One of them has two subscriptions.
    expect(newSubscriptions.reduce((sum, each) => sum + each, 0)).toBe(newSubscribers + 1);
  });

  it("selects by the end of the subscription, and by unread messages", async () => {
    const ends = { "قبل أمس": -2, اليوم: 0, "بعد أسبوع": 7, "بعد شهر": 30, بعيد: 31 };
    for (const [name, ahead] of Object.entries(ends)) {
      const { id } = await makeOld(name);
      await run("update trainee_profiles set subscription_end = ? where id = ?", day(ahead), id);
      if (ahead === 31) {
        await run(
          "insert into conversations (trainee_id, unread_by_trainer, muted_at, created_at) values (?, 2, 1, 1)",
          id,
        );
      }
    }
    await makeOld("بلا اشتراك");
    expect(await names({ ending: "7" })).toEqual(["اليوم", "بعد أسبوع"]);
    expect(await names({ ending: "30" })).toEqual(["اليوم", "بعد أسبوع", "بعد شهر"]);
    expect(await names({ ending: "over" })).toEqual(["قبل أمس"]);
    expect((await ask({ unread: "yes" })).trainees).toEqual([
      expect.objectContaining({ name: "بعيد", unread: 2, isMuted: true }),
    ]);
    expect(await names({ unread: "yes", ending: "7" })).toEqual([]);
    expect(await names({ search: "بعد", ending: "7", status: "active" })).toEqual(["بعد أسبوع"]);
  });

  it("selects by the queue: exactly the people with a line", async () => {
    const [empty, planned, put, done, allowed, away] = [
      await makeOld("بلا خطة"),
      await makeOld("بخطة"),
      await makeOld("مؤجلة"),
      await makeOld("منجزة"),
      await makeOld("مسموح لها"),
      await makeOld("مسافرة"),
    ];
    await makeListed({ name: "معلقة", status: "pending" });
    const pago = await makeTrainee({
      name: "بعيدة",
      timeZone: "Pacific/Pago_Pago",
      createdAt: longAgo,
    });
    await planWeek(planned.id, weekStart(day(14)), { meals: [{ day: 0, library: null }] });
    await planWeek(pago.id, weekStart(day(0)), { meals: [{ day: 0, library: null }] });
    const mark = `insert into attention_marks (trainee_id, reason, occurrence, not_before, created_at)
      values (?, 'empty_weeks', 'none', ?, 1)`;
    await run(mark, put.id, day(1));
    await run(mark, done.id, null);
    await run(
      `update trainee_profiles set attention = '{"plannedDays":null}' where id = ?`,
      allowed.id,
    );
    await run(
      `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
       values (?, ?, 'travelling', ?, ?, 'granted', 1)`,
      newId(),
      away.id,
      day(-1),
      day(2),
    );
    await run("update trainee_profiles set subscription_end = ? where id = ?", day(3), empty.id);
    for (const need of needs) {
      const { queue } = await readOverview(`&reason=${need}`);
      const shown = await names({ needs: need });
      expect(shown, need).toEqual(queue.lines.map(({ name }) => name).sort());
      expect(shown, need).toHaveLength(queue.counts[need]);
    }
    expect(await names({ needs: "empty_weeks" })).toEqual(["بعيدة", "بلا خطة"]);
    expect(await names({ needs: "empty_weeks", search: "بلا" })).toEqual(["بلا خطة"]);
    expect(await names({ needs: "ending" })).toEqual(["بلا خطة"]);
    const file = await call(`/api/admin/trainees/file?needs=empty_weeks&date=${today}`, trainer);
    expect((await file.text()).trim().split("\r\n")).toHaveLength(3);
    const asked = {
      audience: { kind: "matching", filter: { search: "", needs: "empty_weeks", date: today } },
      aim: { kind: "notify" },
    };
    const preview = await call("/api/admin/trainee-jobs/preview", { ...trainer, body: asked });
    expect(await preview.json()).toMatchObject({ total: 2 });
  });

  it("selects by what is due, open or overdue, as the ledger counts it", async () => {
    const [late, fresh] = [
      await makeListed({ name: "متأخرة" }),
      await makeListed({ name: "حديثة" }),
    ];
    const asking = await makeListed({ name: "معلقة", status: "pending" });
    await makeListed({ name: "دافعة" });
    await charge(late, day(-30), 9900);
    await charge(asking, day(-30), 9900);
    await charge(fresh, today, 9900);
    expect(await names({ owes: "open" })).toEqual(["حديثة", "متأخرة"]);
    expect(await names({ owes: "overdue" })).toEqual(["متأخرة"]);
    const { owing } = await cashDesk(() => trainer).monthOf(today.slice(0, 7));
    expect([owing?.open.people, owing?.overdue.people]).toEqual([2, 1]);
  });

  it("refuses unknown values", async () => {
    await expect(ask({ needs: "unread" })).rejects.toThrow("invalid_request");
    await expect(ask({ silence: "4" })).rejects.toThrow("invalid_request");
    await expect(ask({ adherence: "none" })).rejects.toThrow("invalid_request");
    await expect(ask({ unread: "no" })).rejects.toThrow("invalid_request");
  });

  it("reads no more for longer histories and later weeks, in one batch", async () => {
    const people = [await makeOld("هند"), await makeOld("آدم"), await makeOld("سلمى")];
    const query: Partial<TraineesQuery> = { adherence: "low", silence: "3", date: today };
    const read = async (filter: Partial<TraineesQuery>) => {
      const { database, counts } = countingDatabase();
      await listTrainees(trainerScope(database, trainer.actor, Date.now()), {
        search: "",
        sort: "joined",
        direction: "desc",
        page: 1,
        ...filter,
      });
      return counts;
    };
    const fill = async (from: number, to: number) => {
      for (const person of people) {
        for (let ago = from; ago < to; ago++) await makeDay(person, day(-ago), [5, 1]);
        await run(
          `insert into own_meals (id, trainee_id, date, name, created_at)
           select lower(hex(randomblob(16))), ?1, value, 'لبنة', 1 from json_each(?2)`,
          person.id,
          JSON.stringify(Array.from({ length: to - from }, (_, i) => day(-from - i))),
        );
        await run(
          `insert into weight_records (id, trainee_id, date, weight, source, created_at)
           select lower(hex(randomblob(16))), ?1, value, 80, 'trainer', 1 from json_each(?2)`,
          person.id,
          JSON.stringify(Array.from({ length: to - from }, (_, i) => day(-from - i))),
        );
      }
    };
    const plan = async (from: number, to: number) => {
      for (const person of people) {
        for (let ahead = from; ahead < to; ahead++) await makeDay(person, day(ahead), [5, 0]);
      }
    };
    await fill(5, 70);
    await plan(0, 3);
    const before = [await read(query), await read({ date: today })];
    await fill(70, 200);
    await plan(3, 58);
    const after = [await read(query), await read({ date: today })];
    expect(after).toEqual(before);
    expect(after.map(({ batches }) => batches)).toEqual([1, 1]);
  });
});
