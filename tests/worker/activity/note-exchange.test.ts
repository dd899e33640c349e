import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type {
  Note,
  NotesPage,
  TrainerNote,
  TrainerNotesPage,
} from "../../../domain/contract/activity/notes.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { countRows, readNotifications } from "../../support/notifications.ts";
import { makeTelling } from "../../support/telling.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  trainer = await makeTrainer();
  trainee = await makeTrainee({ name: "ليان حداد" });
});

const own = "/api/trainee/notes";
const onTrainee = ({ id } = trainee) => `/api/admin/trainees/${id}/notes`;
const typed = (overrides: object = {}) => ({
  id: newId(),
  type: "question",
  text: "هل أتمرن وأنا صائمة؟",
  ...overrides,
});
const byTrainer = (overrides: object = {}) =>
  typed({ type: "health", text: "خففي حمل الكتف هذا الأسبوع.", isPrivate: false, ...overrides });

const send = (body: unknown, by = trainee) => call(own, { token: by.token, body });
const write = (body: unknown, to = trainee) => call(onTrainee(to), { token: trainer.token, body });
const remove = (path: string, { token }: SignedInTrainee) =>
  call(path, { method: "DELETE", token, body: {} });
const read = async (query = "", by = trainee): Promise<NotesPage> =>
  (await call(`${own}${query}`, { token: by.token })).json();
const readAsTrainer = async (query = ""): Promise<TrainerNotesPage> =>
  (await call(`${onTrainee()}${query}`, { token: trainer.token })).json();
const noticesOf = async (id: string) =>
  (
    await env.DB.prepare(
      `select title, message, type, link, recipient_id from notifications where id = ?`,
    )
      .bind(id)
      .all()
  ).results;

const toldTrainer = async (id: string) =>
  (await readNotifications(trainer, "admin")).notifications.filter((each) => each.id === id);

describe("a trainee's note", () => {
  it("reaches the trainer by name, and both lists", async () => {
    const body = typed({ text: "  هل أتمرن وأنا صائمة؟ " });
    const stored: Note = await (await send(body)).json();
    expect(stored).toMatchObject({
      id: body.id,
      type: "question",
      text: "هل أتمرن وأنا صائمة؟",
      byTrainer: false,
    });
    expect(await noticesOf(body.id)).toEqual([
      {
        title: "ملاحظة من ليان حداد",
        message: stored.text,
        type: "info",
        link: `/admin/trainees/${trainee.id}?tab=notes`,
        recipient_id: trainer.id,
      },
    ]);
    expect(await read()).toEqual({ notes: [stored], next: null });
    expect((await readAsTrainer()).notes).toEqual([{ ...stored, isPrivate: false }]);
  });

  it("is one note and one notification of ten rapid taps", async () => {
    const body = typed();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect((await read()).notes).toHaveLength(1);
    expect(await toldTrainer(body.id)).toHaveLength(1);
  });

  it.each([
    ["10,000 letters", { text: "ا".repeat(10_000) }, { text: { code: "too_long", max: 2000 } }],
    ["only spaces", { text: " \n " }, { text: { code: "required" } }],
    ["an unknown type", { type: "secret" }, { type: { code: "unknown_choice" } }],
    ["a day, which its type lacks", { date: "2026-01-04" }, { date: { code: "invalid" } }],
    ["a private note", { isPrivate: true }, undefined],
  ])("is refused with %s, and nothing is stored", async (_, overrides, fields) => {
    const answer = await send(typed(overrides));
    expect(answer.status).toBe(400);
    const problem = await problemOf(answer);
    expect(problem.code).toBe("invalid_request");
    if (fields) expect(problem.fields).toEqual(fields);
    expect((await read()).notes).toEqual([]);
  });

  it("is deleted by its writer with its notification, and again with the same answer", async () => {
    const body = typed();
    await send(body);
    const first = await remove(`${own}/${body.id}`, trainee);
    const second = await remove(`${own}/${body.id}`, trainee);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await first.text()).toBe(await second.text());
    expect(await noticesOf(body.id)).toEqual([]);
    expect(await toldTrainer(body.id)).toEqual([]);
  });

  it("cannot be read, deleted or overwritten by another trainee", async () => {
    const body = typed();
    await send(body);
    const other = await makeTrainee();
    expect((await read("", other)).notes).toEqual([]);
    expect((await remove(`${own}/${body.id}`, other)).status).toBe(404);
    expect((await send({ ...body, text: "لي" }, other)).status).toBe(409);
    expect((await read()).notes).toMatchObject([{ id: body.id, text: body.text }]);
  });

  it("is deleted without another sender's notification", async () => {
    const announced = newId();
    const audience = { kind: "all" };
    const words = { type: "info", title: "غداً عطلة", message: "نلتقي الأحد" };
    const body = { id: announced, ...words, audience };
    await call("/api/admin/notifications", { token: trainer.token, body });
    await send(typed({ id: announced }));
    await remove(`${own}/${announced}`, trainee);
    expect((await readNotifications(trainee, "trainee")).notifications).toMatchObject([
      { id: announced },
    ]);
  });
});

describe("the trainer's note", () => {
  it("reaches the trainee once, with a notification", async () => {
    const body = byTrainer();
    const stored: TrainerNote = await (await write(body)).json();
    expect(await (await write(body)).json()).toEqual(stored);
    expect(stored).toMatchObject({ id: body.id, byTrainer: true, isPrivate: false });
    const { isPrivate: _, ...shown } = stored;
    expect(await read()).toEqual({ notes: [shown], next: null });
    const told = (await readNotifications(trainee, "trainee")).notifications;
    expect(told).toMatchObject([{ title: "ملاحظة من المدرب", link: "/trainee/notes" }]);
    expect(await toldTrainer(body.id)).toEqual([]);
  });

  it("stays the trainer's if private: no list, no notification, no event", async () => {
    const product = makeTelling();
    const body = byTrainer({ isPrivate: true, type: "diet" });
    const answer = await product.call(onTrainee(), { token: trainer.token, body });
    expect(await answer.json()).toMatchObject({ isPrivate: true, byTrainer: true });
    await product.settle();
    expect((await read()).notes).toEqual([]);
    expect((await read("?type=diet")).notes).toEqual([]);
    expect(await noticesOf(body.id)).toEqual([]);
    expect((await readAsTrainer("?type=diet")).notes).toMatchObject([{ id: body.id }]);

    // The trainee gets the answer for an unknown note.
    const unknown = await remove(`${own}/${newId()}`, trainee);
    const hidden = await remove(`${own}/${body.id}`, trainee);
    expect([hidden.status, await hidden.text()]).toEqual([unknown.status, await unknown.text()]);
    expect((await readAsTrainer()).notes).toHaveLength(1);

    const path = `${onTrainee()}/${body.id}`;
    await product.call(path, { method: "DELETE", token: trainer.token, body: {} });
    await product.settle();
    expect((await readAsTrainer()).notes).toEqual([]);
    expect(product.told.map(({ to }) => to)).toEqual([trainer.id, trainer.id]);
  });

  it("can be deleted by the trainer only, who deletes trainees' notes too", async () => {
    const theirs = typed();
    const mine = byTrainer();
    await send(theirs);
    await write(mine);
    expect((await remove(`${own}/${mine.id}`, trainee)).status).toBe(403);
    for (const { id } of [theirs, mine, mine]) {
      expect((await remove(`${onTrainee()}/${id}`, trainer)).status).toBe(200);
    }
    expect((await read()).notes).toEqual([]);
    expect(
      await countRows(
        "select count(*) as n from notifications where id in (?, ?)",
        theirs.id,
        mine.id,
      ),
    ).toBe(0);
  });

  it("is refused for an unknown trainee, and on another trainee's note", async () => {
    const unknown = { ...trainee, id: newId() };
    expect((await write(byTrainer(), unknown)).status).toBe(404);
    expect((await call(onTrainee(unknown), { token: trainer.token })).status).toBe(404);
    const body = typed();
    await send(body);
    const other = await makeTrainee();
    expect((await remove(`${onTrainee(other)}/${body.id}`, trainer)).status).toBe(404);
    expect((await write(byTrainer({ id: body.id }))).status).toBe(409);
    expect((await read()).notes).toMatchObject([{ id: body.id, text: body.text }]);
  });

  it("is refused if too long, or without its privacy", async () => {
    expect((await write(byTrainer({ text: "ا".repeat(2001) }))).status).toBe(400);
    expect((await write(typed())).status).toBe(400);
    expect((await readAsTrainer()).notes).toEqual([]);
  });
});
