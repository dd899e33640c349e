import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeProduct, type Product } from "../../support/access.ts";
import { builtFile, openPage, visitorCookies } from "../../support/pages.ts";

let product: Product;
let cookies: Awaited<ReturnType<typeof visitorCookies>>;
beforeAll(async () => {
  cookies = await visitorCookies();
});
beforeEach(() => {
  product = makeProduct({ assets: { fetch: builtFile }, environment: "production" });
});

const open = (path: string, cookie?: string) => openPage(product, path, cookie);

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
    [
      "/.well-known/change-password",
      "302 → /reset-password",
      "302 → /trainee?settings=security",
      "302 → /admin/profile",
    ],
    ["/nothing", "302 → /", "302 → /", "302 → /"],
    ["/traineeX", "302 → /", "302 → /", "302 → /"],
    ["/design", "302 → /", "302 → /", "302 → /"],
  ])("%s", async (path, visitor, trainee, trainer) => {
    expect(await open(path)).toBe(visitor);
    expect(await open(path, cookies.trainee)).toBe(trainee);
    expect(await open(path, cookies.trainer)).toBe(trainer);
  });

  it("uses the browser's chosen language", async () => {
    expect(await open("/trainee/login", "a=b; locale=en")).toBe("200 en trainee-sign-in");
    expect(await open("/trainee/login", "locale=../../x")).toBe("200 ar trainee-sign-in");
  });

  it("treats an ended or unknown session as a visitor, and uses up no token", async () => {
    expect(await open("/trainee", cookies.trainee)).toBe("200 ar trainee-home");
    expect(await open("/trainee", cookies.trainee)).toBe("200 ar trainee-home");
    await product.call("/api/access/sign-out", { body: {}, cookie: cookies.trainee });
    expect(await open("/trainee", cookies.trainee)).toBe("302 → /trainee/login");
    expect(await open("/", `__Host-refresh=${"x".repeat(43)}`)).toBe("200 ar trainer-sign-in");
  });

  it("never redirects to another site, in any spelling of the address", async () => {
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

  it("still shows pages while the database fails", async () => {
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

describe("the contact for security reports", () => {
  const path = "/.well-known/security.txt";

  it("is the deployment's operator, whatever contact the trainer has", async () => {
    await env.DB.prepare(
      "insert or replace into settings (section, value, updated_at) values ('contact', ?, 1)",
    )
      .bind(JSON.stringify({ email: "coach@example.com", phone: "+970599123456" }))
      .run();
    expect((await product.call(path)).status).toBe(404);
    const now = Date.UTC(2026, 0, 5, 10, 30);
    const operator = { email: "operator@example.com", heartbeat: null };
    product = makeProduct({ environment: "production", now: () => now, operator });
    const { origin } = product.platform;
    const answer = await product.call(path);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(await answer.text()).toBe(
      [
        "Contact: mailto:operator@example.com",
        "Expires: 2026-07-04T00:00:00Z",
        "Preferred-Languages: ar, en",
        `Canonical: ${origin}${path}`,
        "",
      ].join("\n"),
    );
  });
});

describe("files", () => {
  it("answer 404 without HTML if missing", async () => {
    for (const path of [
      "/assets/x.js",
      "/assets/x",
      "/.well-known/assetlinks.json",
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

  it("are served if they exist", async () => {
    expect(await open("/favicon.svg")).toBe("200 <svg/>");
  });

  it("include trainees' pages for code that fetches them, not for navigation", async () => {
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

  it("answer HEAD without a body, and only GET and HEAD", async () => {
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
  it("revalidates each time, separately for each cookie, and sends nothing twice", async () => {
    const page = await product.call("/trainee/login");
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    expect(page.headers.get("vary")).toBe("Cookie");
    const again = await product.call("/trainee/login", { headers: { "if-none-match": 'W/"v1"' } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("content-security-policy")).toContain("'sha256-x'");
  });

  it("never applies to a redirect", async () => {
    const response = await product.call("/admin");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("security headers", () => {
  it.each(["/", "/trainee", "/nothing", "/assets/x.js", "/api/nothing", "/api/access/plans"])(
    "are on every answer: %s",
    async (path) => {
      const { headers } = await product.call(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "strict-transport-security": "max-age=63072000",
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

  it.each([
    ["/trainee/camera", "camera=(self)"],
    ["/pages/ar/trainee-camera.html", "camera=(self)"],
    ["/pages/en/trainee-camera.html", "camera=(self)"],
    ["/trainee/photos", "camera=()"],
    ["/trainee/check-ins", "camera=()"],
    ["/trainee/camera/more", "camera=()"],
    ["/pages/ar/trainee-photos.html", "camera=()"],
    ["/api/trainee/camera", "camera=()"],
  ])("open a camera on one page alone: %s has %s", async (path, expected) => {
    const { headers } = await product.call(path);
    expect(headers.get("permissions-policy")).toContain(expected);
  });

  it("allow only this site to frame the privacy policy", async () => {
    const { headers } = await product.call("/privacy-policy.html");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });
});
