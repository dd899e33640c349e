import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { readPrayerSettings } from "../../../domain/prayers/settings.ts";
import { kindOf, reminderNames } from "../../../domain/ramadan/sun-reminders.ts";
import { orderSunReminders } from "../../../worker/actions/ramadan/order-sun-reminders.ts";
import { countQueries } from "../../../worker/data/plumbing/count-queries.ts";
import { listParked } from "../../../worker/data/plumbing/parked-outbox.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { answerHealth } from "../../support/fasting.ts";
import {
  chooseReminders,
  makeReminderDesk,
  type ReminderDesk,
  run,
} from "../../support/reminder-desk.ts";

let desk: ReminderDesk;
beforeEach(async () => {
  desk = await makeReminderDesk();
});

const all = ["suhoor", "water", "training", "weigh_in"] as const;
const noMinutes = readPrayerSettings({}).minutes;

describe("reminders of two days", () => {
  it("come once each, by the sun of each person's city, at most five minutes late", async () => {
    await chooseReminders(await desk.addHebron(), all);
    await chooseReminders(await desk.addDubai(), all);
    await desk.pass("2027-02-09T21:00Z", "2027-02-11T21:00Z");
    const sent = desk.takeReminders();
    expect(sent).toHaveLength(2 * 2 * reminderNames.length);
    expect(new Set(sent.map((line) => line.replace(/\d\d:\d\d$/, ""))).size).toBe(sent.length);
    expect(sent.filter((line) => line.includes(" 10 "))).toEqual([
      "dubai suhoor 10 00:55",
      "hebron suhoor 10 02:20",
      "dubai weigh_in 10 13:30",
      "hebron weigh_in 10 14:40",
      "dubai water_iftar 10 15:00",
      "hebron water_iftar 10 16:10",
      "dubai training 10 16:15",
      "dubai water_tarawih 10 16:45",
      "hebron training 10 17:30",
      "hebron water_tarawih 10 18:00",
      "dubai water_night 10 18:30",
      "hebron water_night 10 19:45",
    ]);
  });

  it("are those that a person chose, and nobody else's", async () => {
    await chooseReminders(await desk.addHebron(), ["weigh_in"]);
    await chooseReminders(await desk.addDubai(), all, { shown: false });
    await desk.addTrainee("usual", { types: [] });
    await desk.pass("2027-02-09T21:00Z", "2027-02-10T21:00Z");
    expect(desk.takeReminders()).toEqual(["hebron weigh_in 10 14:40"]);
  });

  it("are none outside of the month, without a query, and none while the business has the mode off", async () => {
    await chooseReminders(await desk.addHebron(), all);
    const { database, asked } = countQueries(desk.platform.database);
    desk.moveTo("2027-06-10T02:00Z");
    await orderSunReminders({ ...desk.platform, database });
    expect(asked()).toBe(0);
    desk.moveTo("2027-02-10T01:55Z");
    await orderSunReminders({ ...desk.platform, database });
    expect(asked()).toBeGreaterThan(0);
    await env.DB.exec("delete from outbox");
    await run("update sun_reminders set ordered = '{}'");
    await desk.setRamadan({ on: false, months: {} });
    await desk.pass("2027-02-09T21:00Z", "2027-02-10T21:00Z");
    expect(desk.takeReminders()).toEqual([]);
  });
});

describe("a reminder", () => {
  it("is sent once by runs beside each other, repeated and killed ones", async () => {
    const hebron = await desk.addHebron();
    await chooseReminders(hebron, ["suhoor"]);
    desk.moveTo("2027-02-10T01:55Z");
    await Promise.all([1, 2, 3].map(() => orderSunReminders(desk.platform)));
    await orderSunReminders(desk.platform);
    expect(await desk.entries()).toBe(1);
    await desk.pass("2027-02-10T02:00Z", "2027-02-10T04:00Z");
    expect(desk.takeReminders()).toHaveLength(1);
  });

  it("is ordered and marked by one batch, so that a run that is killed there orders it later", async () => {
    await chooseReminders(await desk.addHebron(), ["suhoor"]);
    desk.moveTo("2027-02-10T01:55Z");
    const { database } = desk.platform;
    const killed = {
      ...desk.platform,
      database: Object.assign(Object.create(database), {
        prepare: database.prepare.bind(database),
        batch: () => Promise.reject(new Error("was killed")),
      }),
    };
    await expect(orderSunReminders(killed)).rejects.toThrow("was killed");
    expect(await desk.entries()).toBe(0);
    await orderSunReminders(desk.platform);
    await desk.pass("2027-02-10T02:00Z", "2027-02-10T04:00Z");
    expect(desk.takeReminders()).toHaveLength(1);
  });

  it("of training is at the hour that the answer to the question of health allows, however it was ordered", async () => {
    const person = await desk.addHebron();
    await chooseReminders(person, ["training"], { training: "before_maghrib" });
    await desk.pass("2027-02-09T21:00Z", "2027-02-10T21:00Z");
    expect(desk.takeReminders()).toEqual(["hebron training 10 17:30"]);
    await answerHealth(person, false);
    await desk.pass("2027-02-10T21:00Z", "2027-02-11T21:00Z");
    expect(desk.takeReminders()).toEqual(["hebron training 11 13:20"]);
    await desk.pass("2027-02-11T21:00Z", "2027-02-12T13:00Z");
    await run("delete from fasting_health");
    await desk.pass("2027-02-12T13:00Z", "2027-02-12T21:00Z");
    expect(desk.takeReminders()).toEqual(["hebron training 12 17:35"]);
  });

  it("is sent late by a late run, and not when it is more than half an hour late", async () => {
    await chooseReminders(await desk.addHebron(), ["suhoor"]);
    await desk.orderAt("2027-02-10T02:45Z");
    await desk.drain();
    expect(desk.takeReminders()).toEqual([`hebron suhoor 10 02:45`]);
    await desk.orderAt("2027-02-11T02:55Z");
    await desk.drain();
    expect(desk.takeReminders()).toEqual([]);
  });

  it("is dropped by an outbox that comes to it too late", async () => {
    await chooseReminders(await desk.addHebron(), ["suhoor"]);
    await desk.orderAt("2027-02-10T01:55Z");
    await desk.drainAt("2027-02-10T02:51:00Z");
    expect(desk.takeReminders()).toEqual([]);
    expect(await desk.entries()).toBe(0);
  });

  it("is not sent after it was switched off, the month was hidden, or the account closed", async () => {
    const hebron = await desk.addHebron();
    for (const [day, change] of [
      ["10", () => chooseReminders(hebron, ["water"])],
      ["11", () => chooseReminders(hebron, ["suhoor"], { shown: false })],
      ["12", () => run("update trainee_profiles set status = 'inactive' where id = ?1", hebron.id)],
    ] as const) {
      await chooseReminders(hebron, ["suhoor"]);
      await desk.orderAt(`2027-02-${day}T01:55Z`);
      expect(await desk.entries()).toBe(1);
      await change();
      await desk.pass(`2027-02-${day}T02:00Z`, `2027-02-${day}T04:00Z`, { orders: false });
      expect(desk.takeReminders()).toEqual([]);
    }
  });

  it("follows a city that was changed after the order, and is never sent twice a day", async () => {
    const moving = await desk.addDubai();
    await chooseReminders(moving, ["weigh_in"]);
    // Maghrib in Dubai is an hour and a quarter before Hebron's.
    await desk.orderAt("2027-02-10T12:55Z");
    await desk.moveHouse(moving, "hebron", "Asia/Hebron");
    await desk.pass("2027-02-10T13:00Z", "2027-02-10T21:00Z");
    expect(desk.takeReminders()).toEqual(["dubai weigh_in 10 14:40"]);
    await desk.moveHouse(moving, "dubai", "Asia/Dubai");
    await desk.pass("2027-02-11T10:00Z", "2027-02-11T14:30Z");
    expect(desk.takeReminders()).toEqual(["dubai weigh_in 11 13:30"]);
    await desk.moveHouse(moving, "hebron", "Asia/Hebron");
    await desk.pass("2027-02-11T14:30Z", "2027-02-11T21:00Z");
    expect(desk.takeReminders()).toEqual([]);
  });

  it("of suhoor or training passes the person's quiet hours, which keep the water of the night", async () => {
    const quiet = { from: "20:00", until: "07:00" };
    const person = await desk.addTrainee("hebron", {
      ...desk.inCity("hebron", "Asia/Hebron"),
      quiet,
    });
    await chooseReminders(person, all, { training: "before_suhoor" });
    await desk.pass("2027-02-09T21:00Z", "2027-02-10T21:00Z");
    expect(desk.takeReminders().map((line) => line.split(" ")[1])).toEqual([
      "training",
      "suhoor",
      "weigh_in",
      "water_iftar",
    ]);
  });

  it("waits for a prayer that a late run meets, if it is still of use then", async () => {
    // The person's isha is at 16:15, and the glass of iftar of 16:06 is of use until 16:36.
    const prayers = { city: "hebron", minutes: { ...noMinutes, isha: -30 } };
    const person = await desk.addTrainee("hebron", { ...desk.inCity("", "Asia/Hebron"), prayers });
    await chooseReminders(person, ["water"]);
    await desk.orderAt("2027-02-10T15:55Z");
    await desk.drainAt("2027-02-10T16:20:00Z");
    expect(desk.takeReminders()).toEqual([]);
    await desk.drainAt("2027-02-10T16:35:00Z");
    expect(desk.takeReminders()).toEqual(["hebron water_iftar 10 16:35"]);
  });

  it("says how long it is until what it announces", async () => {
    const texts: string[] = [];
    const { platform } = desk;
    platform.push = {
      publicKey: "",
      send: async (_, { data, keptSeconds }) => {
        texts.push(`${JSON.parse(data).body} ${keptSeconds}`);
        return "sent";
      },
    };
    await chooseReminders(await desk.addHebron(), ["suhoor", "weigh_in"]);
    await desk.orderAt("2027-02-10T01:55Z");
    await desk.drainAt("2027-02-10T02:20:00Z");
    await desk.orderAt("2027-02-10T13:55Z");
    await desk.drainAt("2027-02-10T14:40:00Z");
    expect(texts).toEqual(["الفجر بعد 44\u00a0دقيقة 1740", "حان وقت قياس الوزن 1620"]);
  });
});

describe("the orders of reminders", () => {
  it("are in no list of the trainer by person, and in no count", async () => {
    await chooseReminders(await desk.addHebron(), all);
    await desk.orderAt("2027-02-10T01:55Z");
    const last = await env.DB.prepare(
      "select counts from cron_runs where job = 'order_sun_reminders' order by started_at desc limit 1",
    ).first();
    expect(last).toEqual({ counts: "{}" });
    await run("update outbox set parked_at = 1");
    const scope = trainerScope(desk.platform.database, desk.trainer.actor, Date.now());
    expect((await listParked(scope)).entries).toMatchObject([
      { topic: "push_sun_reminders", whom: null, people: 0, title: null },
    ]);
    expect(await env.DB.prepare("select count(*) from notifications").first("count(*)")).toBe(0);
  });

  it("hold fifty people each, in bounded queries", async () => {
    await desk.addMany(120);
    await run(`insert into fasting_slots
        (trainee_id, shown, breakfast, lunch, dinner, snack, training, updated_at)
      select id, 1, 'suhoor', 'iftar', 'iftar', 'iftar', 'after_tarawih', 1 from trainee_profiles`);
    await run(`insert into sun_reminders
        (trainee_id, suhoor, water, training, weigh_in, ordered, updated_at)
      select id, 1, 1, 1, 1, '{}', 1 from trainee_profiles`);
    const { database, asked } = countQueries(desk.platform.database);
    desk.moveTo("2027-02-10T01:55Z");
    await orderSunReminders({ ...desk.platform, database });
    // A page of people, and two statements of a batch.
    expect(asked()).toBe(3);
    expect(await desk.entries()).toBe(3);
    await desk.pass("2027-02-10T02:00Z", "2027-02-10T02:40Z");
    const readers = desk.take();
    expect(readers).toHaveLength(120);
    expect(new Set(readers).size).toBe(120);
  });
});

// Every kind has a name, so that nothing chosen is never sent.
it("every kind of reminder has a time in the day", () => {
  expect(new Set(reminderNames.map(kindOf))).toEqual(new Set(all));
});
