import { describe, expect, it } from "vitest";
import { weekStart } from "../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../domain/contract/planning/weeks.ts";
import { absent, day, glanceAt, note, run, today } from "../../support/glance.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

describe("what a trainee's glance pins", () => {
  it("is beside the first reason of the queue and the nearer end", async () => {
    const trainee = await makeTrainee({ createdAt: Date.now() - 90 * 86_400_000 });
    await note(trainee, "الركبة تؤلم", Date.now() - 3_600_000);
    await run("update trainee_profiles set subscription_end = ? where id = ?", day(30), trainee.id);
    const glance = await glanceAt(trainee.id);
    expect(glance).toMatchObject({
      pinned: { kind: "health", quote: "الركبة تؤلم", more: 0 },
      next: { reason: "note", quote: "الركبة تؤلم", traineeId: trainee.id },
      nextEnd: { kind: "subscription", on: day(30), days: 30 },
    });
    await absent(trainee, "granted", today, day(2));
    expect((await glanceAt(trainee.id)).pinned).toEqual({
      kind: "absence",
      absence: "travelling",
      until: day(2),
    });
  });

  it("is the newest health note of either side, answered or not, here and beside the week's plan", async () => {
    const trainee = await makeTrainee();
    const { token, id: trainerId } = await makeTrainer();
    const planned = async () => {
      const path = `/api/admin/trainees/${trainee.id}/weeks/${weekStart(today)}`;
      const week: PlannedWeek = await (await call(path, { token })).json();
      return week.healthNote;
    };
    expect(await planned()).toBeNull();
    await note(trainee, "ألم في الركبة", Date.now() - 7_200_000);
    await run("update notes set answered_at = 1 where trainee_id = ?", trainee.id);
    const knee = { quote: "ألم في الركبة", answered: true };
    expect(await glanceAt(trainee.id)).toMatchObject({ pinned: { kind: "health", ...knee } });
    expect(await planned()).toMatchObject(knee);
    await note(trainee, "تعافت الركبة", Date.now() - 3_600_000);
    await run("update notes set author_id = ? where text = 'تعافت الركبة'", trainerId);
    const healed = { quote: "تعافت الركبة", answered: true };
    expect(await glanceAt(trainee.id)).toMatchObject({ pinned: { kind: "health", ...healed } });
    expect(await planned()).toMatchObject(healed);
  });

  it("is never a private note", async () => {
    const trainee = await makeTrainee();
    await note(trainee, "لي وحدي", 5, 1);
    expect(await glanceAt(trainee.id)).toMatchObject({ pinned: null });
  });
});
