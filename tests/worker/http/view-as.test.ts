import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { viewAsHeader } from "../../../domain/people/view-as.ts";
import { makeWorld, privateText, sendAs, type World } from "../../support/permissions.ts";
import { apiRoutes, factsOfRoute } from "../../support/route-definitions.ts";
import { matrix } from "../../support/route-matrix.ts";
import { rowsOf } from "../../support/rows-of.ts";
import { call } from "../../support/worker.ts";

const rows = Object.entries(matrix).filter(([route]) => route.includes(" /api/trainee/"));
const readings = rows.filter(([route]) => route.startsWith("GET "));
const writes = rows.filter(([route]) => !route.startsWith("GET "));
const pathOf = (route: string) => route.split(" ")[1] ?? "";

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

const viewAs = (id: string) => ({ [viewAsHeader]: id });

/** The text without tickets and the home's time of answering, which differ in every answer. */
const plain = (text: string) =>
  text
    .replace(/ticket=[\w.-]+/g, "ticket")
    .replace(/"files":\{[^}]*\}/, '"files":{}')
    .replace(/"at":\d+,"photo"/, '"at":0,"photo"');

describe("the trainer's view as a trainee", () => {
  it("is decided for every read of the trainee's area, and for no other route", () => {
    const decided = apiRoutes.filter((route) => factsOfRoute(route).viewAs !== undefined);
    const ofMembers = decided.filter((route) => factsOfRoute(route).area === "member");
    const own = decided.filter((route) => route.startsWith("GET /api/trainee/"));
    expect(own.sort()).toEqual(readings.map(([route]) => route).sort());
    // Routes of both areas are decided once; the panel's guard has no view as a trainee.
    expect(decided.filter((route) => !own.includes(route) && !ofMembers.includes(route))).toEqual(
      [],
    );
  });

  describe.each(readings)("%s", (route, row) => {
    const shown = factsOfRoute(route).viewAs === "shown";

    it(`is ${shown ? "answered as to the trainee" : "the owner's alone"}, and changes nothing`, async () => {
      const made = (await row.request?.(world)) ?? {};
      const before = await rowsOf(world.trainee.id);
      const seen = await sendAs("trainer", world, route, {
        row,
        request: { ...made, headers: viewAs(world.trainee.id) },
      });
      const text = await seen.text();
      expect(seen.status, text).toBe(shown ? 200 : 403);
      expect(text).not.toContain(privateText);
      expect(await rowsOf(world.trainee.id)).toBe(before);
      if (!shown) return;
      const own = await sendAs("trainee", world, route, { row, request: made });
      expect(plain(text)).toBe(plain(await own.text()));
    });

    it("is refused to others in this view", async () => {
      const headers = viewAs(world.trainee.id);
      const path = (await row.request?.(world))?.path ?? pathOf(route);
      const statusFor = async (token?: string) =>
        (await call(path, { headers, ...(token && { token }) })).status;
      expect(await statusFor(world.otherTrainee.token)).toBe(403);
      expect(await statusFor(world.trainee.token)).toBe(403);
      expect(await statusFor()).toBe(401);
      if (shown) expect(await statusFor(world.endedTrainer)).toBe(401);
    });
  });

  it.each(writes)("refuses %s and changes nothing", async (route, row) => {
    const made = (await row.request?.(world)) ?? {};
    const before = await rowsOf(world.trainee.id);
    for (const caller of ["trainer", "trainee"] as const) {
      const headers = { ...made.headers, ...viewAs(world.trainee.id) };
      const refused = await sendAs(caller, world, route, { row, request: { ...made, headers } });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "forbidden" });
    }
    expect(await rowsOf(world.trainee.id)).toBe(before);
  });

  it("is 404 for unknown trainees", async () => {
    const { token, id } = world.trainer;
    for (const unknown of [newId(), "", id, "' or 1=1 --"]) {
      const headers = viewAs(unknown);
      expect((await call("/api/trainee/profile", { token, headers })).status).toBe(404);
    }
  });

  it("refuses the panel's writes too", async () => {
    const { token } = world.trainer;
    const refused = await call(`/api/admin/trainees/${world.trainee.id}`, {
      token,
      method: "PATCH",
      body: { age: 33 },
      headers: viewAs(world.trainee.id),
    });
    expect(refused.status).toBe(403);
  });

  it("neither marks messages as read nor shows the trainee as present", async () => {
    const { trainee, trainer } = world;
    const conversation = env.CONVERSATIONS.getByName(trainee.id);
    const from = { traineeId: trainee.id, side: "trainer" } as const;
    await conversation.append(from, {
      clientId: newId(),
      body: { kind: "text", text: "كيف كان اليوم؟" },
    });
    const asTrainer = () =>
      call(`/api/admin/conversations/${trainee.id}`, { token: trainer.token }).then(
        (answer) => answer.json() as Promise<{ readThrough: unknown; other: unknown }>,
      );
    const before = await asTrainer();
    const headers = viewAs(trainee.id);
    const seen = await call("/api/trainee/conversation", { token: trainer.token, headers });
    expect(await seen.text()).toContain("كيف كان اليوم؟");
    const after = await asTrainer();
    expect(after.readThrough).toEqual(before.readThrough);
    expect(after.other).toEqual(before.other);
  });
});
