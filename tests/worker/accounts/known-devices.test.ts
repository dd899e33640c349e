import { beforeEach, describe, expect, it } from "vitest";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  rightPassword,
} from "../../support/access.ts";
import { makeTrainee, type SignedInTrainee } from "../../support/worker.ts";

const second = 1000;
const day = 86_400_000;
const device = "__Host-device";
let product: Product;
let owner: SignedInTrainee;

// Only blocked attempts are tested here, so hashing is skipped.
beforeEach(async () => {
  product = makeProduct({
    passwords: {
      hash: async () => "new",
      verify: async (password) => ({ valid: password === rightPassword, outdated: false }),
    },
  });
  owner = await makeTrainee();
  await givePassword(owner.id);
});

const signIn = (how: { password?: string; from?: string; cookie?: string; body?: object } = {}) => {
  const { password = rightPassword, from = "203.0.113.9", cookie, body } = how;
  return product.call("/api/access/sign-in", {
    body: { email: owner.email, password, area: "trainee", ...body },
    headers: { "cf-connecting-ip": from },
    ...(cookie === undefined ? {} : { cookie }),
  });
};
const knownCookie = async () => cookieOf(await signIn(), device);

let guesses = 0;
/** Wrong passwords, from twenty addresses in turn. */
async function guess(times = 20) {
  for (let i = 0; i < times; i++) {
    await signIn({ password: `guess ${++guesses}`, from: `198.51.100.${guesses % 20}` });
  }
}

describe("an attacker guessing from twenty addresses", () => {
  it("blocks the owner in new browsers, and never in a known one", async () => {
    let cookie = await knownCookie();
    const known: number[] = [];
    const fresh: number[] = [];
    await guess();
    for (let round = 0; round < 25; round++) {
      await guess(4);
      fresh.push((await signIn({ from: `192.0.2.${round}` })).status);
      const answer = await signIn({ cookie });
      known.push(answer.status);
      cookie = cookieOf(answer, device) || cookie;
      product.pass(3 * second);
    }
    expect(known).toEqual(new Array(25).fill(200));
    expect(fresh).toEqual(new Array(25).fill(429));
  });

  it("does not block a browser that set a new password by the mailed link", async () => {
    await guess();
    await product.call("/api/access/reset-password", { body: { email: owner.email } });
    await product.settle();
    const token = /access_token=([\w-]+)/.exec(product.mails.at(-1)?.text ?? "")?.[1];
    const body = { token, password: "a new password" };
    const cookie = cookieOf(await product.call("/api/access/new-password", { body }), device);
    await guess();
    expect((await signIn({ from: "192.0.2.1" })).status).toBe(429);
    expect((await signIn({ from: "192.0.2.1", cookie })).status).toBe(200);
  });

  it("is limited as before with another account's or a forged cookie", async () => {
    const mine = await knownCookie();
    const stranger = await makeTrainee();
    await givePassword(stranger.id);
    const foreign = cookieOf(await signIn({ body: { email: stranger.email } }), device);
    const [id, nonce, end, signature] = mine.split(".");
    const forged = [
      foreign,
      `${device}=${owner.id}.${nonce}.${end}.${foreign.split(".").at(-1)}`,
      [id, nonce, Number(end) + day, signature].join("."),
      `${mine.slice(0, -3)}AAA`,
      `${device}=`,
      `${device}=x.y.z.w`,
    ];
    await guess();
    await guess();
    for (const [i, cookie] of forged.entries()) {
      expect((await signIn({ cookie, from: `192.0.2.${i}` })).status, cookie).toBe(429);
    }
    expect((await signIn({ cookie: mine })).status).toBe(200);
    product.pass(401 * day);
    await guess();
    await guess();
    expect((await signIn({ cookie: mine, from: "192.0.2.99" })).status).toBe(429);
  });
});

describe("guesses with the owner's cookie", () => {
  it("block that browser for longer and longer, and no other", async () => {
    const stolen = await knownCookie();
    const other = await knownCookie();
    for (let i = 0; i < 5; i++) {
      await signIn({ password: "wrong", cookie: stolen, from: `198.51.100.${i}` });
    }
    const waits: number[] = [];
    for (let i = 0; i < 4; i++) {
      const refused = await signIn({ cookie: stolen, from: `192.0.2.${i}`, password: "wrong" });
      expect(refused.status).toBe(429);
      waits.push(Number(refused.headers.get("retry-after")));
      product.pass((waits.at(-1) ?? 0) * second);
      await signIn({ cookie: stolen, password: "wrong" });
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    expect((await signIn({ cookie: stolen })).status).toBe(429);
    expect((await signIn({ cookie: other })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });
});

describe("the device cookie", () => {
  const attributesOf = (answer: Response, name: string) =>
    answer.headers
      .getSetCookie()
      .find((each) => each.startsWith(`${name}=`))
      ?.split("; ")
      .slice(1)
      .sort();

  it("has the session cookie's attributes, for the longest possible time", async () => {
    const common = ["HttpOnly", "Max-Age=34560000", "Path=/", "Secure"];
    expect(attributesOf(await signIn(), device)).toEqual([...common, "SameSite=Lax"].sort());
    const framed = await signIn({ body: { embed: true } });
    expect(attributesOf(framed, "__Host-embed-device")).toEqual(
      [...common, "Partitioned", "SameSite=None"].sort(),
    );
  });

  it("changes with each sign-in, and outlives signing out everywhere", async () => {
    const answer = await signIn();
    const [first, session] = [cookieOf(answer, device), cookieOf(answer)];
    expect(cookieOf(await signIn({ cookie: first }), device)).not.toBe(first);
    const out = await product.call("/api/access/sign-out", {
      body: { everywhere: true },
      cookie: `${session}; ${first}`,
    });
    expect(cookieOf(out, device)).toBe("");
  });

  it("covers several people of one browser", async () => {
    const mine = await knownCookie();
    const other = await makeTrainee();
    await givePassword(other.id);
    const both = cookieOf(await signIn({ cookie: mine, body: { email: other.email } }), device);
    await guess();
    await guess();
    expect((await signIn({ cookie: both })).status).toBe(200);
  });

  it("is not given for a wrong password", async () => {
    expect((await signIn({ password: "wrong" })).headers.getSetCookie()).toEqual([]);
  });
});
