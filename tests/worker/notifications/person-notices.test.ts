import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { newId } from "../../../domain/id.ts";
import {
  type PersonNotice,
  tellPerson,
} from "../../../worker/data/notifications/person-notices.ts";
import { connect } from "../../../worker/db/client.ts";
import { setting } from "../../support/access.ts";
import { newAbsence } from "../../support/made-rows.ts";
import {
  call,
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

const now = Date.now();
const today = localDateAt(now, "Asia/Hebron");

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from settings");
  await env.DB.exec("delete from notifications");
  await env.DB.exec("delete from outbox");
  trainer = await makeTrainer();
  trainee = await makeTrainee({ name: "هند" });
});

const rows = async (query: string) => (await env.DB.prepare(query).all()).results;
const notices = () =>
  rows("select title, message, link, sender_id, recipient_id from notifications order by id");
const deliveries = () => rows("select recipient_id from notification_deliveries");
const orders = async () =>
  (await rows("select payload from outbox where topic = 'fan_out_notification'")).map(
    ({ payload }) => JSON.parse(String(payload)) as object,
  );

describe("a notice for one person", () => {
  const notice = (about: Partial<PersonNotice>): PersonNotice => ({
    id: newId(),
    recipientId: trainee.id,
    senderId: null,
    type: "info",
    title: "عنوان",
    message: "نص",
    link: null,
    ...about,
  });
  const tell = async (given: PersonNotice, when = sql`true`) => {
    const db = connect(makePlatform().database);
    await db.batch(tellPerson(db, given, { when, now }));
  };

  it("is delivered and ordered once, also when repeated", async () => {
    const given = notice({});
    for (const _ of ["once", "twice"]) await tell(given);
    expect(await deliveries()).toEqual([{ recipient_id: trainee.id }]);
    expect(await orders()).toEqual([{ notificationId: given.id }]);
  });

  it("without a recipient reaches the trainer, and can be silent", async () => {
    const given = notice({ recipientId: null, senderId: trainee.id, silent: true });
    await tell(given);
    expect(await deliveries()).toEqual([{ recipient_id: trainer.id }]);
    expect(await orders()).toEqual([{ notificationId: given.id, silent: true }]);
  });

  it("is not sent to an unknown recipient, or with a false condition", async () => {
    await tell(notice({ recipientId: newId() }));
    await tell(notice({}), sql`1 = 2`);
    expect([await notices(), await deliveries(), await orders()]).toEqual([[], [], []]);
  });

  it("is not sent under another notification's id", async () => {
    const id = newId();
    await env.DB.prepare(
      `insert into notifications (id, title, message, type, sender_id, created_at, recipients)
       values (?1, 'للجميع', 'نص', 'info', ?2, 1, 3)`,
    )
      .bind(id, trainer.id)
      .run();
    await tell(notice({ id, senderId: trainee.id, recipientId: null }));
    expect([await deliveries(), await orders()]).toEqual([[], []]);
  });
});

describe("an absence", () => {
  const absence = { ...newAbsence(), kind: "ill", startsOn: today, endsOn: addDays(today, 2) };
  const ask = (about: object) =>
    call("/api/trainee/absences", { token: trainee.token, body: { ...absence, ...about } });
  const answer = (id: string, status: string) =>
    call(`/api/admin/trainees/${trainee.id}/absences/${id}`, {
      token: trainer.token,
      method: "PUT",
      body: { status },
    });

  it("notifies the trainer once when requested", async () => {
    const id = newId();
    for (const _ of ["once", "twice"]) expect((await ask({ id, note: "حرارة" })).status).toBe(200);
    const [told, ...others] = await notices();
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      title: "طلب غياب من هند",
      message: expect.stringMatching(/^مرض، من .+\nحرارة$/s),
      sender_id: trainee.id,
      recipient_id: trainer.id,
      link: `/admin/trainees/${trainee.id}`,
    });
  });

  it("notifies by the trainer's setting: silently, or not at all", async () => {
    await setting("notifications", { absence: "none" });
    await ask({ id: newId() });
    expect(await notices()).toEqual([]);
    await setting("notifications", { absence: "list" });
    await ask({ id: newId() });
    expect(await notices()).toHaveLength(1);
  });

  it("is withdrawn together with its notification", async () => {
    const id = newId();
    await ask({ id });
    const path = `/api/trainee/absences/${id}`;
    await call(path, { token: trainee.token, method: "DELETE", body: {} });
    expect([await notices(), await deliveries()]).toEqual([[], []]);
  });

  it.each([
    ["granted", "تمت الموافقة على غيابك"],
    ["declined", "لم تتم الموافقة على غيابك"],
  ])("that is %s notifies the trainee once, and not at its end", async (status, title) => {
    await setting("notifications", { absence: "none" });
    const id = newId();
    await ask({ id });
    const both = await Promise.all([answer(id, status), answer(id, status)]);
    expect(both.map((each) => each.status)).toEqual([200, 200]);
    expect(await notices()).toEqual([
      {
        title,
        message: expect.stringContaining("مرض، من"),
        link: "/trainee/profile",
        sender_id: trainer.id,
        recipient_id: trainee.id,
      },
    ]);
    if (status === "granted") await answer(id, "ended");
    expect(await notices()).toHaveLength(1);
  });

  it("by the trainer sends no notification", async () => {
    const path = `/api/admin/trainees/${trainee.id}/absences`;
    const body = { ...absence, id: newId() };
    expect((await call(path, { token: trainer.token, body })).status).toBe(200);
    expect(await notices()).toEqual([]);
  });
});

describe("a sent weight", () => {
  const send = (id: string, source: string) =>
    call("/api/trainee/weight", {
      token: trainee.token,
      body: { id, date: today, weight: 71.5, source },
    });

  it("sends no notification by default", async () => {
    expect((await send(newId(), "sent")).status).toBe(200);
    expect(await notices()).toEqual([]);
  });

  it("notifies the trainer once by the setting, for weekly weights only", async () => {
    await setting("notifications", { weight: "phone" });
    const id = newId();
    for (const _ of ["once", "twice"]) await send(id, "sent");
    await send(newId(), "updated");
    expect(await notices()).toEqual([
      expect.objectContaining({ title: "وزن جديد من هند", message: "71.5 كغ" }),
    ]);
    const path = `/api/trainee/weight/${id}`;
    await call(path, { token: trainee.token, method: "DELETE", body: {} });
    expect(await notices()).toEqual([]);
  });
});
