import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  readRegistrationSettings,
  readSecuritySettings,
} from "../../../../domain/accounts/settings.ts";
import {
  defaultPlanOf,
  isDefaultTarget,
  readDefaultSettings,
} from "../../../../domain/people/defaults.ts";
import { readGeneralSettings } from "../../../../domain/plumbing/settings.ts";

describe("stored settings", () => {
  it("have defaults for missing values", () => {
    expect(readGeneralSettings(undefined)).toEqual({
      trainerName: "المدرب",
      businessName: null,
      timeZone: "Asia/Hebron",
    });
    expect(readSecuritySettings(null)).toEqual({ emailConfirmation: false });
    expect(readRegistrationSettings({})).toEqual({ mode: "open" });
    expect(readDefaultSettings(undefined)).toEqual({ plan: null, targetSteps: 3000 });
  });

  it("accept any stored value", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (stored) => {
        expect(readGeneralSettings(stored).trainerName).not.toBe("");
        expect(["open", "approval", "closed"]).toContain(readRegistrationSettings(stored).mode);
        expect(isDefaultTarget(readDefaultSettings(stored).targetSteps)).toBe(true);
        expect(readGeneralSettings(stored).businessName).not.toBe("");
      }),
    );
  });

  it("have the business's name without invalid characters", () => {
    expect(readGeneralSettings({ businessName: "  نادي سامر " }).businessName).toBe("نادي سامر");
    expect(readGeneralSettings({ businessName: "a\u0000b" }).businessName).toBeNull();
  });

  it("take a first target of 1000 to 20000 steps by 500", () => {
    for (const steps of [1000, 3500, 20_000]) expect(isDefaultTarget(steps)).toBe(true);
    for (const steps of [500, 3200, 20_500, Number.NaN, "3000"]) {
      expect(isDefaultTarget(steps)).toBe(false);
    }
  });

  it("choose the first plan on offer if the stored one is gone", () => {
    const offered = [{ id: "basic" }, { id: "pro" }];
    expect(defaultPlanOf({ plan: "pro" }, offered)).toBe("pro");
    expect(defaultPlanOf({ plan: "gone" }, offered)).toBe("basic");
    expect(defaultPlanOf({ plan: null }, offered)).toBe("basic");
    expect(defaultPlanOf({ plan: "pro" }, [])).toBeUndefined();
  });
});
