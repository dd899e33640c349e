import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { undoableMs } from "../../../domain/changes/undo.ts";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import { newId } from "../../../domain/id.ts";
import { runTemplateJob } from "../../../worker/actions/templates/run-template-job.ts";
import { daily, week } from "../../support/applied-weeks.ts";
import { emptyJobs } from "../../support/job-desk.ts";
import { appliedOf, itemsOf, makeLibrary, markApplied, planWeek } from "../../support/plans.ts";
import { plansOf, repeatDesk } from "../../support/repeated-weeks.ts";
import { type TemplateDesk, templateDesk, terms } from "../../support/templates.ts";
import { countedDays, markItem, thisWeek } from "../../support/weeks.ts";
import { call, makePlatform, type SignedInTrainee } from "../../support/worker.ts";

const repetitions = repeatDesk(() => ({ trainer, library }));
const { makePlanned, run } = repetitions;

let trainer: SignedInTrainee;
let library: Awaited<ReturnType<typeof makeLibrary>>;
beforeAll(async () => {
  library = await makeLibrary();
});
beforeEach(async () => {
  ({ trainer } = await emptyJobs());
});

const undo = async (id: string) => (await repetitions.undo(id)).json();
const busyDays = async ({ id }: { id: string }) =>
  (await countedDays(id)).filter(({ exercises, meals }) => Number(exercises) + Number(meals) > 0);

async function makeTemplate(desk: TemplateDesk): Promise<string> {
  const { id } = await desk.create();
  const exerciseId = library.exercises[0] ?? "";
  await desk.change(id, {
    exercises: { add: [{ id: newId(), exerciseId, dayOfWeek: 6, position: 0 }] },
  });
  return id;
}
async function give(
  desk: TemplateDesk,
  ...given: Parameters<TemplateDesk["give"]>
): Promise<string> {
  const [template, ids, how, id = newId()] = given;
  await desk.give(template, ids, how, id);
  await runTemplateJob(makePlatform(), id);
  return id;
}

describe("the undo of repeated weeks", () => {
  it("restores the replaced sources of those weeks", async () => {
    const [own, applied] = [await makePlanned("هند"), await makePlanned("آدم")];
    const stopped = await planWeek(applied.id, week(-1), { meals: daily(library.meals) });
    await markApplied(applied.id, stopped, "meals", thisWeek());
    await env.DB.prepare("update applied_schedules set stopped_at = 5, edited_at = 4").run();
    await planWeek(applied.id, week(2));
    const desk = templateDesk(trainer.token);
    const template = await makeTemplate(desk);
    await give(desk, template, [own.id], terms({ startsOn: week(1) }));
    const people = [own, applied];
    const before = await plansOf(people);
    const days = await Promise.all(people.map(busyDays));
    const { id } = await run(own, applied);
    expect(await plansOf(people)).not.toEqual(before);
    expect(await undo(id)).toEqual({ restored: 2, total: 2 });
    expect(await undo(id)).toEqual({ restored: 2, total: 2 });
    expect(await plansOf(people)).toEqual(before);
    expect(await Promise.all(people.map(busyDays))).toEqual(days);
  });

  it("keeps days with later logs or edits", async () => {
    const [hind, adam] = [await makePlanned("هند"), await makePlanned("آدم")];
    const [before] = await plansOf([adam]);
    const { id } = await run(hind, adam);
    const items = (await itemsOf(hind.id, "exercises")).filter(({ week: at }) => at === week(1));
    await markItem("exercises", items[0]?.id ?? "", "completed");
    expect(await undo(id)).toEqual({ restored: 1, total: 2 });
    const left = (await itemsOf(hind.id, "exercises")).filter(({ week: at }) => at > thisWeek());
    expect(left.map(({ date }) => date)).toEqual([week(1), week(1)]);
    expect(await itemsOf(hind.id, "meals")).toHaveLength(14);
    expect(await appliedOf(hind.id, "exercises")).toBeNull();
    const counted = await countedDays(hind.id);
    expect(counted).toContainEqual({ date: week(1), exercises: 2, meals: 0 });
    expect(await plansOf([adam])).toEqual([before]);
  });

  it("is possible only before later jobs, also a template's, and vice versa", async () => {
    const hind = await makePlanned("هند");
    const desk = templateDesk(trainer.token);
    const template = await makeTemplate(desk);
    const before = await plansOf([hind]);
    const { id } = await run(hind);
    const given = await give(desk, template, [hind.id], terms({ startsOn: week(1) }));
    expect((await repetitions.undo(id)).status).toBe(409);
    await desk.undo(given);
    expect(await undo(id)).toEqual({ restored: 1, total: 1 });
    expect(await plansOf([hind])).toEqual(before);

    const first = await give(desk, template, [hind.id], terms({ startsOn: week(1) }));
    const second = await run(hind);
    const response = await desk.ask(`/template-jobs/${first}/undo`, "POST", {});
    expect(response.status).toBe(409);
    expect(await undo(second.id)).toEqual({ restored: 1, total: 1 });
    await desk.undo(first);
    expect(await plansOf([hind])).toEqual(before);
  });

  it("is offered in the list of trainees, newest first, until its time is over", async () => {
    await env.DB.exec("delete from trainee_jobs");
    const offered = async () => {
      const path = "/api/admin/trainees?search=x&page=1&sort=joined&direction=desc";
      const { repeat } = (await call(path, { token: trainer.token }).then((answer) =>
        answer.json(),
      )) as TraineesPage;
      return repeat;
    };
    const [hind, adam, sami] = [
      await makePlanned("هند"),
      await makePlanned("آدم"),
      await makePlanned("سامي"),
    ];
    expect(await offered()).toBeNull();
    const ran = [await run(hind), await run(adam), await run(sami)] as const;
    const [first, second, third] = ran.map(({ outcome }) => "job" in outcome && outcome.job);
    expect(third).toMatchObject({ id: ran[2].id, undoableUntil: expect.any(Number) });
    expect(await offered()).toEqual(third);
    await undo(ran[2].id);
    expect(await offered()).toEqual(second);
    await undo(ran[1].id);
    expect(await offered()).toEqual(first);
    await env.DB.prepare("update trainee_jobs set created_at = created_at - ?")
      .bind(undoableMs.job)
      .run();
    expect(await offered()).toBeNull();
  });
});
