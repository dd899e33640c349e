import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { maxQuotaWaitMs } from "../../../domain/plumbing/mail.ts";
import { outboxTries } from "../../../domain/plumbing/outbox.ts";
import { drainOutbox } from "../../../worker/actions/plumbing/drain-outbox.ts";
import { cloudflareMail } from "../../../worker/edge/mail.ts";
import { effectsAt, makeMail, orderAt, outboxRows } from "../../support/outbox.ts";

const start = Date.UTC(2026, 0, 4, 8);
const tomorrow = Date.UTC(2026, 0, 5);
const hourMs = 3_600_000;

/** Cloudflare's binding in the Worker, with its answer to each mail. */
function binding(answer: () => Promise<unknown>, MAIL_FROM = "Miran <no-reply@miran.test>") {
  const sent: unknown[] = [];
  const send = async (mail: unknown) => {
    sent.push(mail);
    return answer();
  };
  return { EMAIL: { send } as unknown as SendEmail, MAIL_FROM, sent };
}

const failing = (code: string, details: object = {}) =>
  binding(() =>
    Promise.reject(Object.assign(new Error(`cannot send: ${code}`), { code, ...details })),
  );

async function drainAt(now: number, bindings: ReturnType<typeof binding>) {
  const { platform, logged } = effectsAt(now, { mail: cloudflareMail(bindings, () => now) });
  await drainOutbox(platform);
  return logged;
}

beforeEach(() => orderAt(start, { topic: "send_mail", payload: makeMail() }));

afterEach(async () => {
  await env.DB.prepare("delete from outbox").run();
});

describe("a mail's sender", () => {
  const fine = (from: string) => binding(async () => ({ messageId: "1" }), from);

  it.each([
    ["Miran <no-reply@miran.test>", { email: "no-reply@miran.test", name: "Miran" }],
    [
      '"مِران، للتدريب" <no-reply@miran.test>',
      { email: "no-reply@miran.test", name: "مِران، للتدريب" },
    ],
    ["no-reply@miran.test", { email: "no-reply@miran.test", name: "Miran" }],
    ["<no-reply@miran.test>", { email: "no-reply@miran.test", name: "Miran" }],
  ])("is an address and a name, for any form of MAIL_FROM: %s", async (from, sender) => {
    const bindings = fine(from);
    await cloudflareMail(bindings, () => start).send(makeMail());
    await cloudflareMail(bindings, () => start).send(makeMail(), "نادي سامر");
    expect(bindings.sent).toMatchObject([
      { from: sender },
      { from: { ...sender, name: "نادي سامر" } },
    ]);
  });

  it.each(["", "Miran", "Miran <>", "a@b@c"])("is missing in %j", async (from) => {
    const sending = cloudflareMail(fine(from), () => start).send(makeMail());
    await expect(sending).rejects.toThrow("MAIL_FROM holds no address");
  });
});

describe("an exhausted quota", () => {
  it("delays a mail until tomorrow, without counting a try", async () => {
    const logged = await drainAt(start, failing("E_DAILY_LIMIT_EXCEEDED"));
    const [entry] = await outboxRows();
    expect(entry).toMatchObject({
      attempts: 0,
      parked_at: null,
      last_error: "E_DAILY_LIMIT_EXCEEDED",
    });
    expect(entry?.available_at).toBeGreaterThanOrEqual(tomorrow);
    expect(entry?.available_at).toBeLessThan(tomorrow + hourMs);
    expect(logged).toMatchObject([{ level: "warn", event: "mail_postponed" }]);
  });

  it("delays a mail for an hour with an hourly quota, or for the given time", async () => {
    await drainAt(start, failing("E_RATE_LIMIT_EXCEEDED"));
    const [hourly] = await outboxRows();
    expect(hourly?.available_at).toBeGreaterThanOrEqual(start + hourMs);
    expect(hourly?.available_at).toBeLessThan(start + 2 * hourMs);
    const again = hourly?.available_at ?? 0;
    await drainAt(again, failing("E_RATE_LIMIT_EXCEEDED", { retryAfter: 7200 }));
    const [told] = await outboxRows();
    expect(told?.attempts).toBe(0);
    expect(told?.available_at).toBeGreaterThanOrEqual(again + 2 * hourMs);
    expect(told?.available_at).toBeLessThan(again + 3 * hourMs);
  });

  it("delays for more days than there are tries, then parks the mail", async () => {
    let now = start;
    let days = 0;
    for (; (await outboxRows())[0]?.parked_at === null; days++) {
      await drainAt(now, failing("E_RATE_LIMIT_EXCEEDED", { retryAfter: 12 * 3600 }));
      now = Math.max(now, (await outboxRows())[0]?.available_at ?? 0);
    }
    expect(days).toBeGreaterThan(outboxTries);
    expect(now - start).toBeLessThanOrEqual(maxQuotaWaitMs);
    expect(await outboxRows()).toMatchObject([{ last_error: "E_RATE_LIMIT_EXCEEDED" }]);
  });

  it("allows the mail once renewed", async () => {
    await drainAt(start, failing("E_DAILY_LIMIT_EXCEEDED"));
    const fine = binding(async () => ({ messageId: "1" }));
    await drainAt(tomorrow + hourMs, fine);
    expect(fine.sent).toMatchObject([{ to: makeMail().to }]);
    expect(await outboxRows()).toEqual([]);
  });
});

describe("a permanently refused mail", () => {
  it.each(["E_RECIPIENT_SUPPRESSED", "E_VALIDATION_ERROR"])(
    "is parked at the first answer: %s",
    async (code) => {
      const logged = await drainAt(start, failing(code));
      expect(await outboxRows()).toMatchObject([
        { attempts: 1, parked_at: start, last_error: code },
      ]);
      expect(logged).toMatchObject([{ level: "error", event: "outbox_parked" }]);
    },
  );

  it("is recognised by the error's text too", async () => {
    await drainAt(
      start,
      binding(() => Promise.reject(new Error("E_RECIPIENT_SUPPRESSED: bounced"))),
    );
    expect(await outboxRows()).toMatchObject([{ parked_at: start }]);
  });
});

it("is different from any other failure, which counts as a try", async () => {
  await drainAt(start, failing("E_INTERNAL_SERVER_ERROR"));
  expect(await outboxRows()).toMatchObject([{ attempts: 1, parked_at: null }]);
});
