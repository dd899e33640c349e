import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { viewAsHeader } from "../../../domain/people/view-as.ts";
import { makeProduct, registration } from "../../support/access.ts";
import { downloadArchive, makeArchiveOrder, runArchive } from "../../support/business-archives.ts";
import { makeImported, peoplePortion } from "../../support/imports.ts";
import { downloadMyData } from "../../support/my-data.ts";
import { loseAddress, makeUnaddressed, placeholderMark } from "../../support/no-address.ts";
import { makeWorld, sendAs, type World } from "../../support/permissions.ts";
import { apiRoutes } from "../../support/route-definitions.ts";
import { matrix } from "../../support/route-matrix.ts";
import { readTrainee, rows } from "../../support/trainees.ts";

const { call: send, ...product } = makeProduct();
const readings = apiRoutes.filter((route) => route.startsWith("GET "));

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  await loseAddress(world.trainee.id);
});

async function reads(route: string, headers?: Record<string, string>): Promise<string> {
  const row = matrix[route];
  if (!row) throw new Error(`${route} is not in the matrix`);
  const request = { ...(await row.request?.(world)), ...(headers && { headers }) };
  const isTrainees = route.includes(" /api/trainee/") && !headers;
  const caller = isTrainees ? "trainee" : "trainer";
  return (await sendAs(caller, world, route, { row, request, send })).text();
}

describe("the stored text of no address", () => {
  it("is shown by no read of the trainer, of the trainee, or of the trainer as the trainee", async () => {
    const shown: string[] = [];
    for (const route of readings) {
      const texts = [await reads(route)];
      if (route.includes(" /api/trainee/")) {
        texts.push(await reads(route, { [viewAsHeader]: world.trainee.id }));
      }
      if (texts.some((text) => text.includes(placeholderMark))) shown.push(route);
    }
    expect(shown).toEqual([]);
    // The walk met the person whose address is missing.
    expect(await readTrainee(world.trainer.token, world.trainee.id)).toMatchObject({ email: null });
    expect(readings.length).toBeGreaterThan(100);
  });

  it("is in no copy of a person's data, and in no archive of the business", async () => {
    const { files } = await downloadMyData(world.trainee);
    await env.DB.exec("delete from business_archives");
    await runArchive(await makeArchiveOrder(env.DB, world.trainer));
    const archive = await downloadArchive(world.trainer);
    const all = [...files, ...archive.files];
    const found = all.filter(([, bytes]) =>
      new TextDecoder().decode(bytes).includes(placeholderMark),
    );
    expect(found.map(([name]) => name)).toEqual([]);
    expect(all.length).toBeGreaterThan(10);
  });

  it("is neither searched nor in the search text", async () => {
    const [{ search } = { search: "" }] = await rows(
      "select search from trainee_profiles where id = ?",
      world.trainee.id,
    );
    expect(search).not.toContain("invalid");
    const path = `/api/admin/trainees?search=${placeholderMark}`;
    const found = await (await send(path, { token: world.trainer.token })).json<{
      total: number;
    }>();
    expect(found.total).toBe(0);
  });

  it("is given by nobody: at sign-in, reset, registration, change, invitation and import", async () => {
    const [account] = await rows("select email from accounts where id = ?", world.trainee.id);
    const email = String(account?.email);
    const { token } = world.trainer;
    const refused = await Promise.all([
      send("/api/access/sign-in", {
        body: { email, password: "Correct!1-horse", area: "trainee" },
      }),
      send("/api/access/reset-password", { body: { email } }),
      send("/api/access/register", { body: registration({ email }) }),
      send(`/api/admin/trainees/${world.otherTrainee.id}`, {
        method: "PATCH",
        token,
        body: { email: email.toUpperCase() },
      }),
      send("/api/admin/invitations", {
        token,
        body: { id: newId(), name: "رنا", email, phone: null, gender: "female", plan: "basic" },
      }),
    ]);
    for (const response of refused) {
      expect(await response.json()).toMatchObject({ fields: { email: { code: "not_an_email" } } });
    }
    const portion = peoplePortion([makeImported(2, { email })]);
    const imported = await send("/api/admin/imports", { token, body: { id: newId(), portion } });
    expect([imported.status, JSON.stringify(await imported.json())]).toEqual([
      400,
      expect.stringContaining("not_an_email"),
    ]);
  });
});

describe("a trainee without an address", () => {
  it("gets one from the trainer, and the link that was handed over still opens", async () => {
    const person = await makeUnaddressed({ call: send, ...product }, world.trainer.token);
    const email = `${newId()}@example.com`;
    const { token } = world.trainer;
    const path = `/api/admin/trainees/${person.id}`;
    expect((await send(path, { method: "PATCH", token, body: { email } })).status).toBe(200);
    expect(await readTrainee(token, person.id)).toMatchObject({ email });
    const found = await send(`/api/admin/trainees?search=${email}`, { token });
    expect(await found.json()).toMatchObject({ total: 1 });
    expect((await person.choose()).status).toBe(200);
  });

  it("gets no password from the trainer without an address to sign in by", async () => {
    const { token } = world.trainer;
    const person = await makeUnaddressed({ call: send, ...product }, token);
    const path = `/api/admin/trainees/${person.id}`;
    const body = { password: "Correct!1-horse" };
    const refused = await send(path, { method: "PATCH", token, body });
    expect(await refused.json()).toMatchObject({ fields: { email: { code: "required" } } });
    const both = { ...body, email: `${newId()}@example.com` };
    expect((await send(path, { method: "PATCH", token, body: both })).status).toBe(200);
  });

  it("is invited by a link, not by mail", async () => {
    const { token } = world.trainer;
    const person = await makeUnaddressed({ call: send, ...product }, token);
    const id = newId();
    const made = await send(`/api/admin/trainees/${person.id}/invitation`, { token, body: { id } });
    expect(await made.json()).toMatchObject({ invitation: { email: null } });
    const mailed = await send(`/api/admin/invitations/${id}/mail`, { token, body: {} });
    expect(await mailed.json()).toMatchObject({ fields: { email: { code: "required" } } });
    await product.settle();
    expect(product.mails.filter(({ to }) => to.includes(placeholderMark))).toEqual([]);
  });
});
