import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { cloudflarePlatform, type Env } from "../../../worker/edge/cloudflare.ts";

const week = 7 * 86_400_000;
const aheadOf = (vars: Partial<Env>) =>
  cloudflarePlatform({ ...env, ...vars } as Env, () => {}).now() - Date.now();

describe("the clock", () => {
  it("runs ahead by the configured days in development", () => {
    expect(aheadOf({ ENVIRONMENT: "development", DAYS_AHEAD: "7" })).toBeCloseTo(week, -3);
    expect(aheadOf({ ENVIRONMENT: "development" })).toBeCloseTo(0, -3);
  });

  it("ignores the setting in production", () => {
    expect(aheadOf({ ENVIRONMENT: "production", DAYS_AHEAD: "7" })).toBeCloseTo(0, -3);
  });
});
