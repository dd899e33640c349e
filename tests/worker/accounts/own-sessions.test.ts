import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Security } from "../../../domain/contract/accounts/security.ts";
import { newId } from "../../../domain/id.ts";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
} from "../../support/access.ts";
import {
  makeSession,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

let product: Product;
let trainee: SignedInTrainee;
beforeEach(async () => {
  product = makeProduct();
  trainee = await makeTrainee();
  await givePassword(trainee.id);
});

async function signIn(userAgent: string, choices: Record<string, unknown> = {}) {
  const response = await product.call("/api/access/sign-in", {
    body: { email: trainee.email, password: rightPassword, area: "trainee", ...choices },
    headers: { "user-agent": userAgent },
  });
  const { accessToken } = await response.json<{ accessToken: string }>();
  return { token: accessToken, cookie: cookieOf(response) };
}
const sessionsOf = async (token = trainee.token) => {
  const response = await product.call("/api/trainee/security", { token });
  return ((await response.json()) as Security).sessions;
};
const end = (id: string, token = trainee.token) =>
  product.call(`/api/trainee/security/sessions/${id}`, { method: "DELETE", body: {}, token });
const endOthers = (token = trainee.token) =>
  product.call("/api/trainee/security/sessions", { method: "DELETE", body: {}, token });
const enters = async (token: string) =>
  (await product.call("/api/trainee/security", { token })).status === 200;
const reasonOf = (id: string) =>
  env.DB.prepare("select end_reason from sessions where id = ?").bind(id).first("end_reason");
/** Another browser of the account, by its id and token. */
async function another(of = trainee) {
  const { token, actor } = await makeSession(of.actor.kind, of.id);
  return { id: actor.sessionId, token };
}

const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0";

describe("the list of one's sessions", () => {
  it("has browser, system, kind, last use and the current one, which is first", async () => {
    product.pass(1000);
    const signedInAt = product.platform.now();
    const { cookie } = await signIn(firefox);
    product.pass(60_000);
    await product.call("/api/access/refresh", { body: {}, cookie });
    expect(await sessionsOf()).toEqual([
      expect.objectContaining({
        id: trainee.actor.sessionId,
        browser: null,
        system: null,
        kind: "standard",
        current: true,
      }),
      {
        id: expect.any(String),
        browser: "firefox",
        system: "windows",
        kind: "standard",
        createdAt: signedInAt,
        usedAt: signedInAt + 60_000,
        current: false,
      },
    ]);
  });

  it("includes a session inside another site's page", async () => {
    await signIn(firefox, { embed: true });
    expect((await sessionsOf()).map(({ kind }) => kind)).toEqual(["standard", "embed"]);
  });

  it("has at most fifty, without ended ones and other people's", async () => {
    const over = await another();
    await end(over.id);
    await another(await makeTrainee());
    await env.DB.prepare("update sessions set rotated_at = 1 where id = ?")
      .bind(trainee.actor.sessionId)
      .run();
    for (let n = 0; n < 51; n++) await another();
    const sessions = await sessionsOf();
    expect(sessions).toHaveLength(50);
    expect(sessions[0]).toMatchObject({ id: trainee.actor.sessionId, current: true });
    expect(sessions.map(({ id }) => id)).not.toContain(over.id);
  });

  it("exists for the trainer too", async () => {
    const trainer = await makeTrainer();
    const response = await product.call("/api/admin/security", { token: trainer.token });
    const { sessions } = (await response.json()) as Security;
    expect(sessions[0]).toMatchObject({ id: trainer.actor.sessionId, current: true });
  });
});

describe("ending a session", () => {
  it("signs that browser out at once, and no other", async () => {
    const [gone, other] = [await another(), await another()];
    expect((await end(gone.id)).status).toBe(200);
    expect(await enters(gone.token)).toBe(false);
    expect(await enters(other.token)).toBe(true);
    expect(await enters(trainee.token)).toBe(true);
    expect(await reasonOf(gone.id)).toBe("ended");
  });

  it("leaves its refresh token without effect on others", async () => {
    const { token, cookie } = await signIn(firefox);
    const [, there] = await sessionsOf();
    await end(there?.id ?? "");
    const refused = await product.call("/api/access/refresh", { body: {}, cookie });
    expect(await problemOf(refused)).toEqual({ status: 401, code: "session_ended" });
    expect(await enters(token)).toBe(false);
    expect(await enters(trainee.token)).toBe(true);
  });

  it("twice answers the same and keeps the first reason", async () => {
    const gone = await another();
    const answers = await Promise.all([end(gone.id), end(gone.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await env.DB.prepare("update sessions set end_reason = 'replay' where id = ?")
      .bind(gone.id)
      .run();
    expect((await end(gone.id)).status).toBe(200);
    expect(await reasonOf(gone.id)).toBe("replay");
  });

  it("is refused for the current one, a stranger's and an unknown one", async () => {
    expect(await problemOf(await end(trainee.actor.sessionId))).toEqual({
      status: 409,
      code: "conflict",
    });
    const stranger = await makeTrainee();
    const trainer = await makeTrainer();
    for (const id of [stranger.actor.sessionId, trainer.actor.sessionId, newId()]) {
      expect(await problemOf(await end(id))).toEqual({ status: 404, code: "not_found" });
    }
    expect(await enters(trainee.token)).toBe(true);
    expect(await enters(stranger.token)).toBe(true);
    expect(await reasonOf(trainer.actor.sessionId)).toBeNull();
  });

  it("of all others leaves the current one, and other people's", async () => {
    const [one, two] = [await another(), await another()];
    const stranger = await makeTrainee();
    for (let time = 0; time < 2; time++) expect((await endOthers()).status).toBe(200);
    expect(await enters(one.token)).toBe(false);
    expect(await enters(two.token)).toBe(false);
    expect(await enters(trainee.token)).toBe(true);
    expect(await enters(stranger.token)).toBe(true);
    expect(await sessionsOf()).toHaveLength(1);
  });

  it("is refused to an ended session", async () => {
    const [gone, other] = [await another(), await another()];
    await end(gone.id);
    expect((await endOthers(gone.token)).status).toBe(401);
    expect((await end(other.id, gone.token)).status).toBe(401);
    expect(await enters(other.token)).toBe(true);
  });
});
