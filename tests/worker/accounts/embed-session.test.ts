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

const signIn = (embed: boolean) =>
  product.call("/api/access/sign-in", {
    body: { email, password: rightPassword, area: "trainee", embed },
  });
const refresh = (cookie: string, embed: boolean) =>
  product.call("/api/access/refresh", { body: { embed }, cookie });
const embedCookie = async () => cookieOf(await signIn(true), "__Host-embed-refresh");
const tokenIn = (cookie: string) => cookie.split("=")[1] ?? "";

describe("signing in inside another site's page", () => {
  it("sets cookies that this site's pages alone send back, and no others", async () => {
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

  it("leaves nothing of it in cookies when it happens at top level", async () => {
    for (const cookie of (await signIn(false)).headers.getSetCookie()) {
      expect(cookie).not.toContain("embed");
      expect(cookie).toContain("SameSite=Lax");
      expect(cookie).not.toContain("Partitioned");
    }
  });
});

describe("a session that began inside another site's page", () => {
  it("goes on there", async () => {
    const answer = await refresh(await embedCookie(), true);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer, "__Host-embed-refresh")).not.toBe("");
  });

  it("does not go on at top level, though a browser sent its cookie there", async () => {
    const cookie = await embedCookie();
    expect(await problemOf(await refresh(cookie, false))).toEqual(unauthenticated);
    const disguised = `__Host-refresh=${tokenIn(cookie)}`;
    expect(await problemOf(await refresh(disguised, false))).toEqual(unauthenticated);
    expect((await refresh(cookie, true)).status).toBe(200);
  });
});

describe("a session that began at top level", () => {
  it("does not go on inside another site's page, by any cookie", async () => {
    const cookie = cookieOf(await signIn(false));
    expect(await problemOf(await refresh(cookie, true))).toEqual(unauthenticated);
    const disguised = `__Host-embed-refresh=${tokenIn(cookie)}`;
    expect(await problemOf(await refresh(disguised, true))).toEqual(unauthenticated);
    expect((await refresh(cookie, false)).status).toBe(200);
  });
});
