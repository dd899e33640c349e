import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { undoableMs } from "../../../domain/changes/undo.ts";
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
import { templateDesk } from "../../support/templates.ts";
import { makeListed } from "../../support/trainees.ts";
import type { SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let product: Product;
let desk: ReturnType<typeof importDesk>;
beforeEach(async () => {
  ({ trainer, product, desk } = await emptyDesk());
});

const minute = 60_000;
/** Moves the last portion of an import into the past. */
const writtenBefore = (id: string, ms: number) =>
  env.DB.prepare(
    "update imports set created_at = created_at - ?2, written_at = written_at - ?2 where id = ?1",
  )
    .bind(id, ms)
    .run();

describe("the undo of an import", () => {
  it("removes the rows of all its portions, and answers a repetition alike", async () => {
    const id = newId();
    const there = await makeListed({ name: "آدم ناصر" });
    await desk.write(peoplePortion([hiba, makeImported(3, { email: there.email })]), id);
    await desk.write(peoplePortion([makeImported(4)]), id);
    const undone = { removed: 2, kept: 0, invited: 2 };
    expect(await desk.undo(id)).toEqual(undone);
    expect(await importedPeople()).toEqual(["آدم ناصر"]);
    expect(await desk.undo(id)).toEqual(undone);
    for (const table of ["subscriptions", "weight_records", "conversations"]) {
      const left = `${table} where trainee_id <> '${there.id}'`;
      expect([table, await countOf(left)]).toEqual([table, 0]);
    }
  });

  it("leaves the ledger as before the import", async () => {
    const ledgerMonths = () =>
      env.DB.prepare("select * from ledger_months")
        .all()
        .then(({ results }) => results);
    await desk.write(peoplePortion([makeImported(2)]), newId());
    const before = await ledgerMonths();
    const id = newId();
    await desk.write(peoplePortion([3, 4].map((row) => makeImported(row))), id);
    expect(await ledgerMonths()).not.toEqual(before);
    await desk.undo(id);
    expect(await ledgerMonths()).toEqual(before);
  });

  it("keeps people who entered, and people changed or noted by the trainer since", async () => {
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
      ...as,
      method: "PATCH",
      body: { age: 40 },
    });
    await product.call(`/api/admin/trainees/${noted}/notes`, {
      ...as,
      body: { id: newId(), type: "general", text: "يبدأ غداً", isPrivate: true },
    });
    expect(await countOf("notes")).toBe(1);
    expect(await desk.undo(id)).toEqual({ removed: 1, kept: 3, invited: 1 });
    expect(await importedPeople()).toEqual(["متدرب 2", "متدرب 3", "متدرب 4"]);
  });

  it("keeps people with a given or followed template", async () => {
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
    expect(await importedPeople()).toEqual(["متدرب 2", "متدرب 3"]);
  });

  it("cancels pending mails, and leaves sent links with an explanation", async () => {
    const id = newId();
    const { rows: made } = await desk.write(peoplePortion([hiba]), id);
    await env.DB.prepare(
      `insert into outbox (id, topic, payload, available_at, created_at)
       values ('waits', 'send_mail', json_object('to', 'row3@example.com'), 1e15, 1)`,
    ).run();
    await desk.write(peoplePortion([makeImported(3)]), id);
    expect(await desk.undo(id)).toEqual({ removed: 2, kept: 0, invited: 1 });
    expect(await countOf("outbox where topic = 'send_mail'")).toBe(0);
    const token = new URL(made[0]?.link ?? "").hash.replace("#access_token=", "");
    const opened = await product.call("/api/access/invitation", { body: { token } });
    expect(await opened.json()).toMatchObject({ code: "invitation_revoked" });
  });

  it("is possible for ten minutes after the last portion, and blocks further portions", async () => {
    const [early, late, later] = [newId(), newId(), newId()];
    await desk.write(peoplePortion([hiba]), early);
    await desk.undo(early);
    const more = await desk.send("", { id: early, portion: peoplePortion([makeImported(3)]) });
    expect(more.status).toBe(409);
    for (const id of [late, later]) await desk.write(peoplePortion([makeImported(4)]), id);
    await writtenBefore(later, undoableMs.import);
    await desk.write(peoplePortion([makeImported(5)]), later);
    expect(await desk.undo(later)).toMatchObject({ removed: 1 });
    await writtenBefore(late, undoableMs.import + minute);
    expect(await (await desk.send(`/${late}/undo`, {})).json()).toMatchObject({
      code: "undo_over",
    });
    expect(await importedPeople()).toEqual(["متدرب 4"]);
  });
});
