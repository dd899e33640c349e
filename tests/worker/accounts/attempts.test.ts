import { beforeEach, describe, expect, it } from "vitest";
import {
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
} from "../../support/access.ts";
import { onlyOnCloudflare } from "../../support/on-cloudflare.ts";
import { makePlatform, makeTrainee } from "../../support/worker.ts";

const minute = 60_000;
let product: Product;
let email: string;

// Only the delays are tested here, so hashing is skipped.
beforeEach(async () => {
  product = makeProduct({
    passwords: {
      hash: async () => "",
      verify: async (password) => ({ valid: password === rightPassword, outdated: false }),
    },
  });
  const trainee = await makeTrainee();
  email = trainee.email;
  await givePassword(trainee.id);
});

const attempt = (password: string, address = "198.51.100.7") =>
  product.call("/api/access/sign-in", {
    body: { email, password, area: "trainee" },
    headers: { "cf-connecting-ip": address },
  });
const fail = async (times: number, address?: string) => {
  for (let i = 0; i < times; i++) await attempt("wrong", address);
};

describe("failed attempts", () => {
  it("are free four times, then make the next one wait, twice as long each time", async () => {
    await fail(4);
    expect((await attempt("wrong")).status).toBe(401);
    const waits: number[] = [];
    for (let i = 0; i < 12; i++) {
      const refused = await attempt("wrong");
      expect(await problemOf(refused)).toEqual({ status: 429, code: "rate_limited" });
      const seconds = Number(refused.headers.get("retry-after"));
      waits.push(seconds);
      product.pass(seconds * 1000);
      expect((await attempt("wrong")).status).toBe(401);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it("refuse even the right password during the delay, and accept it afterwards", async () => {
    await fail(5);
    expect((await attempt(rightPassword)).status).toBe(429);
    product.pass(1000);
    expect((await attempt(rightPassword)).status).toBe(200);
  });

  it("are forgotten by success", async () => {
    await fail(4);
    await attempt(rightPassword);
    await fail(4);
    expect((await attempt("wrong")).status).toBe(401);
  });

  it("are forgotten after a day", async () => {
    await fail(5);
    product.pass(24 * 60 * minute);
    await fail(4);
    expect((await attempt(rightPassword)).status).toBe(200);
  });

  it("count at once: of thirty at one moment at most five are checked", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt("wrong")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it("that are free block no sign-in, even if another machine's clock is behind", async () => {
    await fail(1);
    product.pass(-20);
    expect((await attempt(rightPassword)).status).toBe(200);
  });

  it("count for an unknown address as for a known one", async () => {
    email = "nobody-at-all@example.com";
    await fail(5);
    expect((await attempt("wrong")).status).toBe(429);
  });

  it("from one network do not block the owner in another", async () => {
    await fail(5, "198.51.100.7");
    expect((await attempt(rightPassword, "203.0.113.9")).status).toBe(200);
  });

  it("from one IPv6 network count together", async () => {
    for (let i = 0; i < 5; i++) await attempt("wrong", `2001:db8:1:2::${i}`);
    expect((await attempt("wrong", "2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await attempt("wrong", "2001:db8:1:3::1")).status).toBe(401);
  });

  it("from many networks slow the account down, by a minute at most", async () => {
    for (let i = 0; i < 60; i++) {
      await attempt("wrong", `198.51.100.${i}`);
      product.pass(i < 20 ? 0 : minute);
    }
    await attempt("wrong", "192.0.2.1");
    const refused = await attempt(rightPassword, "203.0.113.9");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    product.pass(minute);
    expect((await attempt(rightPassword, "203.0.113.9")).status).toBe(200);
  });
});

describe("the limits by network", () => {
  it("apply before anything is hashed or read", async () => {
    const keys: string[] = [];
    let allowed = "none";
    product = makeProduct({
      limits: {
        async allows(limit, key) {
          keys.push(`${limit} ${key}`);
          return limit === allowed;
        },
      },
      passwords: { hash: () => Promise.reject(), verify: () => Promise.reject() },
    });
    const refused = await attempt("wrong", "2001:db8:0:0:1::1");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(keys).toEqual(["access 2001:db8:0:0::/64"]);
    allowed = "access";
    expect((await attempt("wrong", "192.0.2.1")).status).toBe(429);
    expect(keys.slice(1)).toEqual(["access 192.0.2.1", "signIn 192.0.2.1"]);
  });

  it.each(["access/plans", "health", "openapi.json", "reference"])(
    "apply to public reads: %s",
    async (path) => {
      product = makeProduct({ limits: { allows: async (limit) => limit !== "read" } });
      expect((await product.call(`/api/${path}`)).status).toBe(429);
    },
  );

  it("are lower for routes that hash", async () => {
    const asked: string[] = [];
    product = makeProduct({
      limits: {
        async allows(limit) {
          asked.push(limit);
          return limit === "access";
        },
      },
    });
    for (const path of ["sign-in", "sign-in/code", "new-password", "register"]) {
      expect((await product.call(`/api/access/${path}`, { body: {} })).status, path).toBe(429);
    }
    expect(asked.filter((limit) => limit !== "access")).toEqual([
      "signIn",
      "signIn",
      "signIn",
      "register",
    ]);
  });
});

describe("140 requests at once from one network", () => {
  it("are told to wait, and another network is answered", async () => {
    onlyOnCloudflare("in a browser there is one person only");
    product = makeProduct({ limits: makePlatform().limits, passwords: product.platform.passwords });
    const from = (address: string, i: number) =>
      product.call("/api/access/sign-in", {
        body: { email: `nobody-${i}@example.com`, password: "wrong one", area: "trainee" },
        headers: { "cf-connecting-ip": address },
      });
    const crowd = Array.from({ length: 140 }, (_, i) => from("198.51.100.140", i));
    const other = await from("203.0.113.140", 999);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(other.status).toBe(401);
    // A window of the limit may end in between.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(80);
    expect(statuses.filter((status) => ![401, 429].includes(status))).toEqual([]);
  });
});
