import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { AccountDeletion } from "../../../domain/contract/accounts/account-deletion.ts";
import type { Home } from "../../../domain/contract/home/home.ts";
import { deletionInstant } from "../../../domain/people/account-deletion.ts";
import { deleteDueAccounts } from "../../../worker/actions/people/delete-due-accounts.ts";
import { listDueAccounts } from "../../../worker/data/people/account-deletion.ts";
import { deleteDueTrainee } from "../../../worker/data/people/trainee-deletion.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import {
  givePassword,
  makeProduct,
  type Product,
  problemOf,
  rightPassword,
} from "../../support/access.ts";
import { ownChat, readPage, sendText } from "../../support/conversation-routes.ts";
import { fillEverything, traces } from "../../support/every-table.ts";
import { makePerson } from "../../support/person.ts";
import {
  makeListed,
  makePlans,
  readTrainee,
  readTraineesPage,
  rows,
} from "../../support/trainees.ts";
import { makeSession, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

/** Longer than until the end of the seventh day, in any zone. */
const longEnough = 8 * 86_400_000;
const path = "/api/trainee/account-deletion";

let product: Product;
let trainer: SignedInTrainee;
let trainee: SignedInTrainee;
beforeEach(async () => {
  await makePlans();
  // Deletions of earlier tests would be due here too.
  await rows("update accounts set deletes_at = null where deletes_at is not null");
  product = makeProduct();
  trainer = await makeTrainer();
  trainee = await makeListed({ name: "آية الخطيب" });
  await givePassword(trainee.id);
});

const typed = { password: rightPassword, name: "آية الخطيب" };
const order = (body: unknown = typed, { token } = trainee) => product.call(path, { body, token });
const keep = ({ token } = trainee) => product.call(path, { method: "DELETE", body: {}, token });
const deletionInstantOf = async ({ token } = trainee) =>
  (await (await product.call(path, { token })).json<AccountDeletion>()).deletesAt;

async function ordered(): Promise<number> {
  const response = await order();
  if (response.status !== 200) throw new Error(await response.text());
  const { deletesAt } = await response.json<AccountDeletion>();
  await product.settle();
  return deletesAt ?? 0;
}

/** Runs the hourly job and its ordered effects. */
async function runJob() {
  const counts = await deleteDueAccounts(product.platform);
  await product.settle();
  return counts;
}

describe("requesting the deletion of one's account", () => {
  it("is due in seven days, and changes nothing until then", async () => {
    const before = product.platform.now();
    const deletesAt = await ordered();
    expect(deletesAt).toBe(deletionInstant(before, "Asia/Hebron"));
    expect(await deletionInstantOf()).toBe(deletesAt);
    const home = await product.call("/api/trainee/home?date=2026-01-05", { token: trainee.token });
    expect((await home.json<Home>()).deletesAt).toBe(deletesAt);
    const signedIn = await product.call("/api/access/sign-in", {
      body: { email: trainee.email, password: rightPassword, area: "trainee" },
    });
    expect(signedIn.status).toBe(200);
  });

  it("is visible to the trainer in the list and on the trainee's page", async () => {
    expect((await readTrainee(trainer.token, trainee.id)).deletesAt).toBeNull();
    const deletesAt = await ordered();
    expect((await readTrainee(trainer.token, trainee.id)).deletesAt).toBe(deletesAt);
    const { trainees } = await readTraineesPage(trainer.token);
    expect(trainees.find(({ id }) => id === trainee.id)?.deletesAt).toBe(deletesAt);
  });

  it("ends other sessions and mails the day with a way back, once for repeated requests", async () => {
    const other = await makeSession("trainee", trainee.id);
    const first = await ordered();
    product.pass(60_000);
    expect(await ordered()).toBe(first);
    const elsewhere = await product.call(path, { token: other.token });
    expect(await problemOf(elsewhere)).toMatchObject({ code: "session_ended" });
    expect(product.mails).toHaveLength(1);
    const [mail] = product.mails;
    expect(mail?.to).toBe(trainee.email);
    expect(mail?.subject).toBe("مِران: طلب حذف حسابك");
    expect(mail?.text).toContain("/trainee\n");
    const day = new Intl.DateTimeFormat("ar-u-ca-gregory-nu-latn", {
      dateStyle: "full",
      timeZone: "Asia/Hebron",
    }).format(first);
    expect(mail?.text).toContain(day);
  });

  it.each(["آية الخطيب", "  ايه  الخطيب ", "آيَةُ الخطيب"])(
    "accepts the name as «%s»",
    async (name) => {
      expect((await order({ ...typed, name })).status).toBe(200);
    },
  );

  it("is refused with another name, at its field", async () => {
    expect(await problemOf(await order({ ...typed, name: "آية" }))).toEqual({
      status: 400,
      code: "invalid_request",
      fields: { name: { code: "not_own_name" } },
    });
    expect(await deletionInstantOf()).toBeNull();
    expect(product.mails).toEqual([]);
  });

  it("is refused with a wrong password, which slows guessing", async () => {
    for (let time = 0; time < 5; time++) {
      expect(await problemOf(await order({ ...typed, password: "wrong" }))).toMatchObject({
        fields: { password: { code: "wrong_password" } },
      });
    }
    expect((await order()).status).toBe(429);
    expect(await deletionInstantOf()).toBeNull();
  });

  it("can be revoked repeatedly, and requested again", async () => {
    await ordered();
    expect(await (await keep()).json()).toEqual({ deletesAt: null });
    expect(await (await keep()).json()).toEqual({ deletesAt: null });
    product.pass(60_000);
    expect(await ordered()).toBe(deletionInstant(product.platform.now(), "Asia/Hebron"));
  });

  it("keeps the phone's link working until the deletion", async () => {
    const made = await product.call("/api/trainee/steps-link", { body: {}, token: trainee.token });
    const { url } = await made.json<{ url: string }>();
    const send = (steps: number) => product.call(new URL(url).pathname, { body: { steps } });
    expect((await send(1000)).status).toBe(200);
    await ordered();
    expect((await send(2000)).status).toBe(200);
    product.pass(longEnough);
    expect(await runJob()).toEqual({ deletedAccounts: 1, failed: 0 });
    expect((await send(3000)).status).toBe(404);
  });
});

describe("the hourly deletion of due accounts", () => {
  it("deletes all rows, the conversation, the inbox and the files, and mails the person", async () => {
    await fillEverything(trainee, trainer);
    await sendText(ownChat(trainee), "وداعاً");
    const file = `trainees/${trainee.id}/photo/1`;
    await env.VIDEOS.put(file, "picture");
    const other = await makeListed();
    await ordered();
    product.pass(longEnough);

    expect(await runJob()).toEqual({ deletedAccounts: 1, failed: 0 });

    expect(await traces(trainee.id, trainee.email, trainee.actor.sessionId)).toEqual({});
    expect(await env.VIDEOS.head(file)).toBeNull();
    const conversation = env.CONVERSATIONS.getByName(trainee.id);
    expect((await conversation.list({ limit: 10 })).messages).toEqual([]);
    expect(product.mails.map(({ to, subject }) => [to, subject]).at(-1)).toEqual([
      trainee.email,
      "مِران: حُذف حسابك",
    ]);
    expect((await readPage(ownChat(other))).messages).toEqual([]);
    expect(await runJob()).toEqual({});
  });

  it("waits for the end of the seven days", async () => {
    const last = await ordered();
    product.pass(last - product.platform.now() - 1);
    expect(await runJob()).toEqual({});
    product.pass(1);
    expect(await runJob()).toEqual({ deletedAccounts: 1, failed: 0 });
  });

  it("skips an account kept a moment before", async () => {
    await fillEverything(trainee, trainer);
    await ordered();
    product.pass(longEnough);
    const database = env.DB as unknown as DatabaseClient;
    const now = product.platform.now();
    const [due] = await listDueAccounts(database, { now, limit: 1 });
    expect(due).toEqual({
      id: trainee.id,
      email: trainee.email,
      name: "آية الخطيب",
      language: "ar",
    });
    await rows("update accounts set deletes_at = null where id = ?", trainee.id);
    const before = await traces(trainee.id, trainee.email);

    const mail = { to: trainee.email, subject: "x", text: "x", html: "x" };
    const gone = await deleteDueTrainee(database, {
      traineeId: trainee.id,
      trainerId: trainer.id,
      mail,
      now,
    });

    expect(gone).toBe(false);
    expect(await traces(trainee.id, trainee.email)).toEqual(before);
  });

  it("never deletes the trainer", async () => {
    await rows("update accounts set deletes_at = 1 where id = ?", trainer.id);
    expect(await runJob()).toEqual({});
    expect((await product.call("/api/admin/unread", { token: trainer.token })).status).toBe(200);
    await rows("update accounts set deletes_at = null where id = ?", trainer.id);
  });

  it("continues past a failing account, and retries it", async () => {
    const other = await makeListed();
    await rows("update accounts set deletes_at = 1 where id = ?", trainee.id);
    await rows("update accounts set deletes_at = 2 where id = ?", other.id);
    await env.DB.exec(
      `create trigger hold before delete on accounts when old.id = '${trainee.id}' begin select raise(abort, 'held'); end`,
    );
    await expect(deleteDueAccounts(product.platform)).rejects.toMatchObject({
      counts: { deletedAccounts: 1, failed: 1 },
    });
    await env.DB.exec("drop trigger hold");
    expect(await runJob()).toEqual({ deletedAccounts: 1, failed: 0 });
  });

  it("frees the address for a new registration", async () => {
    await ordered();
    product.pass(longEnough);
    await runJob();
    const response = await product.call("/api/access/register", {
      body: makePerson({ email: trainee.email }),
    });
    expect(response.status, await response.clone().text()).toBe(200);
    const [account] = await rows("select deletes_at from accounts where email = ?", trainee.email);
    expect(account).toEqual({ deletes_at: null });
  });
});
