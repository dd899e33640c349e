import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetEmbedSettings } from "../../../worker/actions/operations/cached-embed-settings.ts";
import { issueAccessToken } from "../../../worker/tokens/access-token.ts";
import { makeProduct, type Product, setting } from "../../support/access.ts";
import { builtFile, openPage, visitorCookies } from "../../support/pages.ts";
import { makeTrainer } from "../../support/worker.ts";

let product: Product;
let cookies: Awaited<ReturnType<typeof visitorCookies>>;
beforeAll(async () => {
  cookies = await visitorCookies();
});
beforeEach(async () => {
  product = makeProduct({ assets: { fetch: builtFile }, environment: "production" });
  await frameAs({});
});

/** Stores the setting, as for a new isolate. */
async function frameAs(value: unknown): Promise<void> {
  await setting("embed", value);
  forgetEmbedSettings(product.platform);
}

const open = (path: string, cookie?: string) => openPage(product, path, cookie);

describe("inside other sites", () => {
  const frames = async (path: string, cookie?: string) => {
    const { headers } = await product.call(path, cookie ? { cookie } : {});
    return /frame-ancestors [^;]*/.exec(headers.get("content-security-policy") ?? "")?.[0];
  };

  it("the trainees' screens may be framed, by all sites until the trainer lists some", async () => {
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

  it("other pages may not be framed", async () => {
    for (const path of [
      "/trainee/login",
      "/trainee/login?embed=0",
      "/?embed=1",
      "/embed?embed=1",
      "/login-embed",
    ]) {
      expect(await frames(path)).toBe("frame-ancestors 'none'");
    }
    expect(await frames("/admin?embed=1", cookies.trainer)).toBe("frame-ancestors 'none'");
    expect(await frames("/api/access/plans?embed=1")).toBe("frame-ancestors 'none'");
  });

  it("the framing sites follow the setting", async () => {
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

  it("the screens cost no read, and follow a remote change within a minute", async () => {
    const path = "/trainee/login?embed=1";
    expect(await frames(path)).toBe("frame-ancestors *");
    await setting("embed", { framing: "nobody", sites: [] });
    expect(await frames(path)).toBe("frame-ancestors *");
    product.pass(60_000);
    expect(await frames(path)).toBe("frame-ancestors 'none'");
  });

  it("the screens follow a local change at once", async () => {
    const path = "/trainee/login?embed=1";
    expect(await frames(path)).toBe("frame-ancestors *");
    const { actor } = await makeTrainer();
    const body = { framing: "listed", sites: ["https://gym.example"] };
    const token = await issueAccessToken(product.platform, actor);
    const saved = await product.call("/api/admin/settings/embed", { method: "PUT", body, token });
    expect(saved.status).toBe(200);
    expect(await frames(path)).toBe("frame-ancestors 'self' https://gym.example");
  });

  it("signing in for a frame does not redirect an existing session", async () => {
    expect(await open("/trainee/login?from=frame", cookies.trainer)).toBe("200 ar trainee-sign-in");
    expect(await open("/trainee/login?from=other", cookies.trainer)).toBe("302 → /admin");
  });

  it("only the embed's session counts, and redirects stay in the frame", async () => {
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
