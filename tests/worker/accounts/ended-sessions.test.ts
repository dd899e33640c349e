import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Security } from "../../../domain/contract/accounts/security.ts";
import type { SignedIn } from "../../../domain/contract/accounts/session.ts";
import type { ConversationEvent } from "../../../domain/contract/conversations/conversation.ts";
import type { LiveTicket } from "../../../domain/contract/conversations/live.ts";
import type { InboxFrame } from "../../../domain/contract/inbox.ts";
import { closeCodes } from "../../../domain/conversations/live.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  rightPassword,
} from "../../support/access.ts";
import { readSocket, type TestSocket } from "../../support/live.ts";
import {
  makePlatform,
  makeTrainee,
  makeTrainer,
  type SignedInTrainee,
} from "../../support/worker.ts";

let product: Product;
let trainee: SignedInTrainee;
let trainer: SignedInTrainee;
beforeEach(async () => {
  await env.DB.exec("delete from outbox");
  product = makeProduct();
  [trainee, trainer] = [await makeTrainee(), await makeTrainer()];
  await givePassword(trainee.id);
  await givePassword(trainer.id);
});

const isTrainer = ({ id }: { id: string }) => id === trainer.id;
const areaOf = (who: { id: string }) => (isTrainer(who) ? "admin" : "trainee");

/** A signed-in browser. */
async function signIn(who: SignedInTrainee, previous?: string) {
  const area = isTrainer(who) ? "trainer" : "trainee";
  const response = await product.call("/api/access/sign-in", {
    body: { email: who.email, password: rightPassword, area },
    ...(previous ? { cookie: previous } : {}),
  });
  const { accessToken } = (await response.json()) as SignedIn;
  return { id: who.id, token: accessToken, cookie: cookieOf(response) };
}
type Browser = Awaited<ReturnType<typeof signIn>>;

async function openAt<Frame>(path: string, { token }: Browser, by = product) {
  const response = await by.call(path, { body: {}, token });
  const { url } = (await response.json()) as LiveTicket;
  return readSocket<Frame>(await by.call(url, { headers: { upgrade: "websocket" } }));
}

const openInbox = (browser: Browser) =>
  openAt<InboxFrame>(`/api/${areaOf(browser)}/live-ticket`, browser);
const openTalk = (browser: Browser, traineeId = trainee.id, by = product) =>
  openAt<ConversationEvent>(
    isTrainer(browser)
      ? `/api/admin/conversations/${traineeId}/live-ticket`
      : "/api/trainee/conversation/live-ticket",
    browser,
    by,
  );

/** All windows of a browser. */
const openWindows = async (browser: Browser, traineeId?: string) => [
  await openInbox(browser),
  await openTalk(browser, traineeId),
];

type Window = TestSocket<InboxFrame | ConversationEvent>;

const codesOf = (windows: readonly Pick<Window, "closed">[]) =>
  Promise.all(windows.map(({ closed }) => closed));
const over = (count: number) => new Array(count).fill(closeCodes.ended);

/** Whether all windows are still open: each answers a ping. */
async function carry(windows: readonly Pick<Window, "socket" | "next">[]): Promise<boolean> {
  for (const { socket, next } of windows) {
    socket.send("ping");
    while (String(await next()) !== "pong");
  }
  return true;
}

const post = (path: string, body: unknown, by: { token?: string; cookie?: string } = {}) =>
  product.call(path, { body, ...by });

describe("the open windows of an ended session", () => {
  it("are closed when a browser signs out, and those of other browsers stay", async () => {
    const [here, there] = [await signIn(trainee), await signIn(trainee)];
    const [leaving, staying] = [await openWindows(here), await openWindows(there)];
    await post("/api/access/sign-out", { everywhere: false }, here);
    await product.settle();
    expect(await codesOf(leaving)).toEqual(over(2));
    expect(await carry(staying)).toBe(true);
  });

  it("are closed in all the trainer's conversations, on every device", async () => {
    const other = await makeTrainee();
    const [here, there] = [await signIn(trainer), await signIn(trainer)];
    const windows = [...(await openWindows(here)), ...(await openWindows(there, other.id))];
    const theirs = await openTalk(await signIn(trainee));
    await post("/api/access/sign-out", { everywhere: true }, here);
    await product.settle();
    expect(await codesOf(windows)).toEqual(over(4));
    expect(await carry([theirs])).toBe(true);
  });

  it("are closed on other devices when the password changes, not on this one", async () => {
    const [here, there] = [await signIn(trainer), await signIn(trainer)];
    const [own, others] = [await openWindows(here), await openWindows(there)];
    const body = { currentPassword: rightPassword, newPassword: "An0ther!password" };
    expect((await post("/api/admin/password", body, here)).status).toBe(200);
    await product.settle();
    expect(await codesOf(others)).toEqual(over(2));
    expect(await carry(own)).toBe(true);
  });

  it.each([
    ["trainee", "that one alone"],
    ["trainer", "that one alone"],
    ["trainee", "all others at once"],
    ["trainer", "all others at once"],
  ])("of the %s are closed when another device ends %s", async (side, which) => {
    const who = side === "trainer" ? trainer : trainee;
    const [here, there] = [await signIn(who), await signIn(who)];
    const [own, others] = [await openWindows(here), await openWindows(there)];
    const path = `/api/${areaOf(who)}/security`;
    const overview = await product.call(path, { token: there.token });
    const { sessions } = await overview.json<Security>();
    const rest = which === "that one alone" ? `/${sessions[0]?.id}` : "";
    const { token } = here;
    await product.call(`${path}/sessions${rest}`, { method: "DELETE", body: {}, token });
    await product.settle();
    expect(await codesOf(others)).toEqual(over(2));
    expect(await carry(own)).toBe(true);
  });

  it("are closed when a mailed link changes the account's address", async () => {
    const browser = await signIn(trainee);
    const windows = await openWindows(browser);
    const body = { email: `${trainee.id}@new.example.com`, password: rightPassword };
    await post("/api/trainee/email-change", body, browser);
    await product.settle();
    const mail = product.mails.find(({ to }) => to === body.email);
    const token = /access_token=([\w-]{43})/.exec(mail?.text ?? "")?.[1];
    await post("/api/access/confirm-email", { token });
    await product.settle();
    expect(await codesOf(windows)).toEqual(over(2));
  });

  it("are closed everywhere when a mailed link sets the password", async () => {
    const windows = await openWindows(await signIn(trainee));
    await post("/api/access/reset-password", { email: trainee.email });
    await product.settle();
    const token = /access_token=([\w-]{43})/.exec(product.mails.at(-1)?.text ?? "")?.[1];
    await post("/api/access/new-password", { token, password: "another password" });
    await product.settle();
    expect(await codesOf(windows)).toEqual(over(2));
  });

  it.each([
    ["deactivates the account", { status: "inactive" }],
    ["gives the trainee another password", { password: "another password" }],
  ])("are closed when the trainer %s", async (_, body) => {
    const windows = await openWindows(await signIn(trainee));
    const path = `/api/admin/trainees/${trainee.id}`;
    const { token } = trainer;
    expect((await product.call(path, { method: "PATCH", body, token })).status).toBe(200);
    await product.settle();
    expect(await codesOf(windows)).toEqual(over(2));
  });

  it("stay when the trainer changes other data", async () => {
    const windows = await openWindows(await signIn(trainee));
    const path = `/api/admin/trainees/${trainee.id}`;
    await product.call(path, { method: "PATCH", body: { age: 30 }, token: trainer.token });
    await product.settle();
    expect(await carry(windows)).toBe(true);
  });

  it("are closed when a stolen token is replayed", async () => {
    const browser = await signIn(trainee);
    const windows = await openWindows(browser);
    const refresh = (cookie: string) => post("/api/access/refresh", {}, { cookie });
    await refresh(cookieOf(await refresh(browser.cookie)));
    product.pass(11_000);
    await refresh(browser.cookie);
    await product.settle();
    expect(await codesOf(windows)).toEqual(over(2));
  });

  it("are closed when another person signs in over it in the same browser", async () => {
    const browser = await signIn(trainee);
    const windows = await openWindows(browser);
    await signIn(trainer, browser.cookie);
    await product.settle();
    expect(await codesOf(windows)).toEqual(over(2));
  });
});

describe("closing windows", () => {
  it("is retried until it succeeds", async () => {
    const { live } = makePlatform();
    let away = true;
    const endConversationSessions: typeof live.endConversationSessions = async (...ended) => {
      if (away) throw new Error("not reached");
      await live.endConversationSessions(...ended);
    };
    product = makeProduct({ live: { ...live, endConversationSessions }, log: () => {} });
    const browser = await signIn(trainer);
    const [inbox, talk] = [await openInbox(browser), await openTalk(browser)];
    await post("/api/access/sign-out", { everywhere: false }, browser);
    await product.settle();
    expect(await codesOf([inbox])).toEqual(over(1));
    expect(await carry([talk])).toBe(true);
    away = false;
    product.pass(86_400_000);
    expect(await drainOutbox(product.platform)).toEqual({ done: 1, failed: 0 });
    expect(await codesOf([talk])).toEqual(over(1));
  });

  it.each(["trainer", "trainee"] as const)(
    "includes a %s's window that was proven before and opens afterwards",
    async (side) => {
      const browser = await signIn(side === "trainer" ? trainer : trainee);
      const { live } = makePlatform();
      const slow = makeProduct({
        live: {
          ...live,
          openSocket: async (...opening) => {
            await post("/api/access/sign-out", { everywhere: false }, browser);
            await product.settle();
            return live.openSocket(...opening);
          },
        },
      });
      const late = await openTalk(browser, trainee.id, slow);
      expect(await codesOf([late])).toEqual(over(1));
      expect(late.rest()).toEqual([]);
    },
  );

  it("has no outbox entry without a session to end", async () => {
    const browser = await signIn(trainee);
    await post("/api/access/sign-out", { everywhere: true }, browser);
    await product.settle();
    product.pass(1);
    await post("/api/access/sign-out", { everywhere: true }, browser);
    expect(await env.DB.prepare("select count(*) as n from outbox").first("n")).toBe(0);
  });
});
