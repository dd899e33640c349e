import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import { createTemplateJob } from "../../../worker/data/templates/template-jobs.ts";
import { extend, makeWatchedDatabase, weekMs } from "../../support/followers.ts";
import {
  itemsOf,
  rowsOfPlan,
  type TemplateDesk,
  templateDesk,
  terms,
} from "../../support/templates.ts";
import { makePlanning, nextWeek, type Planning } from "../../support/weeks.ts";
import { call, makePlatform, makeTrainee } from "../../support/worker.ts";

let planning: Planning;
let desk: TemplateDesk;
let template: string;
let people: string[];
/** More people than a batch. */
const count = 60;

beforeEach(async () => {
  planning = await makePlanning();
  desk = templateDesk(planning.trainer.token);
  template = (await desk.create()).id;
  await desk.change(template, {
    exercises: { add: [planning.exerciseAt(0), planning.exerciseAt(3)] },
  });
  people = [];
  for (let nth = 0; nth < count; nth++) people.push((await makeTrainee()).id);
});

/** Stores a job without running it. */
async function order(): Promise<string> {
  const scope = trainerScope(env.DB as never, planning.trainer.actor, Date.now());
  const id = newId();
  const body = { terms: terms({ startsOn: nextWeek(), repeats: true }) };
  const job = { id, kind: "give", templateId: template, body, ids: people } as const;
  // The same job may run twice at once.
  const outcomes = await Promise.all([
    createTemplateJob(scope, job),
    createTemplateJob(scope, job),
  ]);
  expect(outcomes.toSorted()).toEqual(["known", "written"]);
  return id;
}
const countOf = async (query: string) =>
  Number(await env.DB.prepare(query).bind(template).first("n"));
const items = () =>
  countOf(
    `select count(*) as n from schedule_exercises item join template_exercises source
     on source.id = item.template_item_id where source.template_id = ?`,
  );

describe("a job for many", () => {
  it("continues after an interruption, exactly once each", async () => {
    const id = await order();
    const { database } = makeWatchedDatabase((batch) => batch === 7);
    await expect(runTemplateJob(makePlatform({ database }), id)).rejects.toThrow();
    await Promise.all([runTemplateJob(makePlatform(), id), runTemplateJob(makePlatform(), id)]);
    expect(await desk.job(id)).toMatchObject({ total: count, done: count, items: count * 2 * 8 });
    expect(await items()).toBe(count * 2 * 8);
  });

  it("leaves the rest to another invocation after its time", async () => {
    const id = await order();
    let at = Date.now();
    const slow = makePlatform({ now: () => (at += 10_000) });
    expect(await runTemplateJob(slow, id)).toBe(false);
    const { done } = await desk.job(id);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(count);
    expect(await runTemplateJob(makePlatform(), id)).toBe(true);
    expect(await desk.job(id)).toMatchObject({ total: count, done: count, items: count * 2 * 8 });
  });

  it("leaves nothing and stops if undone while running", async () => {
    const before = await Promise.all(people.map(rowsOfPlan));
    const id = await order();
    await runTemplateJob(makePlatform(), id, 1);
    await desk.undo(id);
    await runTemplateJob(makePlatform(), id);
    expect(await Promise.all(people.map(rowsOfPlan))).toEqual(before);
  });

  it("is stopped before its start if its people differ from the preview", async () => {
    const how = terms({ startsOn: nextWeek() });
    const { total, fingerprint } = await desk.preview(template, people, how);
    await env.DB.prepare("update trainee_profiles set status = 'inactive' where id = ?")
      .bind(people[0])
      .run();
    const response = await desk.ask(`/templates/${template}/giving`, "POST", {
      id: newId(),
      audience: { kind: "chosen", ids: people },
      terms: how,
      total,
      fingerprint,
    });
    expect(await response.json()).toMatchObject({
      outcome: "changed",
      preview: { total: count - 1 },
    });
    expect(await items()).toBe(0);
  });
});

describe("simultaneous edits", () => {
  const [first = ""] = [] as string[];

  it("of two windows are both kept, and followers get both", async () => {
    await runTemplateJob(makePlatform(), await order());
    const { exercises } = await desk.read(template);
    await Promise.all([
      desk.change(template, {
        exercises: { change: [{ id: exercises[0]?.id ?? first, sets: 2 }] },
      }),
      desk.change(template, {
        exercises: { change: [{ id: exercises[1]?.id ?? first, sets: 3 }] },
      }),
    ]);
    const { id } = await desk.follow(template);
    await runTemplateJob(makePlatform(), id);
    const sets = new Set((await itemsOf(people[0] ?? "")).map((item) => item.sets));
    expect([...sets].toSorted()).toEqual([2, 3]);
  });

  it("and the cron fill every week once, and following adds the rest", async () => {
    await runTemplateJob(makePlatform(), await order());
    const { exercises } = await desk.read(template);
    await Promise.all([
      extend(Date.now() + weekMs),
      desk.change(template, {
        exercises: { change: [{ id: exercises[0]?.id ?? first, sets: 2 }] },
      }),
      extend(Date.now() + weekMs),
    ]);
    const { id } = await desk.follow(template);
    await runTemplateJob(makePlatform(), id);
    const after = await itemsOf(people[0] ?? "");
    expect(after).toHaveLength(9 * 2);
    expect(after.filter(({ day_of_week: day }) => day === 0).map((item) => item.sets)).toEqual(
      Array.from({ length: 9 }, () => 2),
    );
  });
});

it("a template made from itself is refused", async () => {
  const id = newId();
  const body = { id, name: "دائرة", from: { kind: "template", templateId: id } };
  const response = await call("/api/admin/templates", { token: planning.trainer.token, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_request" });
  expect((await desk.ask(`/templates/${id}/weeks/0`)).status).toBe(404);
});
