import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../domain/id.ts";
import { makeProduct, type Product, problemOf, setting } from "../../support/access.ts";
import { ageInvitation, invitationDesk, secretOf } from "../../support/invitation-desk.ts";
import { inviteWith, removePassword } from "../../support/invitations.ts";
import { invitedDoor } from "../../support/invited-door.ts";
import { makePerson } from "../../support/person.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const day = 86_400_000;
const { post, revoke, listed } = invitationDesk(() => ({ product, token }));
const { show } = invitedDoor(() => product);
let product: Product;
let token: string;

beforeEach(async () => {
  product = makeProduct();
  token = (await makeTrainer()).token;
  await setting("general", {});
});

describe("sending an invitation", () => {
  it("mails the current link, with the business's name and the person's form of address", async () => {
    await setting("general", { businessName: "نادي القمة" });
    const invited = await inviteWith(product, token);
    expect((await post(`/invitations/${invited.id}/mail`)).status).toBe(200);
    await product.settle();
    const [mail] = product.mails;
    expect(mail).toMatchObject({ to: invited.email, subject: "نادي القمة: دعوة للانضمام" });
    expect(mail?.text).toContain(invited.link);
    expect(mail?.text).toContain("افتحي الرابط");
    expect(mail?.text).toContain("14 يوماً");
    expect(mail?.text).toContain("ولن يُنشأ أي حساب");
  });

  it("mentions no registration for an existing account", async () => {
    const trainee = await makeTrainee();
    await removePassword(trainee.id);
    const id = newId();
    await post(`/trainees/${trainee.id}/invitation`, { id });
    expect((await post(`/invitations/${id}/mail`)).status).toBe(200);
    await product.settle();
    expect(product.mails[0]?.text).toContain("فلا يلزم أي إجراء.");
    expect(product.mails[0]?.text).not.toContain("ولن يُنشأ");
  });

  it("sends no mail without an address or an open invitation", async () => {
    const silent = await inviteWith(product, token, { email: null as unknown as string });
    expect((await post(`/invitations/${silent.id}/mail`)).status).toBe(400);
    const revoked = await inviteWith(product, token);
    await revoke(revoked.id);
    expect((await post(`/invitations/${revoked.id}/mail`)).status).toBe(409);
    expect((await post(`/invitations/${newId()}/mail`)).status).toBe(404);
    await product.settle();
    expect(product.mails).toEqual([]);
  });

  it("renews the link for another 14 days, and the old one is refused", async () => {
    const invited = await inviteWith(product, token);
    await ageInvitation(invited.id, 13 * day);
    product.pass(1000);
    const renewed = await secretOf(await post(`/invitations/${invited.id}/renew`));
    expect(renewed).not.toBe(invited.token);
    expect((await problemOf(await show(invited.token))).code).toBe("invitation_invalid");
    product.pass(14 * day - 1000);
    expect((await show(renewed)).status).toBe(200);
  });

  it("reopens ended and revoked ones, never accepted ones", async () => {
    const ended = await inviteWith(product, token);
    await ageInvitation(ended.id, 15 * day);
    expect((await listed(ended.id))?.state).toBe("ended");
    expect((await show(await secretOf(await post(`/invitations/${ended.id}/renew`)))).status).toBe(
      200,
    );
    await revoke(ended.id);
    expect((await show(await secretOf(await post(`/invitations/${ended.id}/renew`)))).status).toBe(
      200,
    );
    await env.DB.prepare("update invitations set accepted_at = 1 where id = ?")
      .bind(ended.id)
      .run();
    expect((await problemOf(await post(`/invitations/${ended.id}/renew`))).code).toBe(
      "invitation_used",
    );
  });
});

describe("an account without a password", () => {
  const create = (body: unknown) => post("/trainees", body);
  const details = async (id: string) =>
    (await product.call(`/api/admin/trainees/${id}`, { token })).json();

  it("is made by the trainer's form, once for repeated requests, and is not entered", async () => {
    const { password: _, ...person } = makePerson();
    expect((await create(person)).status).toBe(200);
    expect((await create(person)).status).toBe(200);
    expect(await details(person.id)).toMatchObject({ entered: false, status: "active" });
    const account = env.DB.prepare("select password_hash from accounts where id = ?");
    expect(await account.bind(person.id).first()).toEqual({ password_hash: null });
  });

  it("cannot be registered by visitors", async () => {
    const { password: _, ...person } = makePerson();
    expect((await product.call("/api/access/register", { body: person })).status).toBe(400);
  });

  it("has one open link: a new invitation ends the earlier one", async () => {
    const { id } = await makeTrainee();
    await removePassword(id);
    const path = `/trainees/${id}/invitation`;
    const first = await secretOf(await post(path, { id: newId() }));
    const second = await secretOf(await post(path, { id: newId() }));
    expect((await problemOf(await show(first))).code).toBe("invitation_revoked");
    expect((await show(second)).status).toBe(200);
  });

  it("has one open link after a revoked one is renewed", async () => {
    const { id } = await makeTrainee();
    await removePassword(id);
    const path = `/trainees/${id}/invitation`;
    const [first, second] = [newId(), newId()];
    await post(path, { id: first });
    const ofSecond = await secretOf(await post(path, { id: second }));
    const foreign = await inviteWith(product, token);
    product.pass(1000);
    const renewed = await secretOf(await post(`/invitations/${first}/renew`));
    expect((await problemOf(await show(ofSecond))).code).toBe("invitation_revoked");
    expect((await show(renewed)).status).toBe(200);
    expect((await show(foreign.token)).status).toBe(200);
  });

  it("refuses links sent to its earlier address", async () => {
    const trainee = await makeTrainee();
    await removePassword(trainee.id);
    const path = `/trainees/${trainee.id}/invitation`;
    const link = await secretOf(await post(path, { id: newId() }));
    const change = (body: unknown) =>
      product.call(`/api/admin/trainees/${trainee.id}`, { method: "PATCH", token, body });
    expect((await change({ email: trainee.email, name: "ريم سالم" })).status).toBe(200);
    expect((await show(link)).status).toBe(200);
    expect((await change({ email: `${newId()}@example.com` })).status).toBe(200);
    expect((await problemOf(await show(link))).code).toBe("invitation_revoked");
    const password = { token: link, password: "a stranger's choice" };
    const chosen = await product.call("/api/access/invitation/password", { body: password });
    expect((await problemOf(chosen)).code).toBe("invitation_revoked");
    expect((await show(await secretOf(await post(path, { id: newId() })))).status).toBe(200);
  });

  it("is the only kind of account that can be invited", async () => {
    const { id } = await makeTrainee();
    await env.DB.prepare("update accounts set password_hash = 'x' where id = ?").bind(id).run();
    const body = { id: newId() };
    expect((await problemOf(await post(`/trainees/${id}/invitation`, body))).code).toBe(
      "invitation_used",
    );
    expect((await post(`/trainees/${newId()}/invitation`, body)).status).toBe(404);
  });
});
