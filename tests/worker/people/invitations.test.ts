import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { TraineesPage } from "../../../domain/contract/attention/trainee-list.ts";
import { newId } from "../../../domain/id.ts";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { makeProduct, type Product, problemOf, setting } from "../../support/access.ts";
import { ageInvitation, invitationDesk, secretOf } from "../../support/invitation-desk.ts";
import {
  inviteWith,
  newInvitation,
  removePassword,
  rowOfInvitation,
} from "../../support/invitations.ts";
import { invitedDoor } from "../../support/invited-door.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const day = 86_400_000;
const { post, invite, revoke, listed } = invitationDesk(() => ({ product, token }));
const { show } = invitedDoor(() => product);
let product: Product;
let token: string;

beforeEach(async () => {
  product = makeProduct();
  token = (await makeTrainer()).token;
  await setting("general", {});
});

describe("inviting a person", () => {
  it("returns the link once made, and stores only its secret's hash", async () => {
    const invited = await inviteWith(product, token);
    expect(invited.token).toHaveLength(43);
    const row = await rowOfInvitation(invited.id);
    expect(JSON.stringify(row)).not.toContain(invited.token);
    const entry = await listed(invited.id);
    expect(entry).toMatchObject({
      name: "ريم سالم",
      email: invited.email,
      phone: "+970599123456",
      state: "open",
      traineeId: null,
      expiresAt: product.platform.now() + 14 * day,
    });
    expect(JSON.stringify(entry)).not.toContain(invited.token);
  });

  it("returns the same link for repeated and simultaneous requests", async () => {
    const body = newInvitation();
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(body)));
    product.pass(5000);
    answers.push(await invite(body));
    const links = await Promise.all(answers.map(secretOf));
    expect(new Set(links).size).toBe(1);
  });

  it("refuses another person under the same id", async () => {
    const body = newInvitation();
    await invite(body);
    expect((await invite({ ...body, name: "هدى سالم" })).status).toBe(409);
  });

  it("converts a local number to the trainer's country, and keeps a foreign one", async () => {
    await setting("general", { timeZone: "Asia/Amman" });
    const local = await inviteWith(product, token, { phone: "079 123 4567" });
    const foreign = await inviteWith(product, token, { phone: "+44 7911 123456" });
    expect((await listed(local.id))?.phone).toBe("+962791234567");
    expect((await listed(foreign.id))?.phone).toBe("+447911123456");
  });

  it("requires a name, a gender and an offered plan, and neither address nor number", async () => {
    expect((await invite(newInvitation({ email: null, phone: null }))).status).toBe(200);
    for (const wrong of [{ name: "" }, { gender: "other" }, { email: "x" }, { phone: "12" }]) {
      expect((await invite(newInvitation(wrong))).status).toBe(400);
    }
    expect(await problemOf(await invite(newInvitation({ plan: "nowhere" })))).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { plan: { code: "unknown_choice" } },
    });
    expect((await invite({ ...newInvitation(), password: "Invented@2026" })).status).toBe(400);
  });

  it("refuses a taken address, and the trainer's", async () => {
    const { email } = await makeTrainee();
    for (const used of [email.toUpperCase(), env.TRAINER_EMAIL]) {
      expect((await problemOf(await invite(newInvitation({ email: used })))).code).toBe(
        "email_taken",
      );
    }
  });
});

describe("invited people above the list of trainees", () => {
  const invited = async (query: Record<string, string> = {}) => {
    const path = `/api/admin/trainees?${new URLSearchParams(query)}`;
    const page = (await (await product.call(path, { token })).json()) as TraineesPage;
    return { names: page.invited.people.map(({ name }) => name), total: page.invited.total };
  };
  const none = { names: [], total: 0 };

  beforeEach(() => env.DB.exec("delete from invitations"));

  it("are those with an open link and without an account, latest first", async () => {
    await inviteWith(product, token, { name: "ريم سالم" });
    product.pass(1000);
    const { id } = await inviteWith(product, token, { name: "هدى سالم" });
    const ended = await inviteWith(product, token, { name: "منى سالم" });
    await ageInvitation(ended.id, 15 * day);
    const { id: added } = await makeTrainee({ name: "نور سالم" });
    await removePassword(added);
    await post(`/trainees/${added}/invitation`, { id: newId() });
    expect(await invited()).toEqual({ names: ["هدى سالم", "ريم سالم"], total: 2 });
    await revoke(id);
    expect(await invited()).toEqual({ names: ["ريم سالم"], total: 1 });
  });

  it("are found as trainees are: by parts of a name, an address or a number", async () => {
    const { email } = await inviteWith(product, token, {
      name: "أُسامة سالم",
      phone: "0599 777 123",
    });
    await inviteWith(product, token, { name: "هدى", phone: "0599 888 123" });
    for (const search of ["اسامه", "سالم أسامة", email.toUpperCase(), "+970 599 777 123"]) {
      expect(await invited({ search }), search).toEqual({ names: ["أُسامة سالم"], total: 1 });
    }
    expect(await invited({ search: "سالم هدى" })).toEqual(none);
  });

  it("are on the first page only, without filters of unknown values", async () => {
    await inviteWith(product, token);
    expect((await invited({ sort: "name", direction: "asc" })).total).toBe(1);
    expect(await invited({ page: "2" })).toEqual(none);
    for (const [filter, value] of Object.entries({
      status: "active",
      plan: "premium",
      unread: "yes",
    })) {
      expect(await invited({ [filter]: value })).toEqual(none);
    }
  });

  it("are counted beyond the listed ones", async () => {
    for (let count = 0; count < 12; count++) await inviteWith(product, token);
    const { names, total } = await invited();
    expect([names.length, total]).toEqual([10, 12]);
  });
});

describe("revoking an invitation", () => {
  it("closes the link at once, and can be repeated", async () => {
    const invited = await inviteWith(product, token);
    expect((await revoke(invited.id)).status).toBe(200);
    expect((await revoke(invited.id)).status).toBe(200);
    expect(await problemOf(await show(invited.token))).toEqual({
      status: 410,
      code: "invitation_revoked",
    });
    expect((await listed(invited.id))?.state).toBe("revoked");
  });
});

describe("an old invitation", () => {
  it("is still listed after a later undo of a large import", async () => {
    const invited = await inviteWith(product, token);
    await revoke(invited.id);
    const now = product.platform.now();
    await env.DB.prepare(
      `insert into invitations (id, hash, name, created_at, sent_at, expires_at, revoked_at)
       select 'undone-' || value, 'undone-' || value, 'ريم', ?1, ?1, ?1 + 15 * ?2, ?1
       from json_each(?3)`,
    )
      .bind(now, day, JSON.stringify(Array.from({ length: 300 }, (_, at) => at)))
      .run();
    expect((await listed(invited.id))?.state).toBe("revoked");
  });

  it("blocks the deletion of its plan while open, and no longer", async () => {
    const plan = `plan-${newId()}`;
    await env.DB.prepare(
      `insert into plans (id, name, price_agorot, months, features, status, position, created_at, updated_at)
       values (?1, 'خاصة', 100, 1, '["متابعة"]', 'active', 91, 1, 1)`,
    )
      .bind(plan)
      .run();
    const invited = await inviteWith(product, token, { plan });
    const remove = () =>
      product.call(`/api/admin/plans/${plan}`, { method: "DELETE", token, body: {} });
    expect((await problemOf(await remove())).code).toBe("plan_in_use");
    await revoke(invited.id);
    expect((await remove()).status).toBe(200);
    expect((await problemOf(await post(`/invitations/${invited.id}/renew`))).code).toBe("conflict");
  });

  it("is deleted a month after its end, in any state", async () => {
    const invited = await inviteWith(product, token);
    product.pass(43 * day);
    await deleteAllExpired(product.platform);
    expect(await rowOfInvitation(invited.id)).not.toBeNull();
    product.pass(2 * day);
    await deleteAllExpired(product.platform);
    expect(await rowOfInvitation(invited.id)).toBeNull();
  });
});
