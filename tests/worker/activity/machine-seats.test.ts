import { describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeExercise, readWeek } from "../../support/exercises.ts";
import { call, makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const remember = ({ token }: SignedInTrainee, exerciseId: string, seat: unknown) =>
  call("/api/trainee/machine-seats", { token, body: { id: newId(), exerciseId, seat } });

describe("POST /api/trainee/machine-seats", () => {
  it("remembers a seat an exercise, changes it, and forgets an empty one", async () => {
    const [trainee, exerciseId] = [await makeTrainee(), await makeExercise()];
    const response = await remember(trainee, exerciseId, " 5 ");
    expect(await response.json()).toEqual({ exerciseId, seat: "5" });
    expect((await remember(trainee, exerciseId, "5")).status).toBe(200);
    expect((await remember(trainee, exerciseId, "٦ أعلى")).status).toBe(200);
    expect((await readWeek(trainee)).seats).toEqual([{ exerciseId, seat: "٦ أعلى" }]);
    expect((await remember(trainee, exerciseId, "")).status).toBe(200);
    expect((await remember(trainee, exerciseId, "")).status).toBe(200);
    expect((await readWeek(trainee)).seats).toEqual([]);
  });

  it("is the trainee's own", async () => {
    const [trainee, other] = [await makeTrainee(), await makeTrainee()];
    const exerciseId = await makeExercise();
    await remember(trainee, exerciseId, "5");
    await remember(other, exerciseId, "9");
    await remember(other, exerciseId, "");
    expect((await readWeek(trainee)).seats).toEqual([{ exerciseId, seat: "5" }]);
    expect((await readWeek(other)).seats).toEqual([]);
  });

  it("refuses 21 letters, two lines, and an unknown exercise", async () => {
    const [trainee, exerciseId] = [await makeTrainee(), await makeExercise()];
    expect((await remember(trainee, exerciseId, "م".repeat(21))).status).toBe(400);
    expect((await remember(trainee, exerciseId, "5\n6")).status).toBe(400);
    expect((await remember(trainee, newId(), "5")).status).toBe(404);
    expect((await readWeek(trainee)).seats).toEqual([]);
  });
});
