import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import type { Product } from "../../support/access.ts";
import {
  countOf,
  emptyDesk,
  hiba,
  idOf,
  type importDesk,
  importedPeople,
  makeImported,
  peoplePortion,
} from "../../support/imports.ts";
import { makeListed, readTrainee, rows } from "../../support/trainees.ts";
import type { SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let product: Product;
let desk: ReturnType<typeof importDesk>;
beforeEach(async () => {
  ({ trainer, product, desk } = await emptyDesk());
});

const statesOf = ({ rows }: { rows: readonly { state: string }[] }) =>
  rows.map(({ state }) => state);

describe("people of a sheet", () => {
  it("have all values of their row, and a subscription of its plan from its day", async () => {
    await desk.write(peoplePortion([hiba]));
    const trainee = await readTrainee(trainer.token, await idOf("hiba@example.com"));
    expect(trainee).toMatchObject({
      name: "هبة منصور",
      phone: "+970599123401",
      gender: "female",
      age: 32,
      height: 165,
      bloodType: "O+",
      initialWeight: 78.5,
      currentWeight: 78.5,
      targetWeight: 65,
      goals: ["weight_loss", "fitness"],
      plan: "pro",
      status: "active",
      entered: false,
      subscriptionStart: "2026-01-09",
      subscriptionEnd: "2026-07-09",
    });
    expect(trainee.weights).toMatchObject([{ weight: 78.5, source: "trainer" }]);
    expect(await rows("select plan_id, starts_on, ends_on from subscriptions")).toEqual([
      { plan_id: "pro", starts_on: "2026-01-09", ends_on: "2026-07-09" },
    ]);
    expect(await countOf("conversations")).toBe(1);
  });

  it("have the days of their row, and its open amount", async () => {
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

  it("have nulls for empty cells", async () => {
    await desk.write(peoplePortion([makeImported(2)]));
    expect(await readTrainee(trainer.token, await idOf("row2@example.com"))).toMatchObject({
      phone: null,
      gender: null,
      age: null,
      height: null,
      currentWeight: null,
      goals: [],
      plan: "basic",
      weights: [],
      measurements: [],
    });
  });

  it("enter by their own link, and choose their password", async () => {
    const { rows } = await desk.write(peoplePortion([hiba]));
    const token = new URL(rows[0]?.link ?? "").hash.replace("#access_token=", "");
    const body = { token, password: "Strong!horse-26" };
    const response = await product.call("/api/access/invitation/password", { body });
    expect(response.status).toBe(200);
    expect(await readTrainee(trainer.token, await idOf("hiba@example.com"))).toMatchObject({
      entered: true,
    });
    expect(product.mails).toEqual([]);
  });

  it("get their invitation by mail if the trainer wants it, once", async () => {
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

  it("leave mails for others: after the first ten, one a minute", async () => {
    // Recorded on insertion: draining the outbox changes their times and deletes them.
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
      60_000,
      120_000,
      180_000,
      240_000,
      300_000,
      360_000,
    ]);
  });
});

describe("the dry run", () => {
  it("finds existing people by address, or by number and name, and shared numbers", async () => {
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
    expect(await importedPeople()).toEqual(["ليان حدّاد"]);
    const written = await desk.write(portion);
    expect(written.rows.map(({ made }) => made)).toEqual([false, false, true, false, true, false]);
    expect(written.total).toBe(2);
  });
});

describe("the same sheet again", () => {
  it("reports differing values", async () => {
    await desk.write(peoplePortion([hiba]));
    const other = { ...hiba, phone: "0599123401", height: 170, targetWeight: null, age: 33 };
    expect((await desk.preview(peoplePortion([hiba]))).rows[0]?.differs).toBeUndefined();
    expect((await desk.preview(peoplePortion([other]))).rows[0]?.differs).toEqual([
      "age",
      "height",
    ]);
  });

  it("writes nothing, in the same import and in another", async () => {
    const id = newId();
    const portion = peoplePortion([hiba, makeImported(3, { weight: 80 })]);
    const first = await desk.write(portion, id);
    const before = await Promise.all(["accounts", "weight_records", "invitations"].map(countOf));
    const again = await desk.write(portion, id);
    expect(again.rows.map(({ made, link }) => [made, link])).toEqual(
      first.rows.map(({ made, link }) => [made, link]),
    );
    expect(again.total).toBe(2);
    const other = await desk.write(portion);
    expect(other.total).toBe(0);
    expect(statesOf(other)).toEqual(["known", "known"]);
    expect(await Promise.all(["accounts", "weight_records", "invitations"].map(countOf))).toEqual(
      before,
    );
  });

  it("from two windows at once adds each person once", async () => {
    const portion = peoplePortion(Array.from({ length: 40 }, (_, at) => makeImported(at + 2)));
    const [one, other] = await Promise.all([desk.write(portion), desk.write(portion)]);
    expect((one?.total ?? 0) + (other?.total ?? 0)).toBe(40);
    for (const table of ["trainee_profiles", "invitations", "subscriptions", "conversations"]) {
      expect([table, await countOf(table)]).toEqual([table, 40]);
    }
  });
});

describe("a portion", () => {
  it("is written completely or not at all", async () => {
    const portion = peoplePortion([hiba, makeImported(3, { plan: "no such plan" })]);
    const refused = await desk.send("", { id: newId(), portion });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { plan: { code: "unknown_choice" } } });
    expect(await importedPeople()).toEqual([]);
    expect(await countOf("imports")).toBe(0);
  });

  it("with a repeated new address adds the person of the first row", async () => {
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
    expect(await importedPeople()).toEqual(["رنا خليل", "متدرب 4"]);
  });

  it("with wrong values, too many rows or another kind's id is refused", async () => {
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
