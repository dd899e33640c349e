import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AttentionThresholds,
  thresholdFields,
  thresholdNames,
} from "../../../../domain/attention/attention-thresholds.ts";
import {
  neverOf,
  readThresholds,
  thresholdTexts,
} from "../../../../web/admin/trainee/thresholds/read-thresholds.ts";

function formOf(texts: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(texts)) data.set(name, text);
  return data;
}

describe("a trainee's own thresholds in the form", () => {
  it("round-trip through the form, for any choice", () => {
    const own = fc
      .record(
        Object.fromEntries(
          thresholdNames.map((name) => {
            const { min, max } = thresholdFields[name];
            return [name, fc.option(fc.integer({ min, max }))];
          }),
        ),
        { requiredKeys: [] },
      )
      .map((chosen) => chosen as Partial<AttentionThresholds>);
    fc.assert(
      fc.property(own, (stored) => {
        expect(readThresholds(formOf(thresholdTexts(stored)))).toEqual({ value: stored });
      }),
    );
  });

  it("follow the settings for an empty box, and accept Arabic digits", () => {
    expect(readThresholds(formOf({ silenceDays: " ", endingDays: "١٠" }))).toEqual({
      value: { endingDays: 10 },
    });
  });

  it("are null if «never» is ticked, whatever the box contains", () => {
    const typed = { silenceDays: "900", [neverOf("silenceDays")]: "on" };
    expect(readThresholds(formOf(typed))).toEqual({ value: { silenceDays: null } });
  });

  it("out of bounds are refused at their box", () => {
    const read = readThresholds(formOf({ silenceDays: "0", overdueDays: "2.5", endingDays: "7" }));
    expect(Object.keys("errors" in read ? read.errors : {})).toEqual([
      "silenceDays",
      "overdueDays",
    ]);
  });
});
