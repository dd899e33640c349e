import { describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { Absence, AbsencesList } from "../../../domain/contract/body/absences.ts";
import { newId } from "../../../domain/id.ts";
import { newAbsence } from "../../support/made-rows.ts";
import { call, makeTrainee, makeTrainer } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const day = (days: number) => addDays(today, days);
type Body = Record<string, unknown>;

async function ask(token: string, overrides: Body = {}) {
  const body = { ...newAbsence(), ...overrides };
  return call("/api/trainee/absences", { token, method: "POST", body });
}

async function byTrainer(path: string, method: string, body?: Body) {
  const { token } = await makeTrainer();
  return call(`/api/admin/trainees/${path}`, { token, method, ...(body ? { body } : {}) });
}

async function listed(traineeId: string): Promise<Absence[]> {
  const answer = await byTrainer(`${traineeId}/absences`, "GET");
  return (await answer.json<AbsencesList>()).absences;
}

describe("an absence", () => {
  it("is requested by a trainee, once for repeated requests, and granted by the trainer", async () => {
    const { id, token } = await makeTrainee();
    const absence = { ...newAbsence(), endsOn: day(6), note: " في العمرة " };
    for (const _ of ["once", "twice"]) expect((await ask(token, absence)).status).toBe(200);
    expect(await listed(id)).toEqual([
      { ...absence, note: "في العمرة", status: "asked", createdAt: expect.any(Number) },
    ]);
    const path = `${id}/absences/${absence.id}`;
    for (const _ of ["once", "twice"]) {
      const answer = await byTrainer(path, "PUT", { status: "granted" });
      expect(await answer.json()).toMatchObject({ status: "granted" });
    }
    expect((await byTrainer(path, "PUT", { status: "declined" })).status).toBe(409);
  });

  it("set by the trainer is granted at once, and ended as of yesterday", async () => {
    const { id } = await makeTrainee();
    const absence = { ...newAbsence(), kind: "injured", startsOn: day(-4), endsOn: day(10) };
    const set = await byTrainer(`${id}/absences`, "POST", absence);
    expect(await set.json()).toMatchObject({ status: "granted" });
    const ended = await byTrainer(`${id}/absences/${absence.id}`, "PUT", { status: "ended" });
    expect(await ended.json()).toMatchObject({ status: "ended", endsOn: day(-1) });
  });

  it("ended before its first full day is declined", async () => {
    const { id } = await makeTrainee();
    const absence = { ...newAbsence(), endsOn: day(3) };
    await byTrainer(`${id}/absences`, "POST", absence);
    for (const _ of ["once", "twice"]) {
      const ended = await byTrainer(`${id}/absences/${absence.id}`, "PUT", { status: "ended" });
      expect(await ended.json()).toMatchObject({ status: "declined", endsOn: day(3) });
    }
  });

  it("can be withdrawn until it is answered", async () => {
    const { id, token } = await makeTrainee();
    const absence = newAbsence();
    await ask(token, absence);
    const remove = () =>
      call(`/api/trainee/absences/${absence.id}`, { token, method: "DELETE", body: {} });
    expect((await remove()).status).toBe(200);
    expect(await listed(id)).toEqual([]);
    await ask(token, absence);
    await byTrainer(`${id}/absences/${absence.id}`, "PUT", { status: "granted" });
    expect((await remove()).status).toBe(404);
  });

  it("of another trainee is not found, and its id is refused to others", async () => {
    const [owner, other] = [await makeTrainee(), await makeTrainee()];
    const absence = newAbsence();
    await ask(owner.token, absence);
    const path = `/api/trainee/absences/${absence.id}`;
    expect((await call(path, { token: other.token, method: "DELETE", body: {} })).status).toBe(404);
    expect((await ask(other.token, absence)).status).toBe(409);
    const answer = await byTrainer(`${other.id}/absences/${absence.id}`, "PUT", {
      status: "granted",
    });
    expect(answer.status).toBe(404);
  });

  it.each<[string, Body, string]>([
    ["ends before it begins", { startsOn: day(2), endsOn: day(1) }, "endsOn"],
    ["is longer than half a year", { endsOn: day(180) }, "endsOn"],
    ["began long ago", { startsOn: day(-31) }, "startsOn"],
    ["has an unknown kind", { kind: "bored" }, "kind"],
    ["has a note that is too long", { note: "س".repeat(301) }, "note"],
  ])("that %s is refused at its field", async (_, overrides, field) => {
    const { id, token } = await makeTrainee();
    const answer = await ask(token, overrides);
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json<{ fields: object }>()).fields)).toEqual([field]);
    expect(await listed(id)).toEqual([]);
  });

  it("of an unknown trainee is not found", async () => {
    expect((await byTrainer(`${newId()}/absences`, "POST", newAbsence())).status).toBe(404);
  });
});
