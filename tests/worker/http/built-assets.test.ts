import { describe, expect, it } from "vitest";
import { builtAssets } from "../../../worker/edge/assets.ts";

const policy = "default-src 'none'; script-src 'self' 'sha256-x'";
const closed = "default-src 'none'";

/** An asset layer with two pages; `answer` returns their policies. */
function layerOf(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const fetch = async (address: URL | string): Promise<Response> => {
    const { pathname } = new URL(String(address));
    asked.push(pathname);
    if (pathname === "/pages/policies.json") return answer();
    if (pathname === "/missing.js" || pathname.endsWith("missing.html"))
      return new Response(null, { status: 404 });
    return new Response(pathname, {
      headers: { "content-security-policy": closed, etag: '"1"' },
    });
  };
  return { asked, layer: { fetch } as unknown as Fetcher };
}

const paths = ["/pages/ar/home.html", "/pages/en/home.html"];
const listed = () => Response.json({ [policy]: paths });
const policyOf = (answer: Response) => answer.headers.get("content-security-policy");

describe("a built page", () => {
  it("has its own policy, read once", async () => {
    const { asked, layer } = layerOf(listed);
    for (const path of [...paths, ...paths]) {
      const page = await builtAssets(layer).fetch(path);
      expect(policyOf(page)).toBe(policy);
      expect(page.headers.get("etag")).toBe('"1"');
      expect(await page.text()).toBe(path);
    }
    expect(asked.filter((path) => path.endsWith(".json"))).toHaveLength(1);
  });

  it("without a listed policy may run nothing", async () => {
    const { layer } = layerOf(listed);
    expect(policyOf(await builtAssets(layer).fetch("/pages/ar/other.html"))).toBe(closed);
    expect((await builtAssets(layer).fetch("/pages/ar/missing.html")).status).toBe(404);
  });

  it("is requested again after its policy could not be read", async () => {
    const answers = [
      () => Promise.reject(new Error("away")),
      () => new Response(null, { status: 404 }),
      listed,
    ];
    const { layer } = layerOf(() => (answers.shift() ?? listed)());
    const { fetch } = builtAssets(layer);
    await expect(fetch(paths[0] ?? "")).rejects.toThrow("away");
    expect(policyOf(await fetch(paths[0] ?? ""))).toBe(closed);
    expect(policyOf(await fetch(paths[0] ?? ""))).toBe(policy);
  });
});

it("any other file is served unchanged by the asset layer", async () => {
  const { asked, layer } = layerOf(listed);
  expect(policyOf(await builtAssets(layer).fetch("/favicon.svg"))).toBe(closed);
  expect((await builtAssets(layer).fetch("/missing.js")).status).toBe(404);
  expect(asked).toEqual(["/favicon.svg", "/missing.js"]);
});
