import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { importUndoableMs } from "../../../domain/operations/sheet/kinds.ts";
import { makeProduct } from "../../support/access.ts";
import { importDesk, makeImported, peoplePortion } from "../../support/imports.ts";
import { templateDesk } from "../../support/templates.ts";
import { details, makeListed, makePlans, rows } from "../../support/trainees.ts";
import { makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let product: ReturnType<typeof makeProduct>;
let desk: ReturnType<typeof importDesk>;
beforeEach(async () => {
  for (const table of ["accounts where role = 'trainee'", "outbox", "imports", "invitations"]) {
    await env.DB.exec(`delete from ${table}`);
  }
  await makePlans();
  trainer = await makeTrainer();
  product = makeProduct();
  desk = importDesk(product, trainer.token);
});

const people = async () =>
  (await rows("select p.name from trainee_profiles p order by p.search")).map(({ name }) => name);
const count = async (from: string) =>
  Number((await rows(`select count(*) n from ${from}`))[0]?.n ?? 0);
const idOf = async (email: string) =>
  String((await rows("select id from accounts where email = ?", email))[0]?.id);
const minute = 60_000;
/** As if the last portion of an import were of some time ago. */
const writtenBefore = (id: string, ms: number) =>
  env.DB.prepare(
    "update imports set created_at = created_at - ?2, written_at = written_at - ?2 where id = ?1",
  )
    .bind(id, ms)
    .run();
const statesOf = ({ rows }: { rows: readonly { state: string }[] }) =>
  rows.map(({ state }) => state);

const hiba = makeImported(2, {
  ...{ name: "هبة منصور", email: "hiba@example.com", phone: "+970599123401", gender: "female" },
  ...{ age: 32, bloodType: "O+", height: 165, weight: 78.5, targetWeight: 65 },
  ...{ goals: ["weight_loss", "fitness"], plan: "pro", startsOn: "2026-01-09" },
});

describe("people of a sheet", () => {
  it("get everything that their row says, and a subscription of its plan from its day", async () => {
    await desk.write(peoplePortion([hiba]));
    const trainee = await details(trainer.token, await idOf("hiba@example.com"));
    expect(trainee).toMatchObject({
      ...{ name: "هبة منصور", phone: "+970599123401", gender: "female", age: 32, height: 165 },
      ...{ bloodType: "O+", initialWeight: 78.5, currentWeight: 78.5, targetWeight: 65 },
      ...{ goals: ["weight_loss", "fitness"], plan: "pro", status: "active", entered: false },
      ...{ subscriptionStart: "2026-01-09", subscriptionEnd: "2026-07-09" },
    });
    expect(trainee.weights).toMatchObject([{ weight: 78.5, source: "trainer" }]);
    expect(await rows("select plan_id, starts_on, ends_on from subscriptions")).toEqual([
      { plan_id: "pro", starts_on: "2026-01-09", ends_on: "2026-07-09" },
    ]);
    expect(await count("conversations")).toBe(1);
  });

  it("have the days of their row, and owe what was not paid before", async () => {
    const moved = [
      makeImported(2, { startsOn: "2026-09-01", endsOn: "2026-11-30" }),
      makeImported(3, { endsOn: "2026-12-15", paid: false }),
      makeImported(4, { startsOn: "2026-09-01", paid: true }),
    ];
    await desk.write(peoplePortion(moved, "links", true));
    await desk.write(peoplePortion([makeImported(5, { startsOn: "2026-09-01" })]));
    expect(
      await rows("select starts_on, ends_on, billed from subscriptions order by rowid"),
    ).toEqual([
      { starts_on: "2026-09-01", ends_on: "2026-11-30", billed: 0 },
      { starts_on: expect.any(String), ends_on: "2026-12-15", billed: 1 },
      { starts_on: "2026-09-01", ends_on: "2026-10-01", billed: 0 },
      { starts_on: "2026-09-01", ends_on: "2026-10-01", billed: 1 },
    ]);
    const due = async (row: number) => {
      const path = `/api/admin/trainees/${await idOf(`row${row}@example.com`)}/payments`;
      const response = await product.call(path, { token: trainer.token });
      return ((await response.json()) as { due: { agorot: number } }).due.agorot;
    };
    expect(await Promise.all([2, 3, 4, 5].map(due))).toEqual([0, 9900, 0, 9900]);
  });

  it("of whom a row says little have nothing that nobody knows", async () => {
    await desk.write(peoplePortion([makeImported(2)]));
    expect(await details(trainer.token, await idOf("row2@example.com"))).toMatchObject({
      ...{ phone: null, gender: null, age: null, height: null, currentWeight: null, goals: [] },
      ...{ plan: "basic", weights: [], measurements: [] },
    });
  });

  it("enter by the link that each of them has, and choose their password", async () => {
    const { rows } = await desk.write(peoplePortion([hiba]));
    const token = new URL(rows[0]?.link ?? "").hash.replace("#access_token=", "");
    const body = { token, password: "Strong!horse-26" };
    const response = await product.call("/api/access/invitation/password", { body });
    expect(response.status).toBe(200);
    expect(await details(trainer.token, await idOf("hiba@example.com"))).toMatchObject({
      entered: true,
    });
    expect(product.mails).toEqual([]);
  });

  it("are mailed their invitation where the trainer wants it, once", async () => {
    const id = newId();
    const portion = peoplePortion([hiba, makeImported(3)], "mail");
    expect((await desk.write(portion, id)).rows.map(({ link }) => link)).toEqual([null, null]);
    await desk.write(portion, id);
    await desk.write(portion);
    await product.settle();
    expect(product.mails.map(({ to }) => to).sort()).toEqual([
      "hiba@example.com",
      "row3@example.com",
    ]);
  });

  it("leave the quota of mails to others: after the first ten, one a minute", async () => {
    // As they were ordered: whatever drains the outbox meanwhile moves their times, and forgets them.
    await env.DB.batch([
      env.DB.prepare("delete from outbox"),
      env.DB.prepare("create table ordered (later integer)"),
      env.DB.prepare(
        `create trigger note_orders after insert on outbox when new.topic = 'send_mail' BEGIN
           insert into ordered (later) values (new.available_at - new.created_at);
         END`,
      ),
    ]);
    const people = Array.from({ length: 16 }, (_, nth) => makeImported(400 + nth));
    await desk.write(peoplePortion(people, "mail"));
    const ordered = await rows("select later from ordered order by 1");
    await env.DB.batch([
      env.DB.prepare("drop trigger note_orders"),
      env.DB.prepare("drop table ordered"),
      env.DB.prepare("delete from outbox"),
    ]);
    expect(ordered.map(({ later }) => later)).toEqual([
      ...Array.from({ length: 10 }, () => 0),
      ...[60_000, 120_000, 180_000, 240_000, 300_000, 360_000],
    ]);
  });
});

describe("the dry run", () => {
  it("says who is there by address, or by number and name, and whose number another has", async () => {
    const layan = await makeListed({ name: "ليان حدّاد", phone: "+970599123456" });
    const portion = peoplePortion([
      makeImported(2, { email: layan.email }),
      makeImported(3, { name: "ليان حداد", phone: "0599123456" }),
      makeImported(4, { name: "أخو ليان", phone: "+970599123456" }),
      makeImported(5, { email: "trainer@miran.test" }),
      makeImported(6),
      makeImported(7, { name: "ليان حداد", phone: "+972599123456" }),
    ]);
    expect((await desk.preview(portion)).rows).toEqual([
      { row: 2, state: "known", name: "ليان حدّاد", sharesPhoneWith: null },
      { row: 3, state: "known", name: "ليان حدّاد", sharesPhoneWith: null },
      { row: 4, state: "new", name: null, sharesPhoneWith: "ليان حدّاد" },
      { row: 5, state: "trainer", name: null, sharesPhoneWith: null },
      { row: 6, state: "new", name: null, sharesPhoneWith: null },
      { row: 7, state: "known", name: "ليان حدّاد", sharesPhoneWith: null },
    ]);
    expect(await people()).toEqual(["ليان حدّاد"]);
    const written = await desk.write(portion);
    expect(written.rows.map(({ made }) => made)).toEqual([
      ...[false, false, true, false, true, false],
    ]);
    expect(written.total).toBe(2);
  });
});

describe("the same sheet again", () => {
  it("says whose values are others in it", async () => {
    await desk.write(peoplePortion([hiba]));
    const other = { ...hiba, phone: "0599123401", height: 170, targetWeight: null, age: 33 };
    expect((await desk.preview(peoplePortion([hiba]))).rows[0]?.differs).toBeUndefined();
    expect((await desk.preview(peoplePortion([other]))).rows[0]?.differs).toEqual([
      "age",
      "height",
    ]);
  });

  it("writes nothing, by the same import and by another", async () => {
    const id = newId();
    const portion = peoplePortion([hiba, makeImported(3, { weight: 80 })]);
    const first = await desk.write(portion, id);
    const before = await Promise.all(["accounts", "weight_records", "invitations"].map(count));
    const again = await desk.write(portion, id);
    expect(again.rows.map(({ made, link }) => [made, link])).toEqual(
      first.rows.map(({ made, link }) => [made, link]),
    );
    expect(again.total).toBe(2);
    const other = await desk.write(portion);
    expect(other.total).toBe(0);
    expect(statesOf(other)).toEqual(["known", "known"]);
    expect(await Promise.all(["accounts", "weight_records", "invitations"].map(count))).toEqual(
      before,
    );
  });

  it("from two windows at once makes each person once", async () => {
    const portion = peoplePortion(Array.from({ length: 40 }, (_, at) => makeImported(at + 2)));
    const [one, other] = await Promise.all([desk.write(portion), desk.write(portion)]);
    expect((one?.total ?? 0) + (other?.total ?? 0)).toBe(40);
    for (const table of ["trainee_profiles", "invitations", "subscriptions", "conversations"]) {
      expect([table, await count(table)]).toEqual([table, 40]);
    }
  });
});

describe("a portion", () => {
  it("is written whole or not at all", async () => {
    const portion = peoplePortion([hiba, makeImported(3, { plan: "no such plan" })]);
    const refused = await desk.send("", { id: newId(), portion });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { plan: { code: "unknown_choice" } } });
    expect(await people()).toEqual([]);
    expect(await count("imports")).toBe(0);
  });

  it("of one new address twice makes the person of the first row", async () => {
    const twice = [makeImported(2, { email: "rana@example.com", name: "رنا خليل" })];
    const portion = peoplePortion([
      ...twice,
      makeImported(3, { email: "RANA@example.com", name: "رنا" }),
      makeImported(4),
    ]);
    const states = [
      { row: 2, state: "new", name: null, sharesPhoneWith: null },
      { row: 3, state: "known", name: "رنا خليل", sharesPhoneWith: null },
      { row: 4, state: "new", name: null, sharesPhoneWith: null },
    ];
    expect((await desk.preview(portion)).rows).toEqual(states);
    const written = await desk.write(portion);
    expect(written.total).toBe(2);
    expect(statesOf(written)).toEqual(["new", "known", "new"]);
    expect(await people()).toEqual(["رنا خليل", "متدرب 4"]);
  });

  it("of wrong values, of too many rows or of another kind's id is refused", async () => {
    const wrong = async (portion: unknown, id = newId()) =>
      (await desk.send("", { id, portion })).status;
    expect(await wrong(peoplePortion([makeImported(2, { email: "not an address" })]))).toBe(400);
    expect(await wrong(peoplePortion([makeImported(2, { age: 7 })]))).toBe(400);
    expect(
      await wrong(peoplePortion(Array.from({ length: 51 }, (_, at) => makeImported(at + 2)))),
    ).toBe(400);
    const id = newId();
    await desk.write(peoplePortion([hiba]), id);
    const meal = { row: 2, name: "شوربة", description: null, timing: "lunch" };
    const values = { calories: null, protein: null, carbs: null, fat: null };
    expect(await wrong({ kind: "meals", rows: [{ ...meal, ...values }] }, id)).toBe(409);
  });
});

describe("taking an import back", () => {
  it("removes all that it made, over all its portions, and says the same when repeated", async () => {
    const id = newId();
    const there = await makeListed({ name: "آدم ناصر" });
    await desk.write(peoplePortion([hiba, makeImported(3, { email: there.email })]), id);
    await desk.write(peoplePortion([makeImported(4)]), id);
    const undone = { removed: 2, kept: 0, invited: 2 };
    expect(await desk.undo(id)).toEqual(undone);
    expect(await people()).toEqual(["آدم ناصر"]);
    expect(await desk.undo(id)).toEqual(undone);
    for (const table of ["subscriptions", "weight_records", "conversations"]) {
      const left = `${table} where trainee_id <> '${there.id}'`;
      expect([table, await count(left)]).toEqual([table, 0]);
    }
  });

  it("leaves the ledger as if nobody had been moved in", async () => {
    const standing = () =>
      env.DB.prepare("select * from ledger_months")
        .all()
        .then(({ results }) => results);
    await desk.write(peoplePortion([makeImported(2)]), newId());
    const before = await standing();
    const id = newId();
    await desk.write(peoplePortion([3, 4].map((row) => makeImported(row))), id);
    expect(await standing()).not.toEqual(before);
    await desk.undo(id);
    expect(await standing()).toEqual(before);
  });

  it("keeps whoever entered, and whom the trainer changed or wrote of since", async () => {
    const id = newId();
    const portion = peoplePortion([2, 3, 4, 5].map((row) => makeImported(row)));
    const { rows: made } = await desk.write(portion, id);
    const token = new URL(made[0]?.link ?? "").hash.replace("#access_token=", "");
    const body = { token, password: "Strong!horse-26" };
    await product.call("/api/access/invitation/password", { body });
    const as = { token: trainer.token };
    const [changed, noted] = [await idOf("row3@example.com"), await idOf("row4@example.com")];
    product.pass(1000);
    await product.call(`/api/admin/trainees/${changed}`, {
      ...{ ...as, method: "PATCH", body: { age: 40 } },
    });
    await product.call(`/api/admin/trainees/${noted}/notes`, {
      ...{ ...as, body: { id: newId(), type: "general", text: "يبدأ غداً", isPrivate: true } },
    });
    expect(await count("notes")).toBe(1);
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 3, invited: 1 });
    expect(await people()).toEqual(["متدرب 2", "متدرب 3", "متدرب 4"]);
  });

  it("keeps whom a template was given to, and who follows one", async () => {
    const id = newId();
    await desk.write(peoplePortion([2, 3, 4].map((row) => makeImported(row))), id);
    const [given, following] = [await idOf("row2@example.com"), await idOf("row3@example.com")];
    const { id: template } = await templateDesk(trainer.token).create();
    await env.DB.batch([
      env.DB.prepare(
        `insert into template_jobs (id, kind, template_id, body, total, created_at)
         values ('waits', 'give', ?, '{}', 1, 1)`,
      ).bind(template),
      env.DB.prepare(
        "insert into template_job_members (job_id, trainee_id) values ('waits', ?)",
      ).bind(given),
      env.DB.prepare(
        `insert into applied_templates (trainee_id, kind, template_id, starts_on, repeats, scaled,
           weights, applied_at, filled_through)
         values (?, 'exercises', ?, '2026-01-04', 0, 0, 0, 1, '2026-01-04')`,
      ).bind(following, template),
    ]);
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 2, invited: 1 });
    expect(await people()).toEqual(["متدرب 2", "متدرب 3"]);
  });

  it("sends no mail that still waits, and lets a link that went out say what became of it", async () => {
    const id = newId();
    const { rows: made } = await desk.write(peoplePortion([hiba]), id);
    await env.DB.prepare(
      `insert into outbox (id, topic, payload, available_at, created_at)
       values ('waits', 'send_mail', json_object('to', 'row3@example.com'), 1e15, 1)`,
    ).run();
    await desk.write(peoplePortion([makeImported(3)]), id);
    expect(await desk.undo(id)).toEqual({ removed: 2, kept: 0, invited: 1 });
    expect(await count("outbox where topic = 'send_mail'")).toBe(0);
    const token = new URL(made[0]?.link ?? "").hash.replace("#access_token=", "");
    const opened = await product.call("/api/access/invitation", { body: { token } });
    expect(await opened.json()).toMatchObject({ code: "invitation_revoked" });
  });

  it("is possible for ten minutes after the last portion, and lets nothing be added behind", async () => {
    const [early, late, later] = [newId(), newId(), newId()];
    await desk.write(peoplePortion([hiba]), early);
    await desk.undo(early);
    const more = await desk.send("", { id: early, portion: peoplePortion([makeImported(3)]) });
    expect(more.status).toBe(409);
    for (const id of [late, later]) await desk.write(peoplePortion([makeImported(4)]), id);
    await writtenBefore(later, importUndoableMs);
    await desk.write(peoplePortion([makeImported(5)]), later);
    expect(await desk.undo(later)).toMatchObject({ removed: 1 });
    await writtenBefore(late, importUndoableMs + minute);
    expect(await (await desk.send(`/${late}/undo`, {})).json()).toMatchObject({
      code: "undo_over",
    });
    expect(await people()).toEqual(["متدرب 4"]);
  });
});
