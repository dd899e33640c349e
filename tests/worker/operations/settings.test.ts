import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { problemOf } from "../../support/access.ts";
import { call, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

const path = "/api/admin/settings/embed";
let trainer: SignedInTrainee;

beforeEach(async () => {
  await env.DB.prepare("delete from settings where section = 'embed'").run();
  trainer = await makeTrainer();
});

const put = (body: unknown) => call(path, { method: "PUT", body, token: trainer.token });
const shown = async () => (await call(path, { token: trainer.token })).json();

describe("who may frame the trainees' screens", () => {
  it("is anybody until the trainer decides", async () => {
    expect(await shown()).toEqual({ framing: "any", sites: [] });
  });

  it("is what was put last, as one row", async () => {
    const listed = { framing: "listed", sites: ["https://gym.example", "https://*.gym.example"] };
    expect((await put(listed)).status).toBe(200);
    expect(await shown()).toEqual(listed);
    expect((await put({ framing: "nobody", sites: listed.sites })).status).toBe(200);
    expect(await shown()).toEqual({ framing: "nobody", sites: listed.sites });
    const rows = await env.DB.prepare("select 1 from settings where section = 'embed'").all();
    expect(rows.results).toHaveLength(1);
  });

  it.each([
    ["no site to list", { framing: "listed", sites: [] }, { sites: { code: "required" } }],
    [
      "what would end the header's list",
      { framing: "listed", sites: ["https://x.example; script-src *"] },
      { "sites.0": { code: "not_a_site" } },
    ],
    ["everybody's star as a site", { framing: "any", sites: ["*"] }, expect.anything()],
    [
      "too many",
      { framing: "any", sites: new Array(21).fill("https://x.example") },
      expect.anything(),
    ],
    ["another choice", { framing: "some", sites: [] }, expect.anything()],
  ])("is never %s", async (_, body, fields) => {
    const response = await put(body);
    expect(response.status).toBe(400);
    expect(await response.clone().json()).toMatchObject({ fields });
    expect((await problemOf(response)).code).toBe("invalid_request");
    expect(await shown()).toEqual({ framing: "any", sites: [] });
  });
});
