import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { totalAfter } from "../../../domain/activity/step-days.ts";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import { app } from "../../../worker/app.ts";
import { makeStepLink, makeSteps, stepRows } from "../../support/steps.ts";
import { makeTelling } from "../../support/telling.ts";
import { call, makePlatform, makeTrainee, origin } from "../../support/worker.ts";

const today = localDateAt(Date.now(), "Asia/Hebron");
const platform = makePlatform({ limits: { allows: async () => true } });

/** A request of a phone's automation: without an origin and a cookie. */
const send = (token: string, body: BodyInit, { type = "application/json", on = platform } = {}) =>
  app.fetch(
    new Request(`${origin}/api/steps-link/${token}`, {
      method: "POST",
      body,
      ...(typeof body === "string" ? { headers: { "content-type": type } } : {}),
    }),
    { platform: on },
  );
const sendSteps = (token: string, steps: unknown, date?: string) =>
  send(token, JSON.stringify({ steps, ...(date ? { date } : {}) }));

async function makeOwner(overrides: Parameters<typeof makeTrainee>[0] = {}) {
  const trainee = await makeTrainee(overrides);
  return { ...trainee, link: await makeStepLink(trainee.id) };
}

describe("POST /api/steps-link/{token}", () => {
  it("stores today's total, replaces it the next time and confirms it in both languages", async () => {
    const { id, link } = await makeOwner();
    await sendSteps(link, 4000);
    const answer = await sendSteps(link, 4444);
    expect(answer.status).toBe(200);
    const confirmation = await answer.json<{ message: string }>();
    expect(confirmation).toMatchObject({ date: today, steps: 4444, saved: true });
    expect(confirmation.message).toContain("حُفظت خطوات");
    expect(confirmation.message).toContain("saved: 4,444");
    expect(await stepRows(id)).toEqual([
      { date: today, steps: 4444, target: 3000, source: "link" },
    ]);
  });

  it.each([
    ["a form", "steps=8432", "application/x-www-form-urlencoded"],
    ["JSON with the type of text", '{"steps":8432}', "text/plain"],
    ["grouped thousands", '{"steps":"8,432"}', "application/json"],
    ["Arabic digits", '{"steps":"٨٬٤٣٢"}', "application/json"],
    ["a sum with a fraction", '{"steps":8431.9999}', "application/json"],
    [
      "an instant as the date",
      `{"steps":8432,"date":"${today}T09:00:00+02:00"}`,
      "application/json",
    ],
  ])("accepts %s", async (_, body, type) => {
    const { id, link } = await makeOwner();
    expect((await send(link, body, { type })).status).toBe(200);
    expect(await stepRows(id)).toMatchObject([{ date: today, steps: 8432 }]);
  });

  it("accepts a multipart form", async () => {
    const { id, link } = await makeOwner();
    const form = new FormData();
    form.set("steps", "8432");
    expect((await send(link, form)).status).toBe(200);
    expect(await stepRows(id)).toMatchObject([{ steps: 8432 }]);
  });

  it("merges every pair of totals by the rule of the domain", async () => {
    const totals = [0, 100, 101];
    const before = totals.flatMap((steps) => [
      { steps, source: "hand" as const, handSteps: null },
      ...[null, ...totals].map((handSteps) => ({ steps, source: "link" as const, handSteps })),
    ]);
    for (const stored of before) {
      for (const after of totals) {
        const { id, link } = await makeOwner();
        await makeSteps(id, [{ date: today, ...stored }]);
        await sendSteps(link, after);
        const total = totalAfter(stored, { steps: after, source: "link" });
        const [row] = await stepRows(id);
        const told = `${JSON.stringify(stored)}, then ${after}`;
        expect(row?.steps, told).toBe(total.steps);
        // An unchanged total is not written: its source stays too.
        if (total.steps !== stored.steps) expect(row?.source, told).toBe(total.source);
      }
    }
  });

  it("keeps the count typed by a person as the least of the day, whatever was sent between", async () => {
    const { id, token, link } = await makeOwner();
    const storedSteps = async () => (await stepRows(id))[0]?.steps;
    const write = (steps: number) =>
      call("/api/trainee/steps", { method: "PUT", token, body: { date: today, steps } });
    await write(9000);
    for (const [sent, stays] of [
      [9500, 9500],
      [9200, 9200],
      [8000, 9000],
      [9200, 9200],
      [8999, 9000],
      [9000, 9000],
    ] as const) {
      await sendSteps(link, sent);
      expect(await storedSteps(), `after ${sent}`).toBe(stays);
    }
    await sendSteps(link, 9600);
    await write(4000);
    await sendSteps(link, 4100);
    expect(await storedSteps()).toBe(4100);
  });

  it("reports that a larger typed count stays", async () => {
    const { id, link } = await makeOwner();
    await makeSteps(id, [{ date: today, steps: 9000 }]);
    const answer = await (await sendSteps(link, 8000)).json();
    expect(answer).toMatchObject({ steps: 9000, saved: false });
  });

  it("replaces its own larger count, down to the typed one", async () => {
    const { id, link } = await makeOwner();
    await makeSteps(id, [{ date: today, steps: 4500 }]);
    expect(await (await sendSteps(link, 9321)).json()).toMatchObject({ steps: 9321, saved: true });
    const answer = await (await sendSteps(link, 4000)).json<{ message: string }>();
    expect(answer).toMatchObject({ steps: 4500, saved: false });
    expect(answer.message).toContain("4,500");
    expect(await stepRows(id)).toMatchObject([{ steps: 4500, source: "hand" }]);
  });

  it.each([
    ["200,000 steps", { steps: 200_000 }],
    ["a later day", { steps: 1, date: addDays(today, 1) }],
    ["a day of last month", { steps: 1, date: addDays(today, -30) }],
    ["an invalid date", { steps: 1, date: "yesterday" }],
    ["no steps", { date: today }],
    ["steps without a number", { steps: "many" }],
    ["thousands that may be a fraction", { steps: "8.432" }],
  ])("refuses %s with texts in both languages", async (_, body) => {
    const { id, link } = await makeOwner();
    const answer = await send(link, JSON.stringify(body));
    expect(answer.status).toBe(400);
    const { detail } = await answer.json<{ detail: string }>();
    expect(detail).toMatch(/^(steps|date): .* · (steps|date): /);
    expect(await stepRows(id)).toEqual([]);
  });

  it("refuses malformed bodies, and large ones", async () => {
    const { link } = await makeOwner();
    expect((await send(link, "{steps")).status).toBe(400);
    expect((await sendSteps(link, "1".repeat(5000))).status).toBe(413);
  });

  it("answers 404 for a link that is wrong, revoked, or of an inactive account", async () => {
    const suspended = await makeOwner({ status: "inactive" });
    const revoking = await makeOwner();
    await call("/api/trainee/steps-link", { method: "DELETE", token: revoking.token, body: {} });
    for (const link of ["x", suspended.link, revoking.link]) {
      const answer = await sendSteps(link, 10);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("لا يعمل") });
    }
    expect(await stepRows(suspended.id)).toEqual([]);
  });

  it("answers a flood with 429, limited by the link and not by the network", async () => {
    const { link } = await makeOwner();
    const keys: string[] = [];
    const flooded = makePlatform({
      limits: {
        async allows(limit, key) {
          keys.push(`${limit} ${key}`);
          return limit !== "stepLink";
        },
      },
    });
    const answer = await send(link, '{"steps":1}', { on: flooded });
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining("hour") });
    expect(keys.join()).not.toContain(link);
    // Many phones in one network must not use up its limit of sign-ins.
    expect(keys.map((key) => key.split(" ")[0])).toEqual(["stepLinks", "stepLink"]);
  });

  it("tells both sides once, and none without a change", async () => {
    const { id, link } = await makeOwner();
    const product = makeTelling();
    const tap = () => product.call(`/api/steps-link/${link}`, { body: { steps: 50 } });
    await tap();
    await tap();
    await product.settle();
    expect(product.told.filter(({ to }) => to === id)).toEqual([
      { to: id, event: { type: "trainee", traineeId: id, what: "steps" }, except: "step-link" },
    ]);
    expect(await env.DB.prepare("select count(*) as n from outbox").first("n")).toBe(0);
  });
});

describe("/api/trainee/steps-link", () => {
  it("is shown once in full, stored as a hash, and replaced by the next", async () => {
    const { token, id } = await makeTrainee();
    const path = "/api/trainee/steps-link";
    expect(await (await call(path, { token })).json()).toEqual({ link: null });
    const make = async () => (await call(path, { token, body: {} })).json<{ url: string }>();
    const [first, second] = [(await make()).url, (await make()).url];
    const key = (url: string) => url.slice(url.lastIndexOf("/") + 1);
    expect(key(second).length).toBeGreaterThanOrEqual(22);
    const stored = await env.DB.prepare("select * from step_links where trainee_id = ?")
      .bind(id)
      .first();
    expect(JSON.stringify(stored)).not.toContain(key(second));
    expect((await sendSteps(key(first), 1)).status).toBe(404);
    expect((await sendSteps(key(second), 1)).status).toBe(200);
    const { link } = await (await call(path, { token })).json<{ link: { lastUsedAt: number } }>();
    expect(link.lastUsedAt).toBeGreaterThan(0);
    expect(JSON.stringify(link)).not.toContain(key(second));
  });
});
