import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { cloudflarePlatform, type Env } from "../../../worker/edge/cloudflare.ts";

const week = 7 * 86_400_000;
const aheadOf = (vars: Partial<Env>) =>
  cloudflarePlatform({ ...env, ...vars } as Env, () => {}).now() - Date.now();

describe("the clock", () => {
  it("runs some days ahead in development, where a coming week is to be seen", () => {
    expect(aheadOf({ ENVIRONMENT: "development", DAYS_AHEAD: "7" })).toBeCloseTo(week, -3);
    expect(aheadOf({ ENVIRONMENT: "development" })).toBeCloseTo(0, -3);
  });

  it("is nobody's to move in production", () => {
    expect(aheadOf({ ENVIRONMENT: "production", DAYS_AHEAD: "7" })).toBeCloseTo(0, -3);
  });
});
