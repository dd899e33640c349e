import { beforeEach, describe, expect, it } from "vitest";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
} from "../../support/access.ts";
import { makeTrainee } from "../../support/worker.ts";

const unauthenticated = { status: 401, code: "unauthenticated" };
let product: Product;
let email: string;

beforeEach(async () => {
  product = makeProduct();
  const trainee = await makeTrainee();
  email = trainee.email;
  await givePassword(trainee.id);
});

const signIn = (embed: boolean | "shared") =>
  product.call("/api/access/sign-in", {
    body: { email, password: rightPassword, area: "trainee", embed },
  });
const refresh = (cookie: string, embed: boolean) =>
  product.call("/api/access/refresh", { body: { embed }, cookie });
const embedCookie = async () => cookieOf(await signIn(true), "__Host-embed-refresh");
const tokenIn = (cookie: string) => cookie.split("=")[1] ?? "";

describe("signing in inside another site's page", () => {
  it("sets partitioned cookies and no others", async () => {
    const cookies = (await signIn(true)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0]).sort()).toEqual([
      "__Host-embed-device",
      "__Host-embed-refresh",
    ]);
    for (const cookie of cookies) {
      for (const attribute of ["Secure", "HttpOnly", "SameSite=None", "Partitioned", "Path=/"]) {
        expect(cookie).toContain(attribute);
      }
    }
  });

  it("sets no embed cookies at top level", async () => {
    for (const cookie of (await signIn(false)).headers.getSetCookie()) {
      expect(cookie).not.toContain("embed");
      expect(cookie).toContain("SameSite=Lax");
      expect(cookie).not.toContain("Partitioned");
    }
  });
});

describe("a session from inside another site's page", () => {
  it("continues there", async () => {
    const answer = await refresh(await embedCookie(), true);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer, "__Host-embed-refresh")).not.toBe("");
  });

  it("does not continue at top level, even with its cookie", async () => {
    const cookie = await embedCookie();
    expect(await problemOf(await refresh(cookie, false))).toEqual(unauthenticated);
    const disguised = `__Host-refresh=${tokenIn(cookie)}`;
    expect(await problemOf(await refresh(disguised, false))).toEqual(unauthenticated);
    expect((await refresh(cookie, true)).status).toBe(200);
  });
});

describe("a browser without partitioned cookies", () => {
  const probe = (cookie = "") => product.call("/api/access/embed-cookies", { cookie });
  const cookieKindOf = async (answer: Response) =>
    ((await answer.json()) as { kept: unknown }).kept;

  it("shows with a repeated request which cookie comes back, partitioned first", async () => {
    const first = await probe();
    const embed = cookieOf(first, "__Host-embed-probe");
    const shared = cookieOf(first, "__Host-shared-probe");
    expect(await cookieKindOf(first)).toBeNull();
    expect(await cookieKindOf(await probe(shared))).toBe("shared");
    expect(await cookieKindOf(await probe(`${shared}; ${embed}`))).toBe("embed");
    expect(await cookieKindOf(await probe("__Host-embed-probe=2; embed-probe=1"))).toBeNull();
    const set = Object.fromEntries(
      first.headers.getSetCookie().map((each) => [each.split("=")[0], each]),
    );
    expect(set["__Host-embed-probe"]).toContain("Partitioned");
    expect(set["__Host-shared-probe"]).toContain("SameSite=None");
    expect(set["__Host-shared-probe"]).not.toContain("Partitioned");
    expect(first.headers.get("cache-control")).toBe("no-store");
  });

  it("has its session in a shared cookie only", async () => {
    const answer = await signIn("shared");
    const cookie = cookieOf(answer, "__Host-shared-refresh");
    for (const each of answer.headers.getSetCookie()) {
      for (const attribute of ["Secure", "HttpOnly", "SameSite=None", "Path=/"]) {
        expect(each).toContain(attribute);
      }
      expect(each).not.toContain("Partitioned");
    }
    expect(await problemOf(await refresh(cookie, false))).toEqual(unauthenticated);
    for (const name of ["__Host-refresh", "__Host-embed-refresh"]) {
      const disguised = `${name}=${tokenIn(cookie)}`;
      expect(await problemOf(await refresh(disguised, true))).toEqual(unauthenticated);
      expect(await problemOf(await refresh(disguised, false))).toEqual(unauthenticated);
    }
    const goesOn = await refresh(cookie, true);
    expect(goesOn.status).toBe(200);
    expect(cookieOf(goesOn, "__Host-shared-refresh")).not.toBe("");
  });

  it("loses all three cookies by signing out", async () => {
    const cookie = cookieOf(await signIn("shared"), "__Host-shared-refresh");
    const out = await product.call("/api/access/sign-out", { body: {}, cookie });
    const forgotten = out.headers.getSetCookie().map((each) => each.split("=")[0]);
    expect(forgotten.sort()).toEqual([
      "__Host-embed-refresh",
      "__Host-refresh",
      "__Host-shared-refresh",
    ]);
    expect((await refresh(cookie, true)).status).toBe(401);
  });
});

describe("a session from top level", () => {
  it("does not continue inside another site's page, with any cookie", async () => {
    const cookie = cookieOf(await signIn(false));
    expect(await problemOf(await refresh(cookie, true))).toEqual(unauthenticated);
    const disguised = `__Host-embed-refresh=${tokenIn(cookie)}`;
    expect(await problemOf(await refresh(disguised, true))).toEqual(unauthenticated);
    expect((await refresh(cookie, false)).status).toBe(200);
  });
});
