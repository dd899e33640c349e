import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import { followCheckIns } from "../../../worker/actions/check-ins/follow-check-ins.ts";
import { makeForm, makeOpenCheckIn, newAnswers, weekly } from "../../support/check-ins.ts";
import { call, makePlatform, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const hourMs = 3_600_000;
const today = () => localDateAt(Date.now(), "Asia/Hebron");

let trainee: SignedInTrainee;
beforeEach(async () => {
  await env.DB.prepare("delete from check_in_forms").run();
  trainee = await makeTrainee();
});

const run = (later = 0) => followCheckIns(makePlatform({ now: () => Date.now() + later * hourMs }));
const titles = async () =>
  (
    await env.DB.prepare(
      "select title from notifications where recipient_id = ?1 order by created_at",
    )
      .bind(trainee.id)
      .all<{ title: string }>()
  ).results.map(({ title }) => title);

describe("a run of the clock", () => {
  it("reminds at the opening and a day later, each once", async () => {
    // Due in three days less some minutes: open since now.
    await makeOpenCheckIn(trainee.id, { ahead: 3 });
    for (const later of [0, 0, 1, 23]) await run(later);
    expect(await titles()).toEqual(["فُتحت متابعتك: أسبوعي قصير"]);
    for (const later of [24, 25, 60]) await run(later);
    expect(await titles()).toEqual([
      "فُتحت متابعتك: أسبوعي قصير",
      "متابعتك ما زالت مفتوحة: أسبوعي قصير",
    ]);
  });

  it("reminds once of one that was made hours before it is due", async () => {
    await makeOpenCheckIn(trainee.id, { ahead: 1 });
    await run();
    await run(1);
    expect(await titles()).toHaveLength(1);
  });

  it("reminds nobody who has sent it, is away, or is late", async () => {
    const due = await makeOpenCheckIn(trainee.id, { ahead: 1 });
    await call(`/api/trainee/check-ins/${newId()}`, {
      method: "PUT",
      token: trainee.token,
      body: newAnswers(due),
    });
    await makeOpenCheckIn(trainee.id, { ahead: -1 });
    const away = await makeTrainee();
    await makeOpenCheckIn(away.id, { ahead: 1 });
    await env.DB.prepare(
      `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
       values (?1, ?2, 'ill', ?3, ?4, 'granted', 1)`,
    )
      .bind(newId(), away.id, today(), addDays(today(), 5))
      .run();
    expect(await run()).toMatchObject({ reminded: 0 });
    expect(await titles()).toEqual([]);
  });

  it("reminds once in two runs at once", async () => {
    await makeOpenCheckIn(trainee.id, { ahead: 3 });
    await Promise.all([run(), run()]);
    expect(await titles()).toHaveLength(1);
  });

  it("gives a form of everybody to people who came later", async () => {
    const id = await makeForm();
    await env.DB.prepare("update check_in_forms set everybody = ?2 where id = ?1")
      .bind(id, JSON.stringify(weekly()))
      .run();
    expect((await run()).given).toBeGreaterThan(0);
    const given = await env.DB.prepare(
      "select weekday, every from check_in_schedules where trainee_id = ?1 and form_id = ?2",
    )
      .bind(trainee.id, id)
      .all();
    expect(given.results).toEqual([{ weekday: weekly().weekdays[0], every: 1 }]);
    expect((await run()).given).toBe(0);
  });

  it("makes a single check-in due on the day after a new person came", async () => {
    const id = await makeForm();
    const once = { ...weekly(), every: 0 };
    await env.DB.prepare("update check_in_forms set everybody = ?2 where id = ?1")
      .bind(id, JSON.stringify(once))
      .run();
    await run();
    const startsOn = await env.DB.prepare(
      "select starts_on from check_in_schedules where trainee_id = ?1 and form_id = ?2",
    )
      .bind(trainee.id, id)
      .first("starts_on");
    expect(startsOn).toBe(addDays(localDateAt(Date.now(), "UTC"), 1));
  });
});
