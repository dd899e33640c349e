import { describe, expect, it } from "vitest";
import { pastFileName } from "../../../../../domain/copies/past/file-name.ts";
import { pastBounds } from "../../../../../domain/copies/past/past.ts";
import { checkField } from "../../../../../domain/fields.ts";

describe("the stored name of a file", () => {
  it.each([
    ["workouts.csv", "workouts.csv"],
    ["\u202bتمارين\u202c.csv", "تمارين.csv"],
    ["my\nfile\u0000.csv", "my file.csv"],
    [`${"💪".repeat(70)}x`, `${"💪".repeat(59)}x`],
    [" \u202e ", "file"],
  ])("of %j is %j, which the server takes", (name, stored) => {
    expect(pastFileName(name)).toBe(stored);
    expect(checkField({ kind: "text", max: pastBounds.file }, stored)).toBeUndefined();
  });
});
