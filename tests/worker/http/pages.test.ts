import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetEmbedSettings } from "../../../worker/actions/operations/keep-embed-settings.ts";
import { issueAccessToken } from "../../../worker/tokens/access-token.ts";
import {
  cookieOf,
  givePassword,
  makeProduct,
  type Product,
  rightPassword,
  setting,
} from "../../support/access.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const policyOf = (ancestors: string) =>
  `default-src 'none'; script-src 'self' 'sha256-x'; frame-ancestors ${ancestors}`;

/** What the asset layer would serve of a build. */
async function builtFile(path: string): Promise<Response> {
  const page = /^\/pages\/(ar|en)\/([a-z-]+)\.html$/.exec(path);
  if (page) {
    return new Response(`${page[1]} ${page[2]}`, {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policyOf("'none'"),
        etag: '"v1"',
      },
    });
  }
  if (path === "/privacy-policy.html") {
    return new Response("policy", { headers: { "content-security-policy": policyOf("'self'") } });
  }
  return path === "/favicon.svg" ? new Response("<svg/>") : new Response(null, { status: 404 });
}

let product: Product;
let cookies: { trainee: string; trainer: string; embed: string };

beforeEach(async () => {
  product = makeProduct({ assets: { fetch: builtFile }, environment: "production" });
  await frameAs({});
});

/** What is stored, as if this isolate had just begun. */
async function frameAs(value: unknown): Promise<void> {
  await setting("embed", value);
  forgetEmbedSettings(product.platform);
}
beforeAll(async () => {
  const { call } = makeProduct();
  const [trainee, trainer] = [await makeTrainee(), await makeTrainer()];
  await givePassword(trainee.id);
  await givePassword(trainer.id);
  const signIn = (email: string, area: string, embed = false) =>
    call("/api/access/sign-in", { body: { email, password: rightPassword, area, embed } });
  cookies = {
    trainee: cookieOf(await signIn(trainee.email, "trainee")),
    trainer: cookieOf(await signIn(trainer.email, "trainer")),
    embed: cookieOf(await signIn(trainee.email, "trainee", true), "__Host-embed-refresh"),
  };
});

async function open(path: string, cookie?: string) {
  const response = await product.call(path, cookie ? { cookie } : {});
  const to = response.headers.get("location");
  return to === null ? `${response.status} ${await response.text()}` : `${response.status} → ${to}`;
}

describe("the route map", () => {
  it.each([
    ["/", "200 ar trainer-sign-in", "302 → /trainee", "302 → /admin"],
    ["/trainee/login", "200 ar trainee-sign-in", "302 → /trainee", "302 → /admin"],
    ["/trainee/register", "200 ar register", "302 → /trainee", "302 → /admin"],
    ["/reset-password", "200 ar reset-password", "200 ar reset-password", "200 ar reset-password"],
    [
      "/reset-password-confirmation",
      "200 ar new-password",
      "200 ar new-password",
      "200 ar new-password",
    ],
    ["/confirm-email", "200 ar confirm-email", "200 ar confirm-email", "200 ar confirm-email"],
    ["/invitation", "200 ar invitation", "200 ar invitation", "200 ar invitation"],
    ["/privacy-policy", "200 ar privacy-policy", "200 ar privacy-policy", "200 ar privacy-policy"],
    ["/embed", "200 ar embed", "200 ar embed", "200 ar embed"],
    ["/login-embed", "200 ar login-embed", "200 ar login-embed", "200 ar login-embed"],
    ["/admin", "302 → /", "302 → /", "200 ar admin"],
    ["/admin/notifications", "302 → /", "302 → /", "200 ar admin-notifications"],
    ["/admin/chat", "302 → /", "302 → /", "200 ar admin-chat"],
    ["/admin/trainees/x1/schedule", "302 → /", "302 → /", "200 ar admin-trainees-one-schedule"],
    ["/admin/trainer-chat", "302 → /admin/chat", "302 → /admin/chat", "302 → /admin/chat"],
    ["/admin/login", "302 → /", "302 → /", "302 → /"],
    ["/trainee", "302 → /trainee/login", "200 ar trainee-home", "302 → /trainee/login"],
    ["/trainee/weight", "302 → /trainee/login", "200 ar trainee-weight", "302 → /trainee/login"],
    ["/trainee/", "302 → /trainee", "302 → /trainee", "302 → /trainee"],
    ["/nothing", "302 → /", "302 → /", "302 → /"],
    ["/traineeX", "302 → /", "302 → /", "302 → /"],
    ["/design", "302 → /", "302 → /", "302 → /"],
  ])("%s", async (path, visitor, trainee, trainer) => {
    expect(await open(path)).toBe(visitor);
    expect(await open(path, cookies.trainee)).toBe(trainee);
    expect(await open(path, cookies.trainer)).toBe(trainer);
  });

  it("speaks the language that the browser chose", async () => {
    expect(await open("/trainee/login", "a=b; locale=en")).toBe("200 en trainee-sign-in");
    expect(await open("/trainee/login", "locale=../../x")).toBe("200 ar trainee-sign-in");
  });

  it("takes an ended or unknown session for a visitor, and uses no token up", async () => {
    expect(await open("/trainee", cookies.trainee)).toBe("200 ar trainee-home");
    expect(await open("/trainee", cookies.trainee)).toBe("200 ar trainee-home");
    await product.call("/api/access/sign-out", { body: {}, cookie: cookies.trainee });
    expect(await open("/trainee", cookies.trainee)).toBe("302 → /trainee/login");
    expect(await open("/", `__Host-refresh=${"x".repeat(43)}`)).toBe("200 ar trainer-sign-in");
  });

  it("leads nowhere else, however the address is written", async () => {
    for (const path of [
      "//evil.example/",
      "//evil.example/x",
      "/\\evil.example/x",
      "/%2f%2fevil",
    ]) {
      expect(await open(path)).toMatch(/^(302 → \/$|404 )/);
    }
    expect(await open("//evil.example/trainee/x.js")).toContain("404");
  });

  it("shows the components in development only", async () => {
    product = makeProduct({ assets: { fetch: builtFile }, environment: "development" });
    expect(await open("/design")).toBe("200 ar admin");
  });

  it("still shows pages when the database does not answer", async () => {
    product = makeProduct({
      assets: { fetch: builtFile },
      log: () => {},
      database: {
        prepare: () => {
          throw new Error("down");
        },
        batch: () => Promise.reject(new Error("down")),
      },
    });
    expect(await open("/trainee", cookies.trainee)).toBe("200 ar trainee-home");
    expect(await open("/", cookies.trainee)).toBe("200 ar trainer-sign-in");
  });
});

describe("files", () => {
  it("that are missing are 404 and no HTML", async () => {
    for (const path of [
      "/assets/x.js",
      "/assets/x",
      "/robots.txt",
      "/trainee/area.tsx",
      "/admin/x.png",
      "/x.map",
      "/pages/ar/app.html",
    ]) {
      const response = await product.call(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
    }
  });

  it("that exist are served", async () => {
    expect(await open("/favicon.svg")).toBe("200 <svg/>");
  });

  it("keep the pages of trainees' screens for code that fetches them, not for who opens them", async () => {
    const asked = async (path: string, dest: string) => {
      const response = await product.call(path, { headers: { "sec-fetch-dest": dest } });
      return response.ok ? response.text() : response.status;
    };
    expect(await asked("/pages/en/trainee-weight.html", "empty")).toBe("en trainee-weight");
    expect(await asked("/pages/ar/trainee-sign-in.html", "empty")).toBe("ar trainee-sign-in");
    expect(await asked("/pages/en/trainee-weight.html", "document")).toBe(404);
    expect(await asked("/pages/ar/admin-trainees.html", "empty")).toBe(404);
    expect(await asked("/pages/fr/trainee-weight.html", "empty")).toBe(404);
  });

  it("answer HEAD without a body, and nothing but GET and HEAD", async () => {
    const head = await product.call("/trainee/login", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await product.call("/trainee/login", { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD");
    }
  });
});

describe("caching", () => {
  it("asks again each time, apart for each cookie, and sends nothing twice", async () => {
    const page = await product.call("/trainee/login");
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    expect(page.headers.get("vary")).toBe("Cookie");
    const again = await product.call("/trainee/login", { headers: { "if-none-match": 'W/"v1"' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("content-security-policy")).toContain("'sha256-x'");
  });

  it("never keeps a redirect", async () => {
    const response = await product.call("/admin");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("security headers", () => {
  it.each(["/", "/trainee", "/nothing", "/assets/x.js", "/api/nothing", "/api/access/plans"])(
    "stand on every answer: %s",
    async (path) => {
      const { headers } = await product.call(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "x-frame-options": "DENY",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      });
      expect(headers.get("content-security-policy")).not.toContain("unsafe-inline");
    },
  );

  it("let only this site frame the privacy policy", async () => {
    const { headers } = await product.call("/privacy-policy.html");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });
});

describe("inside other sites", () => {
  const frames = async (path: string, cookie?: string) => {
    const { headers } = await product.call(path, cookie ? { cookie } : {});
    return /frame-ancestors [^;]*/.exec(headers.get("content-security-policy") ?? "")?.[0];
  };

  it("the trainees' screens may be framed, by anybody until the trainer lists sites", async () => {
    expect(await frames("/trainee/login?embed=1")).toBe("frame-ancestors *");
    expect(await frames("/trainee?embed=1", cookies.embed)).toBe("frame-ancestors *");
    const page = await product.call("/trainee/login?embed=1");
    expect(page.headers.get("x-frame-options")).toBeNull();
    expect(page.headers.get("content-security-policy")).toContain("'sha256-x'");
    await frameAs({ sites: ["https://gym.example", "evil; script-src *", 7] });
    expect(await frames("/trainee/login?embed=1")).toBe(
      "frame-ancestors 'self' https://gym.example",
    );
  });

  it("nothing else may be", async () => {
    for (const path of [
      "/trainee/login",
      "/trainee/login?embed=0",
      "/?embed=1",
      "/embed?embed=1",
    ]) {
      expect(await frames(path)).toBe("frame-ancestors 'none'");
    }
    expect(await frames("/admin?embed=1", cookies.trainer)).toBe("frame-ancestors 'none'");
    expect(await frames("/api/access/plans?embed=1")).toBe("frame-ancestors 'none'");
  });

  it("are framed by whom the setting says", async () => {
    const sites = ["https://gym.example"];
    const path = "/trainee/login?embed=1";
    await frameAs({ framing: "listed", sites });
    expect(await frames(path)).toBe("frame-ancestors 'self' https://gym.example");
    await frameAs({ framing: "listed", sites: [] });
    expect(await frames(path)).toBe("frame-ancestors 'self'");
    await frameAs({ framing: "any", sites });
    expect(await frames(path)).toBe("frame-ancestors *");
    await frameAs({ framing: "nobody", sites });
    expect(await frames(path)).toBe("frame-ancestors 'none'");
    expect((await product.call(path)).headers.get("x-frame-options")).toBe("DENY");
  });

  it("cost no read, and follow what the trainer chose elsewhere within a minute", async () => {
    const path = "/trainee/login?embed=1";
    expect(await frames(path)).toBe("frame-ancestors *");
    await setting("embed", { framing: "nobody", sites: [] });
    expect(await frames(path)).toBe("frame-ancestors *");
    product.pass(60_000);
    expect(await frames(path)).toBe("frame-ancestors 'none'");
  });

  it("follow at once what the trainer chooses here", async () => {
    const path = "/trainee/login?embed=1";
    expect(await frames(path)).toBe("frame-ancestors *");
    const { actor } = await makeTrainer();
    const body = { framing: "listed", sites: ["https://gym.example"] };
    const token = await issueAccessToken(product.platform, actor);
    const saved = await product.call("/api/admin/settings/embed", { method: "PUT", body, token });
    expect(saved.status).toBe(200);
    expect(await frames(path)).toBe("frame-ancestors 'self' https://gym.example");
  });

  it("somebody who signs in for a frame is not sent on by the session that is there", async () => {
    expect(await open("/trainee/login?from=frame", cookies.trainer)).toBe("200 ar trainee-sign-in");
    expect(await open("/trainee/login?from=other", cookies.trainer)).toBe("302 → /admin");
  });

  it("only the embed's own session counts, and redirects stay in the frame", async () => {
    expect(await open("/trainee/login?embed=1", cookies.embed)).toBe("302 → /trainee?embed=1");
    expect(await open("/trainee?embed=1", cookies.trainee)).toBe("302 → /trainee/login?embed=1");
    expect(await open("/trainee/login?embed=1", cookies.trainer)).toBe("200 ar trainee-sign-in");
    expect(await open("/trainee", cookies.embed)).toBe("302 → /trainee/login");
  });

  it("a session costs one read", async () => {
    let reads = 0;
    const { database } = product.platform;
    const counting = makeProduct({
      assets: { fetch: builtFile },
      database: {
        prepare: (query) => {
          reads++;
          return database.prepare(query);
        },
        batch: (statements) => database.batch(statements),
      },
    });
    await counting.call("/trainee", { cookie: cookies.trainee });
    expect(reads).toBe(1);
    await counting.call("/trainee");
    await counting.call("/embed", { cookie: cookies.trainee });
    expect(reads).toBe(1);
    expect(await env.DB.prepare("select max(generation) as g from sessions").first("g")).toBe(1);
  });
});
