import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { Invitation } from "../../../domain/contract/trainees/invitations.ts";
import { newId } from "../../../domain/id.ts";
import { deleteAllExpired } from "../../../worker/actions/operations/delete-expired.ts";
import { makeProduct, type Product, problemOf, setting } from "../../support/access.ts";
import {
  inviteBy,
  newInvitation,
  rowOfInvitation,
  tokenOfLink,
  withoutPassword,
} from "../../support/invitations.ts";
import { makePerson } from "../../support/person.ts";
import { makeTrainee, makeTrainer } from "../../support/worker.ts";

const day = 86_400_000;
let product: Product;
let token: string;

beforeEach(async () => {
  product = makeProduct();
  token = (await makeTrainer()).token;
  await setting("general", {});
});

const post = (path: string, body: unknown = {}) =>
  product.call(`/api/admin${path}`, { token, body });
const invite = (body: unknown) => post("/invitations", body);
const revoke = (id: string) =>
  product.call(`/api/admin/invitations/${id}`, { method: "DELETE", token, body: {} });
const show = (secret: string) =>
  product.call("/api/access/invitation", { body: { token: secret } });
const listed = async (id: string) => {
  const response = await product.call("/api/admin/invitations", { token });
  const { invitations } = (await response.json()) as { invitations: Invitation[] };
  return invitations.find((each) => each.id === id);
};
/** Lets days go by for an invitation alone: the trainer's session would end with them. */
const age = (id: string, ms: number) =>
  env.DB.prepare("update invitations set expires_at = expires_at - ?1 where id = ?2")
    .bind(ms, id)
    .run();
const linkOf = async (response: Response) =>
  tokenOfLink(((await response.json()) as { link: string }).link);

describe("inviting somebody", () => {
  it("answers the link once made, and keeps nothing of its secret but a hash", async () => {
    const invited = await inviteBy(product, token);
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

  it("answers the same link when the same request comes again, or ten times at once", async () => {
    const body = newInvitation();
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite(body)));
    product.pass(5000);
    answers.push(await invite(body));
    const links = await Promise.all(answers.map(linkOf));
    expect(new Set(links).size).toBe(1);
  });

  it("refuses another person under the same id", async () => {
    const body = newInvitation();
    await invite(body);
    expect((await invite({ ...body, name: "هدى سالم" })).status).toBe(409);
  });

  it("makes a local number one of the trainer's country, and a foreign one stays", async () => {
    await setting("general", { timeZone: "Asia/Amman" });
    const local = await inviteBy(product, token, { phone: "079 123 4567" });
    const foreign = await inviteBy(product, token, { phone: "+44 7911 123456" });
    expect((await listed(local.id))?.phone).toBe("+962791234567");
    expect((await listed(foreign.id))?.phone).toBe("+447911123456");
  });

  it("needs neither address nor number, but a name, a gender and an offered plan", async () => {
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

  it("refuses an address that somebody has, or the trainer", async () => {
    const { email } = await makeTrainee();
    for (const taken of [email.toUpperCase(), env.TRAINER_EMAIL]) {
      expect((await problemOf(await invite(newInvitation({ email: taken })))).code).toBe(
        "email_taken",
      );
    }
  });
});

describe("sending an invitation", () => {
  it("mails the link that counts, in the name of the business and the person's gender", async () => {
    await setting("general", { businessName: "نادي القمة" });
    const invited = await inviteBy(product, token);
    expect((await post(`/invitations/${invited.id}/mail`)).status).toBe(200);
    await product.settle();
    const [mail] = product.mails;
    expect(mail).toMatchObject({ to: invited.email, subject: "نادي القمة: دعوة للانضمام" });
    expect(mail?.text).toContain(invited.link);
    expect(mail?.text).toContain("افتحي الرابط");
    expect(mail?.text).toContain("14 يوماً");
    expect(mail?.text).toContain("ولن يُنشأ أي حساب");
  });

  it("says of an account that is there already nothing of making one", async () => {
    const trainee = await makeTrainee();
    await withoutPassword(trainee.id);
    const id = newId();
    await post(`/trainees/${trainee.id}/invitation`, { id });
    expect((await post(`/invitations/${id}/mail`)).status).toBe(200);
    await product.settle();
    expect(product.mails[0]?.text).toContain("فلا يلزم أي إجراء.");
    expect(product.mails[0]?.text).not.toContain("ولن يُنشأ");
  });

  it("mails nothing where there is no address, or no open invitation", async () => {
    const silent = await inviteBy(product, token, { email: null as unknown as string });
    expect((await post(`/invitations/${silent.id}/mail`)).status).toBe(400);
    const revoked = await inviteBy(product, token);
    await revoke(revoked.id);
    expect((await post(`/invitations/${revoked.id}/mail`)).status).toBe(409);
    expect((await post(`/invitations/${newId()}/mail`)).status).toBe(404);
    await product.settle();
    expect(product.mails).toEqual([]);
  });

  it("makes a new link with 14 days anew, and the old one opens nothing", async () => {
    const invited = await inviteBy(product, token);
    await age(invited.id, 13 * day);
    product.pass(1000);
    const renewed = await linkOf(await post(`/invitations/${invited.id}/renew`));
    expect(renewed).not.toBe(invited.token);
    expect((await problemOf(await show(invited.token))).code).toBe("invitation_invalid");
    product.pass(14 * day - 1000);
    expect((await show(renewed)).status).toBe(200);
  });

  it("opens again what had ended or was taken back, never what was accepted", async () => {
    const ended = await inviteBy(product, token);
    await age(ended.id, 15 * day);
    expect((await listed(ended.id))?.state).toBe("ended");
    expect((await show(await linkOf(await post(`/invitations/${ended.id}/renew`)))).status).toBe(
      200,
    );
    await revoke(ended.id);
    expect((await show(await linkOf(await post(`/invitations/${ended.id}/renew`)))).status).toBe(
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

describe("taking an invitation back", () => {
  it("closes the link at once, and may be asked for twice", async () => {
    const invited = await inviteBy(product, token);
    expect((await revoke(invited.id)).status).toBe(200);
    expect((await revoke(invited.id)).status).toBe(200);
    expect(await problemOf(await show(invited.token))).toEqual({
      status: 410,
      code: "invitation_revoked",
    });
    expect((await listed(invited.id))?.state).toBe("revoked");
  });
});

describe("an account without a password", () => {
  const create = (body: unknown) => post("/trainees", body);
  const details = async (id: string) =>
    (await product.call(`/api/admin/trainees/${id}`, { token })).json();

  it("is made by the trainer's form, once however often it is sent, and says so", async () => {
    const { password: _, ...person } = makePerson();
    expect((await create(person)).status).toBe(200);
    expect((await create(person)).status).toBe(200);
    expect(await details(person.id)).toMatchObject({ entered: false, status: "active" });
    const account = env.DB.prepare("select password_hash from accounts where id = ?");
    expect(await account.bind(person.id).first()).toEqual({ password_hash: null });
  });

  it("is no way for visitors to register", async () => {
    const { password: _, ...person } = makePerson();
    expect((await product.call("/api/access/register", { body: person })).status).toBe(400);
  });

  it("has one link that opens: a new invitation ends the one before", async () => {
    const { id } = await makeTrainee();
    await withoutPassword(id);
    const path = `/trainees/${id}/invitation`;
    const first = await linkOf(await post(path, { id: newId() }));
    const second = await linkOf(await post(path, { id: newId() }));
    expect((await problemOf(await show(first))).code).toBe("invitation_revoked");
    expect((await show(second)).status).toBe(200);
  });

  it("has one link that opens when one that was taken back is renewed", async () => {
    const { id } = await makeTrainee();
    await withoutPassword(id);
    const path = `/trainees/${id}/invitation`;
    const [first, second] = [newId(), newId()];
    await post(path, { id: first });
    const ofSecond = await linkOf(await post(path, { id: second }));
    const foreign = await inviteBy(product, token);
    product.pass(1000);
    const renewed = await linkOf(await post(`/invitations/${first}/renew`));
    expect((await problemOf(await show(ofSecond))).code).toBe("invitation_revoked");
    expect((await show(renewed)).status).toBe(200);
    expect((await show(foreign.token)).status).toBe(200);
  });

  it("is opened by no link that went to the address before", async () => {
    const trainee = await makeTrainee();
    await withoutPassword(trainee.id);
    const path = `/trainees/${trainee.id}/invitation`;
    const link = await linkOf(await post(path, { id: newId() }));
    const change = (body: unknown) =>
      product.call(`/api/admin/trainees/${trainee.id}`, { method: "PATCH", token, body });
    expect((await change({ email: trainee.email, name: "ريم سالم" })).status).toBe(200);
    expect((await show(link)).status).toBe(200);
    expect((await change({ email: `${newId()}@example.com` })).status).toBe(200);
    expect((await problemOf(await show(link))).code).toBe("invitation_revoked");
    const password = { token: link, password: "a stranger's choice" };
    const chosen = await product.call("/api/access/invitation/password", { body: password });
    expect((await problemOf(chosen)).code).toBe("invitation_revoked");
    expect((await show(await linkOf(await post(path, { id: newId() })))).status).toBe(200);
  });

  it("is the only kind that can be invited", async () => {
    const { id } = await makeTrainee();
    await env.DB.prepare("update accounts set password_hash = 'x' where id = ?").bind(id).run();
    const body = { id: newId() };
    expect((await problemOf(await post(`/trainees/${id}/invitation`, body))).code).toBe(
      "invitation_used",
    );
    expect((await post(`/trainees/${newId()}/invitation`, body)).status).toBe(404);
  });
});

describe("what stays of invitations", () => {
  it("keeps a plan from going while one is open, and no longer", async () => {
    const plan = `plan-${newId()}`;
    await env.DB.prepare(
      `insert into plans (id, name, price_agorot, months, features, status, position, created_at, updated_at)
       values (?1, 'خاصة', 100, 1, '["متابعة"]', 'active', 91, 1, 1)`,
    )
      .bind(plan)
      .run();
    const invited = await inviteBy(product, token, { plan });
    const remove = () =>
      product.call(`/api/admin/plans/${plan}`, { method: "DELETE", token, body: {} });
    expect((await problemOf(await remove())).code).toBe("plan_in_use");
    await revoke(invited.id);
    expect((await remove()).status).toBe(200);
    expect((await problemOf(await post(`/invitations/${invited.id}/renew`))).code).toBe("conflict");
  });

  it("goes a month after its end, whatever became of it", async () => {
    const invited = await inviteBy(product, token);
    product.pass(43 * day);
    await deleteAllExpired(product.platform);
    expect(await rowOfInvitation(invited.id)).not.toBeNull();
    product.pass(2 * day);
    await deleteAllExpired(product.platform);
    expect(await rowOfInvitation(invited.id)).toBeNull();
  });
});

describe("the trainer's word on who asked to join", () => {
  const waiting = async () => {
    const trainee = await makeTrainee();
    await env.DB.prepare("update trainee_profiles set status = 'pending' where id = ?")
      .bind(trainee.id)
      .run();
    return trainee;
  };
  const decide = async (id: string, status: string) => {
    const answer = await product.call(`/api/admin/trainees/${id}`, {
      method: "PATCH",
      token,
      body: { status },
    });
    await product.settle();
    return answer;
  };

  it("is mailed in the name of the business, once, and opens the account", async () => {
    await setting("general", { businessName: "نادي القمة" });
    const trainee = await waiting();
    await Promise.all([decide(trainee.id, "active"), decide(trainee.id, "active")]);
    await decide(trainee.id, "active");
    expect(product.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [trainee.email, "مِران: تمت الموافقة على طلبك"],
    ]);
    expect(product.mails[0]?.text).toContain("نادي القمة");
  });

  it("is mailed kindly when it is no", async () => {
    const trainee = await waiting();
    await decide(trainee.id, "inactive");
    expect(product.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [trainee.email, "مِران: بخصوص طلب انضمامك"],
    ]);
  });

  it("mails nothing to whoever did not wait", async () => {
    const trainee = await makeTrainee();
    await decide(trainee.id, "inactive");
    await decide(trainee.id, "active");
    expect(product.mails).toEqual([]);
  });
});
