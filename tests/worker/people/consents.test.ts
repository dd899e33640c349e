import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OwnCheckIns } from "../../../domain/contract/check-ins/check-ins.ts";
import { problemOf } from "../../support/access.ts";
import { decide } from "../../support/consents.ts";
import { makeTelling } from "../../support/telling.ts";
import { call, makeTrainee, makeTrainer, type SignedInTrainee } from "../../support/worker.ts";

let trainee: SignedInTrainee;
beforeEach(async () => {
  trainee = await makeTrainee();
});

// Files of the demo's platform share one clock.
afterEach(() => {
  vi.useRealTimers();
});

const decided = async (given: boolean) => (await decide(trainee, given)).json();
const waitingOrders = () =>
  env.DB.prepare("select count(*) as waiting from outbox where topic = 'tell_inboxes'").first(
    "waiting",
  );
const archived = async ({ token }: SignedInTrainee) =>
  (await (await call("/api/trainee/check-ins", { token })).json<OwnCheckIns>()).archiveConsent;

describe("PUT /api/trainee/consents/{purpose}", () => {
  it("keeps the times of both decisions, and the first time of the same again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const start = Date.now();
    expect(await archived(trainee)).toBeNull();
    expect(await decided(true)).toEqual({ givenAt: start, withdrawnAt: null });
    vi.setSystemTime(start + 1000);
    expect(await decided(true)).toEqual({ givenAt: start, withdrawnAt: null });
    expect(await decided(false)).toEqual({ givenAt: start, withdrawnAt: start + 1000 });
    vi.setSystemTime(start + 2000);
    expect(await decided(false)).toEqual({ givenAt: start, withdrawnAt: start + 1000 });
    expect(await archived(trainee)).toEqual({ givenAt: start, withdrawnAt: start + 1000 });
    expect(await decided(true)).toEqual({ givenAt: start + 2000, withdrawnAt: null });
    expect(await archived(await makeTrainee())).toBeNull();
  });

  it("notes a refusal before any consent", async () => {
    expect(await decided(false)).toEqual({ givenAt: null, withdrawnAt: expect.any(Number) });
  });

  it.each(["answers_archive", "fasting_coach", "fasting_archive"])(
    "tells of a decision about %s once, and of the same again nobody",
    async (purpose) => {
      await makeTrainer();
      const product = makeTelling();
      const toldOf = async (given: boolean) => {
        const body = { given };
        const path = `/api/trainee/consents/${purpose}`;
        const { status } = await product.call(path, { method: "PUT", token: trainee.token, body });
        expect(status).toBe(200);
        await product.settle();
        return product.told.splice(0).length;
      };
      const told = purpose === "fasting_archive" ? 1 : 2;
      for (const given of [true, false]) {
        expect(await toldOf(given)).toBe(told);
        expect(await toldOf(given)).toBe(0);
      }
      expect(await waitingOrders()).toBe(0);
    },
  );

  it("refuses an unknown purpose and another value", async () => {
    expect((await decide(trainee, true, "coach")).status).toBe(400);
    const refused = await decide(trainee, "yes");
    expect(refused.status).toBe(400);
    expect((await problemOf(refused)).fields).toHaveProperty("given");
    expect(await archived(trainee)).toBeNull();
  });
});
