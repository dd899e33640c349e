import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sendJobMessages } from "../../../worker/actions/jobs/send-job-messages.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import type { Platform } from "../../../worker/platform.ts";
import { makeProduct, type Product } from "../../support/access.ts";
import { conversationOf } from "../../support/conversation.ts";
import { emptyJobs, jobDesk } from "../../support/job-desk.ts";
import { chosen, makeJob } from "../../support/jobs.ts";
import { makeListed, rows } from "../../support/trainees.ts";
import { makePlatform, type SignedInTrainee } from "../../support/worker.ts";

const { send, run } = jobDesk(() => ({ product, trainer }));

let trainer: SignedInTrainee;
let product: Product;
beforeEach(async () => {
  ({ trainer, product } = await emptyJobs());
});

const textsOf = async (traineeId: string) => {
  const { messages } = await conversationOf(traineeId).list({ limit: 50 });
  return messages.map(({ body }) => body.kind === "text" && body.text);
};

describe("a message to many", () => {
  const action = { kind: "message", text: "أهلاً {الاسم}، {أحسنت|أحسنتِ}." } as const;

  it("reaches each person once, with their name and form", async () => {
    const hind = await makeListed({ name: "هند سالم" });
    const adam = await makeListed({ name: "آدم" });
    await env.DB.prepare("update trainee_profiles set gender = 'male' where id = ?")
      .bind(adam.id)
      .run();
    const job = makeJob(action, chosen(hind, adam), 2);
    await Promise.all([run(job), run(job)]);
    await product.settle();
    await drainOutbox(makePlatform());
    expect(await textsOf(hind.id)).toEqual(["أهلاً هند، أحسنتِ."]);
    expect(await textsOf(adam.id)).toEqual(["أهلاً آدم، أحسنت."]);
    expect(
      await rows("select * from trainee_job_members where job_id = ? and done_at is null", job.id),
    ).toEqual([]);
  });

  it("is refused if a person's text is empty or too long", async () => {
    const person = await makeListed();
    const statusOf = async (text: string) =>
      (await send(makeJob({ kind: "message", text }, chosen(person), 1))).status;
    expect(await statusOf("{|أحسنتِ}")).toBe(400);
    expect(await statusOf("{أحسنت|}")).toBe(400);
    expect(await statusOf(`${"ا".repeat(2035)}{الاسم}`)).toBe(400);
    expect(await statusOf("أحسنت{|ِ}")).toBe(200);
  });

  it("skips people with an empty stored text, without retrying for ever", async () => {
    const person = await makeListed();
    const job = makeJob(action, chosen(person), 1);
    const unsent = { ...makePlatform().live, appendMessage: () => Promise.reject(new Error()) };
    product = makeProduct({ live: unsent, log: () => {} });
    await run(job);
    await product.settle();
    await env.DB.prepare("update trainee_jobs set body = json_set(body, '$.text', ?) where id = ?")
      .bind("{ |}", job.id)
      .run();
    expect(await sendJobMessages(makePlatform(), job.id)).toBe(true);
    expect(await textsOf(person.id)).toEqual([]);
  });

  it("continues past a failing conversation, and fails at the end of the list", async () => {
    const people: SignedInTrainee[] = [];
    for (let i = 0; i < 27; i++) people.push(await makeListed());
    const [broken] = people.map(({ id }) => id).sort();
    const real = makePlatform().live;
    const live: Platform["live"] = {
      ...real,
      appendMessage: (author, message) =>
        author.traineeId === broken
          ? Promise.reject(new Error("broken"))
          : real.appendMessage(author, message),
    };
    const failing = { ...real, appendMessage: () => Promise.reject(new Error("unreachable")) };
    product = makeProduct({ live: failing, log: () => {} });
    const job = makeJob(action, chosen(...people), 27);
    await run(job);
    await product.settle();
    const goOn = (each: Platform["live"]) =>
      sendJobMessages(makePlatform({ live: each }), job.id, 25);
    await expect(goOn(failing)).rejects.toThrow("unreachable");
    expect(await goOn(live)).toBe(false);
    await expect(goOn(live)).rejects.toThrow("broken");
    expect(
      await rows(
        "select trainee_id from trainee_job_members where job_id = ? and done_at is null",
        job.id,
      ),
    ).toEqual([{ trainee_id: broken }]);
  });

  it("stops after a long time, and is continued later", async () => {
    const people: SignedInTrainee[] = [];
    for (let i = 0; i < 27; i++) people.push(await makeListed());
    const { live } = makePlatform();
    const away = { ...live, appendMessage: () => Promise.reject(new Error("away")) };
    product = makeProduct({ live: away, log: () => {} });
    const job = makeJob(action, chosen(...people), 27);
    await run(job);
    await product.settle();
    let now = Date.now();
    const slow = {
      ...live,
      appendMessage: (...given: Parameters<typeof live.appendMessage>) => {
        now += 1_000;
        return live.appendMessage(...given);
      },
    };
    const goOn = () => sendJobMessages(makePlatform({ live: slow, now: () => now }), job.id);
    expect(await goOn()).toBe(false);
    expect(await goOn()).toBe(true);
    for (const { id } of people) expect(await textsOf(id)).toHaveLength(1);
  });

  it("continues after an interruption, and repeats nothing", async () => {
    const people: SignedInTrainee[] = [];
    for (let i = 0; i < 30; i++) people.push(await makeListed());
    const real = makePlatform().live;
    let left = 26;
    const live: Platform["live"] = {
      ...real,
      // The last message is stored, but its answer is lost.
      appendMessage: async (author, message) => {
        if (left <= 0) throw new Error("not reached");
        left -= 1;
        const stored = await real.appendMessage(author, message);
        if (left === 0) throw new Error("cut off");
        return stored;
      },
    };
    product = makeProduct({ live, log: () => {} });
    const job = makeJob(action, chosen(...people), 30);
    await run(job);
    await product.settle();
    const open = () =>
      rows("select * from trainee_job_members where job_id = ? and done_at is null", job.id);
    expect(await open()).toHaveLength(5);
    await drainOutbox(makePlatform({ now: () => Date.now() + 60 * 60_000 }));
    expect(await open()).toEqual([]);
    for (const { id } of people) expect(await textsOf(id)).toHaveLength(1);
  });
});
