import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays, localDateAt } from "../../../domain/calendar.ts";
import type { LedgerPage } from "../../../domain/contract/attention/debtors.ts";
import type { JobAudience, TraineeJobPreview } from "../../../domain/contract/jobs/jobs.ts";
import { newId } from "../../../domain/id.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import type { Product } from "../../support/access.ts";
import { charge, ledger } from "../../support/cash-desk.ts";
import { conversationOf } from "../../support/conversation.ts";
import { emptyJobs, jobDesk } from "../../support/job-desk.ts";
import { chosen, makeJob } from "../../support/jobs.ts";
import { makeListed } from "../../support/trainees.ts";
import { call, makePlatform, type SignedInTrainee } from "../../support/worker.ts";

const { run } = jobDesk(() => ({ product, trainer }));
const today = localDateAt(Date.now(), "Asia/Hebron");

let trainer: SignedInTrainee;
let product: Product;
beforeEach(async () => {
  ({ trainer, product } = await emptyJobs());
});

const action = {
  kind: "message",
  about: "payment",
  text: "مرحباً {الاسم}، بقي {المبلغ} {فأخبرني|فأخبريني}.",
} as const;
const owes = (kind: "open" | "overdue"): JobAudience => ({
  kind: "matching",
  filter: { search: "", owes: kind, date: today },
  except: [],
});

const textsOf = async ({ id }: SignedInTrainee) => {
  const { messages } = await conversationOf(id).list({ limit: 50 });
  return messages.map(({ body }) => body.kind === "text" && body.text);
};
const pay = ({ id }: SignedInTrainee, agorot: number) =>
  env.DB.prepare(
    `insert into payments (id, trainee_id, agorot, method, paid_on, created_at)
     values (?1, ?2, ?3, 'cash', ?4, 1)`,
  )
    .bind(newId(), id, agorot, today)
    .run();

async function makeDebtor(name: string, days: number): Promise<SignedInTrainee> {
  const person = await makeListed({ name });
  await charge(person, addDays(today, -days), 29_950);
  return person;
}

const previewOf = async (audience: JobAudience): Promise<TraineeJobPreview> => {
  const aim = { kind: "message", about: "payment" };
  const answer = await call("/api/admin/trainee-jobs/preview", {
    token: trainer.token,
    body: { audience, aim },
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

/** Who owes now, by name, and whether a reminder of theirs is told. */
async function remindedNames() {
  const page: LedgerPage = await (
    await call(`${ledger}?month=${today.slice(0, 7)}`, { token: trainer.token })
  ).json();
  return page.owing?.debtors.map(({ name, remindedAt }) => [name, remindedAt !== null]).toSorted();
}

describe("a reminder of what is due", () => {
  it("is previewed with each debtor's amount, for all debts or the overdue ones", async () => {
    await makeDebtor("هند سالم", 20);
    await makeDebtor("رغد سالم", 0);
    await makeListed({ name: "دافعة" });
    const open = await previewOf(owes("open"));
    expect(open.people.map(({ name, due }) => [name, due])).toEqual([
      ["رغد سالم", 29_950],
      ["هند سالم", 29_950],
    ]);
    const overdue = await previewOf(owes("overdue"));
    expect(overdue.people.map(({ name }) => name)).toEqual(["هند سالم"]);
  });

  it("names each person's amount of the moment, skips who has paid, and is remembered", async () => {
    const [whole, part, paid] = [
      await makeDebtor("هند سالم", 20),
      await makeDebtor("رغد سالم", 20),
      await makeDebtor("سلمى سالم", 20),
    ];
    await pay(part, 9950);
    const job = makeJob(action, chosen(whole, part, paid), 3);
    await pay(paid, 29_950);
    await run(job);
    await product.settle();
    await drainOutbox(makePlatform());
    expect(await textsOf(whole)).toEqual(["مرحباً هند، بقي 299.50\u00a0₪ فأخبريني."]);
    expect(await textsOf(part)).toEqual(["مرحباً رغد، بقي 200\u00a0₪ فأخبريني."]);
    expect(await textsOf(paid)).toEqual([]);
    expect(await remindedNames()).toEqual([
      ["رغد سالم", true],
      ["هند سالم", true],
    ]);
  });

  it("to all leaves out who was reminded today, and says so; to one it goes again", async () => {
    const [one, other, earlier] = [
      await makeDebtor("هند سالم", 20),
      await makeDebtor("رغد سالم", 20),
      await makeDebtor("سلمى سالم", 20),
    ];
    const remind = async (...people: SignedInTrainee[]) => {
      const job = makeJob(action, chosen(...people), people.length);
      await run(job);
      await product.settle();
      await drainOutbox(makePlatform());
      return job.id;
    };
    const dayBefore = await remind(earlier);
    await env.DB.prepare("update trainee_jobs set created_at = created_at - 86400000 where id = ?")
      .bind(dayBefore)
      .run();
    await remind(one);
    const { people, leftOut } = await previewOf(owes("open"));
    expect(people.map(({ name }) => name)).toEqual(["رغد سالم", "سلمى سالم"]);
    expect(leftOut).toEqual([{ reason: "reminded", count: 1, names: ["هند سالم"] }]);
    expect((await previewOf(chosen(one))).total).toBe(1);
    await run(makeJob(action, owes("open"), 2));
    await product.settle();
    await drainOutbox(makePlatform());
    expect(await textsOf(one)).toHaveLength(1);
    expect(await textsOf(other)).toHaveLength(1);
    expect(await previewOf(owes("open"))).toMatchObject({ total: 0, leftOut: [{ count: 3 }] });
  });

  it("is not told of who had paid, and owes again", async () => {
    const person = await makeDebtor("سلمى سالم", 20);
    await pay(person, 29_950);
    await run(makeJob(action, chosen(person), 1));
    await product.settle();
    await drainOutbox(makePlatform());
    await charge(person, addDays(today, -1), 29_950);
    expect(await remindedNames()).toEqual([["سلمى سالم", false]]);
  });

  it("answers no note, and is no other message's reminder", async () => {
    const person = await makeDebtor("هند سالم", 20);
    await env.DB.prepare(
      `insert into notes (id, trainee_id, author_id, type, text, created_at, updated_at)
       values (?1, ?2, ?2, 'question', 'سؤال', 1, 1)`,
    )
      .bind(newId(), person.id)
      .run();
    await run(makeJob({ kind: "message", text: "أهلاً" }, chosen(person), 1));
    await run(makeJob(action, chosen(person), 1));
    await product.settle();
    await drainOutbox(makePlatform());
    const note = await env.DB.prepare("select answered_at from notes where trainee_id = ?")
      .bind(person.id)
      .first();
    expect(note).toEqual({ answered_at: null });
    const { results } = await env.DB.prepare(
      "select body ->> '$.about' as about from trainee_jobs order by created_at, id",
    ).all();
    expect(results.map(({ about }) => about)).toContain(null);
  });
});
