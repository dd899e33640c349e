import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, it } from "vitest";
import { storageFailure } from "../../../../worker/routes/http/storage-failure.ts";

const script = `
  import { DurableObject } from "cloudflare:workers";
  export class Older extends DurableObject {}
  export default {
    fetch: (_, { OLDER }) =>
      OLDER.getByName("one").methodOfTheNextBuild().then(
        () => new Response("answered"),
        ({ message }) => new Response(message),
      ),
  };`;

// The tests' runtime wraps this error, so a bare workerd is asked.
it("workerd's error for an object's missing method counts as temporary", async () => {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script,
      compatibilityDate: "2026-09-01",
      durableObjects: { OLDER: { className: "Older", useSQLite: true } },
    }),
  );
  try {
    const said = await (await runtime.dispatchFetch("http://localhost/")).text();
    expect(said).toContain("methodOfTheNextBuild");
    expect(storageFailure(new TypeError(said))).toBe("away");
  } finally {
    await runtime.dispose();
  }
});
