import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { maxForms, questionCounts } from "../../../domain/check-ins/questions.ts";
import type { CheckInForm, CheckInForms } from "../../../domain/contract/check-ins/forms.ts";
import type { FormSchedules } from "../../../domain/contract/check-ins/schedules.ts";
import { newId } from "../../../domain/id.ts";
import { problemOf } from "../../support/access.ts";
import { asked, formContentOf, makeForm, questions, weekly } from "../../support/check-ins.ts";
import { yesNo } from "../../support/questions.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/admin/check-in-forms";

let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.prepare("delete from check_in_forms").run();
  trainer = await makeTrainer();
});

const write = (address: string, body: unknown, method = "PUT") =>
  call(`${path}/${address}`, { method, token: trainer.token, body });
const list = async () =>
  (await (await call(path, { token: trainer.token })).json<CheckInForms>()).forms;
const people = async (id: string) =>
  (await call(`${path}/${id}/people`, { token: trainer.token })).json<FormSchedules>();

async function stored(overrides: object = {}, id = newId()): Promise<CheckInForm> {
  const answer = await write(id, formContentOf(overrides));
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json<CheckInForm>();
}

describe("PUT /api/admin/check-in-forms/{id}", () => {
  it("stores a form, once even if repeated", async () => {
    const id = newId();
    const form = await stored({}, id);
    expect(form).toMatchObject({ id, revision: 1, people: 0, questions });
    expect(await stored({}, id)).toEqual(form);
    expect(await list()).toHaveLength(1);
  });

  it("keeps a question that was left out as a removed one", async () => {
    const { id } = await stored();
    const edited = await stored({ revision: 1, questions: questions.slice(0, 2) }, id);
    expect(edited.revision).toBe(2);
    expect(edited.questions.map(({ isRemoved }) => isRemoved === true)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it("refuses an edit of an older revision, and keeps the newer", async () => {
    const { id } = await stored();
    await stored({ revision: 1, name: "الأحدث" }, id);
    const older = await write(id, formContentOf({ revision: 1, name: "الأقدم" }));
    expect(await problemOf(older)).toMatchObject({ code: "conflict" });
    expect((await list())[0]?.name).toBe("الأحدث");
  });

  it("refuses an edit of an older revision that differs in the English name alone", async () => {
    const { id } = await stored();
    await stored({ revision: 1, englishName: "Newer" }, id);
    const older = await write(id, formContentOf({ revision: 1, englishName: "Older" }));
    expect(await problemOf(older)).toMatchObject({ code: "conflict" });
  });

  it("keeps the latest removed questions, up to the maximum", async () => {
    const replaced = (round: number) =>
      Array.from({ length: questionCounts.asked }, (_, at) =>
        yesNo({ id: newId(), text: `${round}-${at}` }),
      );
    const { id } = await stored({ questions: replaced(0) });
    for (const round of [1, 2, 3]) {
      await stored({ revision: round, questions: replaced(round) }, id);
    }
    const [form] = await list();
    const rounds = form?.questions.map(({ text }) => text.split("-")[0]);
    expect(rounds).toHaveLength(questionCounts.stored);
    expect(new Set(rounds)).toEqual(new Set(["3", "2", "1"]));
  });

  it("refuses another kind under the id of a question", async () => {
    const { id } = await stored();
    const [, pain] = questions;
    const changed = { ...pain, kind: "short_text", flag: null };
    const answer = await write(id, formContentOf({ revision: 1, questions: [changed] }));
    expect((await problemOf(answer)).fields).toEqual({
      "questions.0.kind": { code: "invalid" },
    });
  });

  it.each([
    ["without a question", [], { questions: { code: "required" } }],
    [
      "with a number whose bounds are the wrong way round",
      [{ ...questions[2], min: 24, max: 0 }],
      { "questions.0.max": { code: "out_of_range", min: 24, max: 100_000 } },
    ],
    [
      "with a flag that can never be true",
      [{ ...questions[0], flag: { when: "at_most", value: 9, times: 1 } }],
      { "questions.0.flag": { code: "invalid" } },
    ],
  ])("refuses one %s", async (_, given, fields) => {
    const answer = await write(newId(), formContentOf({ questions: given }));
    expect((await problemOf(answer)).fields).toEqual(fields);
    expect(await list()).toEqual([]);
  });

  it("refuses one of facts alone, because nobody could answer it", async () => {
    const fact = {
      id: asked.energy,
      kind: "fact",
      fact: "weight",
      text: "الوزن",
      englishText: null,
      required: false,
      audience: "all",
      flag: null,
    };
    expect((await write(newId(), formContentOf({ questions: [fact] }))).status).toBe(400);
  });

  it("refuses more forms than the maximum", async () => {
    for (let count = 0; count < maxForms; count++) await makeForm();
    const answer = await write(newId(), formContentOf());
    expect(await problemOf(answer)).toMatchObject({ code: "check_in_forms_full" });
  });
});

describe("DELETE /api/admin/check-in-forms/{id}", () => {
  it("archives a form with its people, and brings both back", async () => {
    const { id } = await stored();
    const { id: traineeId } = await makeTrainee();
    await write(`${id}/people`, { people: { kind: "chosen", ids: [traineeId] }, terms: weekly() });
    expect((await write(id, {}, "DELETE")).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await write(`${id}/restored`, {})).status).toBe(200);
    expect(await list()).toMatchObject([{ id, people: 1 }]);
  });

  it("brings none back beyond the maximum, and an unknown one never", async () => {
    const { id } = await stored();
    await write(id, {}, "DELETE");
    for (let count = 0; count < maxForms; count++) await makeForm();
    const answer = await write(`${id}/restored`, {});
    expect(await problemOf(answer)).toMatchObject({ code: "check_in_forms_full" });
    expect(await list()).toHaveLength(maxForms);
    await env.DB.prepare(
      "update check_in_forms set archived_at = 1 where id = (select max(id) from check_in_forms where id <> ?1)",
    )
      .bind(id)
      .run();
    expect((await write(`${id}/restored`, {})).status).toBe(200);
    expect((await write(`${id}/restored`, {})).status).toBe(200);
    expect((await write(`${newId()}/restored`, {})).status).toBe(404);
  });

  it.each([
    ["at once", 0, false],
    ["after days", 3, true],
  ])("begins the times anew: %s", async (_, days, isAnew) => {
    const { id } = await stored();
    const { id: traineeId } = await makeTrainee();
    await write(`${id}/people`, { people: { kind: "chosen", ids: [traineeId] }, terms: weekly() });
    const since = () =>
      env.DB.prepare("select since from check_in_schedules where form_id = ?1")
        .bind(id)
        .first<number>("since");
    await env.DB.prepare("update check_in_schedules set since = 1").run();
    await write(id, {}, "DELETE");
    await env.DB.prepare("update check_in_forms set archived_at = archived_at - ?1 where id = ?2")
      .bind(days * 86_400_000, id)
      .run();
    await write(`${id}/restored`, {});
    expect((await since()) !== 1).toBe(isAnew);
  });
});

describe("PUT /api/admin/check-in-forms/{id}/people", () => {
  const give = (id: string, given: object, terms: object = weekly()) =>
    write(`${id}/people`, { people: given, terms });

  it("gives a form to chosen people alone", async () => {
    const id = await makeForm();
    const [one, two] = [await makeTrainee(), await makeTrainee()];
    await give(id, { kind: "chosen", ids: [one.id, two.id] });
    await give(id, { kind: "chosen", ids: [two.id] });
    expect((await people(id)).people.map(({ traineeId }) => traineeId)).toEqual([two.id]);
  });

  it("spreads people over the days, and keeps a person's day", async () => {
    const id = await makeForm();
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push((await makeTrainee()).id);
    await give(id, { kind: "chosen", ids }, { ...weekly(), weekdays: [0, 3] });
    const before = (await people(id)).people;
    expect(before.map(({ weekday }) => weekday).sort()).toEqual([0, 0, 3, 3]);
    const { id: fifth } = await makeTrainee();
    const chosen = { kind: "chosen", ids: [...ids, fifth] };
    await give(id, chosen, { ...weekly(), weekdays: [0, 3, 5] });
    const after = (await people(id)).people;
    expect(after.filter(({ traineeId }) => traineeId !== fifth)).toEqual(before);
    expect(after.find(({ traineeId }) => traineeId === fifth)?.weekday).toBe(5);
  });

  it("keeps the due days of people whose times stay the same", async () => {
    const id = await makeForm();
    const { id: traineeId } = await makeTrainee();
    const since = () =>
      env.DB.prepare("select since from check_in_schedules where form_id = ?1")
        .bind(id)
        .first("since");
    const terms = weekly();
    await give(id, { kind: "chosen", ids: [traineeId] }, terms);
    const first = await since();
    await give(id, { kind: "chosen", ids: [traineeId] }, terms);
    expect(await since()).toBe(first);
  });

  it("gives it to everybody", async () => {
    const id = await makeForm();
    const { id: traineeId } = await makeTrainee();
    await give(id, { kind: "everybody" });
    const given = await people(id);
    expect(given.everybody).toEqual(weekly());
    expect(given.people.map((person) => person.traineeId)).toContain(traineeId);
  });

  it("refuses a first day beyond a year", async () => {
    const id = await makeForm();
    const answer = await give(id, { kind: "everybody" }, { ...weekly(), startsOn: "2199-01-01" });
    expect((await problemOf(answer)).fields).toEqual({ "terms.startsOn": { code: "too_far" } });
  });

  it("refuses a day twice, an hour beside the quarters, and no day", async () => {
    const id = await makeForm();
    for (const wrong of [{ weekdays: [1, 1] }, { minute: 61 }, { weekdays: [] }, { every: 3 }])
      expect((await give(id, { kind: "everybody" }, { ...weekly(), ...wrong })).status).toBe(400);
  });
});
