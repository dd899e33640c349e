import { describe, expect, it } from "vitest";
import type { Profile } from "../../../domain/contract/people/profile.ts";
import { problemOf } from "../../support/access.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/trainee/profile";

const change = ({ token }: SignedInTrainee, body: unknown) =>
  call(path, { method: "PATCH", token, body });
const read = async ({ token }: SignedInTrainee) =>
  (await (await call(path, { token })).json()) as Profile;

describe("PATCH /api/trainee/profile", () => {
  it("changes the given fields and no others, normalized", async () => {
    const trainee = await makeTrainee();
    const before = await read(trainee);
    const response = await change(trainee, {
      name: "  ليان سعيد حداد ",
      phone: "+970 599-123 456",
      height: 171.26,
      goals: ["strength", "fitness"],
    });
    expect(response.status).toBe(200);
    expect(await read(trainee)).toEqual({
      ...before,
      name: "ليان سعيد حداد",
      phone: "+970599123456",
      height: 171.3,
      goals: ["strength", "fitness"],
    });
    await change(trainee, { gender: "male", age: 31, bloodType: "O-", timeZone: "Asia/Dubai" });
    await change(trainee, { bloodType: null });
    expect(await read(trainee)).toMatchObject({
      name: "ليان سعيد حداد",
      gender: "male",
      age: 31,
      bloodType: null,
      timeZone: "Asia/Dubai",
    });
  });

  it("updates the trainer's search with the new name and number", async () => {
    const [trainee, trainer] = await Promise.all([makeTrainee(), makeTrainer()]);
    await change(trainee, { name: "زهرة البستان", phone: "0598777666" });
    const found = async (search: string) => {
      const query = new URLSearchParams({ search });
      const page = await call(`/api/admin/trainees?${query}`, { token: trainer.token });
      const { trainees } = (await page.json()) as { trainees: { id: string }[] };
      return trainees.some(({ id }) => id === trainee.id);
    };
    expect(await found("زهره البستان")).toBe(true);
    expect(await found("0598777666")).toBe(true);
    expect(await found("ليان حداد")).toBe(false);
  });

  it("keeps the trainer's simultaneous change of another field", async () => {
    const [trainee, trainer] = await Promise.all([makeTrainee(), makeTrainer()]);
    const answers = await Promise.all([
      change(trainee, { name: "ليان الجديدة" }),
      call(`/api/admin/trainees/${trainee.id}`, {
        method: "PATCH",
        token: trainer.token,
        body: { phone: "0591234567", height: 180 },
      }),
      change(trainee, { age: 44 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(trainee)).toMatchObject({
      name: "ليان الجديدة",
      phone: "0591234567",
      height: 180,
      age: 44,
    });
  });

  it.each([
    ["a name of one letter", { name: "ل" }, "name"],
    ["a phone of words", { phone: "اتصل بي" }, "phone"],
    ["a child of three", { age: 3 }, "age"],
    ["an impossible height", { height: 900 }, "height"],
    ["an empty list of goals", { goals: [] }, "goals"],
    ["an unknown goal", { goals: ["flying"] }, "goals"],
    ["an unknown zone", { timeZone: "Mars/Olympus" }, "timeZone"],
    ["an unknown blood type", { bloodType: "C+" }, "bloodType"],
  ])("refuses %s and changes nothing", async (_, body, field) => {
    const trainee = await makeTrainee();
    const before = await read(trainee);
    const problem = await problemOf(await change(trainee, { ...body }));
    expect(problem.status).toBe(400);
    expect(Object.keys(problem.fields ?? {})).toEqual([field]);
    expect(await read(trainee)).toEqual(before);
  });

  it("refuses address, weight and status, which have their own routes", async () => {
    const trainee = await makeTrainee();
    for (const body of [{ email: "a@b.example" }, { currentWeight: 80 }, { status: "inactive" }]) {
      expect((await change(trainee, body)).status).toBe(400);
    }
  });
});
