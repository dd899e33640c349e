import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { OwnCheckIns, SentCheckIn } from "../../../domain/contract/check-ins/check-ins.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { asked, makeOpenCheckIn, newAnswers } from "../../support/check-ins.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/trainee/check-ins";
const today = () => localDateAt(Date.now(), "Asia/Hebron");

let trainee: SignedInTrainee;
let due: { formId: string; dueOn: string };
beforeEach(async () => {
  trainee = await makeTrainee();
  due = await makeOpenCheckIn(trainee.id);
});

const list = async ({ token } = trainee) => (await call(path, { token })).json<OwnCheckIns>();
const send = (id: string, body: unknown, { token } = trainee) =>
  call(`${path}/${id}`, { method: "PUT", token, body });

async function sent(body: unknown = newAnswers(due), id = newId()): Promise<SentCheckIn> {
  const answer = await send(id, body);
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json<SentCheckIn>();
}

const absent = (startsOn: string, endsOn: string) =>
  env.DB.prepare(
    `insert into absences (id, trainee_id, kind, starts_on, ends_on, status, created_at)
     values (?1, ?2, 'ill', ?3, ?4, 'granted', 1)`,
  )
    .bind(newId(), trainee.id, startsOn, endsOn)
    .run();

const home = async () =>
  (await call(`/api/trainee/home?date=${today()}`, { token: trainee.token })).json<Home>();

describe("GET /api/trainee/check-ins", () => {
  it("shows the open form with the person's questions and the facts", async () => {
    const { due: open, sent: none } = await list();
    expect(none).toEqual([]);
    expect(open).toHaveLength(1);
    expect(open[0]).toMatchObject({
      formId: due.formId,
      dueOn: due.dueOn,
      state: "open",
      sent: null,
      facts: { steps: null, exercises: { done: 0, assigned: 0 } },
    });
    expect(open[0]?.questions.map(({ id }) => id)).toEqual(Object.values(asked));
  });

  it("names the next one, a week later", async () => {
    expect((await list()).next?.dueOn).toBe(addDays(due.dueOn, 7));
  });

  it("owes nothing during an absence, and names the first one after it", async () => {
    await absent(today(), addDays(due.dueOn, 8));
    const { due: open, next } = await list();
    expect(open[0]?.state).toBe("excused");
    expect(next?.dueOn).toBe(addDays(due.dueOn, 14));
  });

  it("shows last time's answers beside the questions", async () => {
    await sent();
    await env.DB.prepare(
      "update check_ins set due_on = date(due_on, '-7 days'), due_at = due_at - 604800000 where trainee_id = ?1",
    )
      .bind(trainee.id)
      .run();
    expect((await list()).due[0]?.lastTime[asked.energy]).toBe(4);
  });

  it("shows nothing of another person", async () => {
    const other = await makeTrainee();
    await sent();
    expect(await list(other)).toMatchObject({ due: [], next: null, sent: [] });
  });
});

describe("PUT /api/trainee/check-ins/{id}", () => {
  it("stores the answers with their questions", async () => {
    const stored = await sent(newAnswers(due, { sleep: 7.5, words: "سفر" }));
    expect(stored.answers.map(({ question, value }) => [question.text, value])).toEqual([
      ["الطاقة", 4],
      ["هل تشعر بألم؟", "no"],
      ["ساعات النوم", 7.5],
      ["ما العقبة؟", "سفر"],
      ["محيط الخصر", null],
    ]);
    const { due: open, sent: all } = await list();
    expect(open[0]).toMatchObject({ state: "sent", sent: { id: stored.id } });
    expect(all.map(({ id }) => id)).toEqual([stored.id]);
  });

  it("takes a repetition for the same check-in", async () => {
    const [id, body] = [newId(), newAnswers(due)];
    const first = await sent(body, id);
    expect(await sent(body, id)).toEqual(first);
  });

  it("keeps one of two devices' answers, and tells the other", async () => {
    await sent();
    const second = await send(newId(), newAnswers(due, { energy: 2 }));
    expect(await problemOf(second)).toMatchObject({ code: "check_in_sent" });
    expect((await list()).due[0]?.sent?.answers[0]?.value).toBe(4);
  });

  it("stores one of two sendings at once", async () => {
    const answers = await Promise.all([
      send(newId(), newAnswers(due, { energy: 5 })),
      send(newId(), newAnswers(due, { energy: 1 })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).sent).toHaveLength(1);
  });

  it("takes an edit of the version that it names", async () => {
    const first = await sent();
    const edit = newAnswers(due, { energy: 5 }, { editOf: first.updatedAt });
    expect(await sent(edit, first.id)).toMatchObject({
      id: first.id,
      answers: [{ value: 5 }, {}, {}, {}, {}],
    });
    const stale = newAnswers(due, { energy: 1 }, { editOf: first.updatedAt - 1 });
    expect(await problemOf(await send(first.id, stale))).toMatchObject({ code: "check_in_sent" });
  });

  it("refuses an edit after the review began, and changes nothing", async () => {
    const first = await sent();
    await env.DB.prepare("update check_ins set reviewing_at = 1 where id = ?1")
      .bind(first.id)
      .run();
    const edit = newAnswers(due, { energy: 1 }, { editOf: first.updatedAt });
    expect(await problemOf(await send(first.id, edit))).toMatchObject({
      code: "check_in_under_review",
    });
    expect((await list()).due[0]?.sent?.answers[0]?.value).toBe(4);
  });

  it("names a missing and a wrong answer by its question", async () => {
    const body = newAnswers(due, { energy: undefined, sleep: 900 });
    const { fields } = await problemOf(await send(newId(), body));
    expect(fields).toEqual({
      [`answers.${asked.energy}`]: { code: "required" },
      [`answers.${asked.sleep}`]: { code: "out_of_range", min: 0, max: 24 },
    });
  });

  it("keeps an answer to a question that was removed meanwhile", async () => {
    await env.DB.prepare(
      `update check_in_forms set questions = json_set(questions, '$[3].isRemoved', json('true'))
       where id = ?1`,
    )
      .bind(due.formId)
      .run();
    const stored = await sent(newAnswers(due, { words: "سفر" }));
    expect(stored.answers.at(3)).toMatchObject({ question: { text: "ما العقبة؟" }, value: "سفر" });
  });

  it("refuses an answer to a question that nobody asked", async () => {
    const body = newAnswers(due);
    const answers = [...body.answers, { questionId: newId(), value: 1 }];
    expect((await send(newId(), { ...body, answers })).status).toBe(400);
    expect((await list()).sent).toEqual([]);
  });

  it("refuses another day than the due one", async () => {
    const body = newAnswers({ ...due, dueOn: addDays(due.dueOn, 1) });
    expect(await problemOf(await send(newId(), body))).toMatchObject({ code: "check_in_closed" });
  });

  it("takes answers that were written in time and arrive after the end", async () => {
    const { formId } = await makeOpenCheckIn(trainee.id, { ahead: -3 });
    const closed = { formId, dueOn: addDays(today(), -3) };
    const late = newAnswers(closed);
    expect(await problemOf(await send(newId(), late))).toMatchObject({ code: "check_in_closed" });
    const inTime = { ...late, writtenAt: Date.now() - 3 * 86_400_000 };
    expect((await send(newId(), inTime)).status).toBe(200);
  });

  it("counts the facts of the day of writing, however late the answers arrive", async () => {
    const { formId } = await makeOpenCheckIn(trainee.id, { ahead: -8 });
    const writtenOn = addDays(today(), -8);
    await env.DB.batch(
      [1, 7].map((before) =>
        env.DB.prepare(
          "insert into trainee_performance (trainee_id, date, steps, updated_at) values (?1, ?2, ?3, 1)",
        ).bind(trainee.id, addDays(writtenOn, -before), before * 1000),
      ),
    );
    const writtenAt = Date.now() - 8 * 86_400_000;
    const { facts } = await sent(newAnswers({ formId, dueOn: writtenOn }, {}, { writtenAt }));
    expect(facts.steps).toBe(4000);
  });

  it("takes back a measurement that an edit empties", async () => {
    const first = await sent(newAnswers(due, { waist: { waist: 82.5 } }));
    await sent(newAnswers(due, {}, { editOf: first.updatedAt }), first.id);
    const { results } = await env.DB.prepare(
      "select value from body_measurements where trainee_id = ?1",
    )
      .bind(trainee.id)
      .all();
    expect(results).toEqual([]);
  });

  it("stores measurements as the person's records of the day, once", async () => {
    const first = await sent(newAnswers(due, { waist: { waist: 82.5 } }));
    await sent(newAnswers(due, { waist: { waist: 82 } }, { editOf: first.updatedAt }), first.id);
    const { results } = await env.DB.prepare(
      "select kind, value, date, written_by from body_measurements where trainee_id = ?1",
    )
      .bind(trainee.id)
      .all();
    expect(results).toEqual([{ kind: "waist", value: 82, date: today(), written_by: "trainee" }]);
  });

  it("marks a flagged answer, and a low one only twice in a row", async () => {
    await sent(newAnswers(due, { energy: 2 }));
    const flags = async () =>
      (
        await env.DB.prepare("select flags from check_ins where trainee_id = ?1 order by due_on")
          .bind(trainee.id)
          .all<{ flags: string }>()
      ).results.map((row) => JSON.parse(row.flags));
    expect(await flags()).toEqual([[]]);
    await env.DB.prepare(
      "update check_ins set due_on = date(due_on, '-7 days') where trainee_id = ?1",
    )
      .bind(trainee.id)
      .run();
    await sent(newAnswers(due, { energy: 2, pain: "yes" }));
    expect(await flags()).toEqual([[], [asked.energy, asked.pain]]);
  });

  it("does not touch another person's check-in", async () => {
    const first = await sent();
    const other = await makeTrainee();
    const theirs = await makeOpenCheckIn(other.id);
    const answer = await send(first.id, newAnswers(theirs, { energy: 1 }), other);
    expect(answer.status).toBe(409);
    expect(await sent(newAnswers(due), first.id)).toEqual(first);
  });
});

describe("GET /api/trainee/check-ins/{id}", () => {
  it("shows one's own, and nobody else's", async () => {
    const { id } = await sent();
    const read = ({ token }: SignedInTrainee) => call(`${path}/${id}`, { token });
    expect(await (await read(trainee)).json()).toMatchObject({ id, reply: null });
    expect((await read(await makeTrainee())).status).toBe(404);
  });
});

describe("the home", () => {
  it("tells the form to answer with the number of its questions, until it is sent", async () => {
    expect((await home()).checkIn).toMatchObject({ dueOn: due.dueOn, questions: 5, isLate: false });
    await sent();
    expect((await home()).checkIn).toBeNull();
  });

  it("tells a late one", async () => {
    const late = await makeTrainee();
    await makeOpenCheckIn(late.id, { ahead: -1 });
    trainee = late;
    expect((await home()).checkIn).toMatchObject({ isLate: true });
  });

  it("tells nothing during an absence", async () => {
    await absent(today(), due.dueOn);
    expect((await home()).checkIn).toBeNull();
  });
});
