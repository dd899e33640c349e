import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it } from "vitest";
import { sendingMark } from "../../../domain/plumbing/outbox.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { claimOutbox, noteSending } from "../../../worker/data/plumbing/outbox-claims.ts";
import { retryParked } from "../../../worker/data/plumbing/parked-outbox.ts";
import { trainerScope } from "../../../worker/data/scope.ts";
import type { DatabaseClient } from "../../../worker/db/client.ts";
import { effectsAt, makeMail, orderAt, outboxRows } from "../../support/outbox.ts";
import { makeTrainer } from "../../support/worker.ts";

const start = Date.UTC(2026, 0, 4, 8);
const leaseOver = start + 11 * 60_000;
const mail = { topic: "send_mail", payload: makeMail() } as const;
const sent = "mail layan@example.com";
const real = env.DB as unknown as DatabaseClient;

/** The database, whose first `times` deletions of an entry fail. */
function forgettingFails(times: number): DatabaseClient {
  let left = times;
  return {
    batch: (statements) => real.batch(statements),
    prepare(query) {
      if (query.startsWith("delete from") && left-- > 0) {
        throw new Error("D1_ERROR: Network connection lost.");
      }
      return real.prepare(query);
    },
  };
}

afterEach(async () => {
  await env.DB.prepare("delete from outbox").run();
});

describe("a mail", () => {
  it("is marked in its row before it is sent", async () => {
    await orderAt(start, mail);
    const noted: unknown[] = [];
    const send = async () => void noted.push((await outboxRows())[0]?.last_error);
    await drainOutbox(effectsAt(start, { mail: { send } }).platform);
    expect(noted).toEqual([sendingMark]);
    expect(await outboxRows()).toEqual([]);
  });

  it("is deleted by a second try after a failed first one", async () => {
    await orderAt(start, mail);
    const first = effectsAt(start, { database: forgettingFails(1) });
    expect(await drainOutbox(first.platform)).toEqual({ done: 1, failed: 0 });
    expect(await outboxRows()).toEqual([]);
  });

  it("is not sent twice if it cannot be deleted, but parked", async () => {
    await orderAt(start, mail, { topic: "erase_inbox", payload: { accountId: "b" } });
    const first = effectsAt(start, { database: forgettingFails(4) });
    expect(await drainOutbox(first.platform)).toEqual({ done: 2, failed: 0 });
    expect(first.logged).toMatchObject([
      { event: "outbox_not_crossed_out" },
      { event: "outbox_not_crossed_out" },
    ]);
    expect(first.done.sort()).toEqual(["inbox b", sent]);

    const later = effectsAt(leaseOver);
    await drainOutbox(later.platform);
    expect(later.done).toEqual(["inbox b"]);
    expect(later.logged).toMatchObject([{ level: "error", event: "outbox_parked" }]);
    const [parked] = await outboxRows();
    expect(parked).toMatchObject({ parked_at: leaseOver });
    expect(parked?.last_error).toContain("may have been sent");

    const { actor } = await makeTrainer();
    const scope = trainerScope(real, actor, Date.now());
    expect(await retryParked(scope, parked?.id ?? "")).toBe("done");
    const again = effectsAt(Date.now());
    await drainOutbox(again.platform);
    expect(again.done).toEqual([sent]);
  });

  it("is sent by the next try after a failure", async () => {
    await orderAt(start, mail);
    await drainOutbox(effectsAt(start, { failures: 1 }).platform);
    const later = effectsAt(start + 60 * 60_000);
    await drainOutbox(later.platform);
    expect(later.done).toEqual([sent]);
  });

  it("is left to its current drain", async () => {
    await orderAt(start, mail);
    const claim = { lease: 1000, limit: 1, long: false };
    const { entries } = await claimOutbox(real, { now: start, ...claim });
    await claimOutbox(real, { now: start + 1001, ...claim });
    const [entry] = entries;
    expect(entry && (await noteSending(real, entry))).toBe(false);
    expect((await outboxRows())[0]?.last_error).toBeNull();
  });
});
