import { describe, expect, it } from "vitest";
import { maxMeasuredDays, measurementId } from "../../../../domain/body/measurements.ts";
import type { MeasuredKind } from "../../../../domain/contract/body/measurements.ts";
import { newId } from "../../../../domain/id.ts";
import { readMeasured } from "../../../../web/body/read-measured.ts";
import { withMeasured } from "../../../../web/body/with-measured.ts";

const today = "2026-11-22";

const read = (typed: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries({ date: today, ...typed })) data.append(name, value);
  return readMeasured(data, today);
};

describe("the form of measurements", () => {
  it("reads values in any digits, and omits empty fields", () => {
    expect(read({ waist: "٨٢٫٥", neck: "35,25", arm: " ", weight: "78.5" })).toEqual({
      value: { date: today, values: { waist: 82.5, neck: 35.3 }, weight: 78.5 },
    });
  });

  it.each([
    [{ waist: "900" }, "waist"],
    [{ waist: "0" }, "waist"],
    [{ fatPercentage: "abc" }, "fatPercentage"],
    [{ weight: "785" }, "weight"],
    [{ waist: "80", date: "2026-11-23" }, "date"],
    [{ waist: "80", date: "" }, "date"],
    [{}, "weight"],
  ])("refuses %j at its field", (typed, field) => {
    const result = read(typed);
    expect("errors" in result && Object.keys(result.errors)).toEqual([field]);
  });
});

describe("pending measurements", () => {
  const day = (id: string, date: string, value: number) => ({
    id,
    date,
    value,
    writtenBy: "trainer" as const,
  });
  const known: MeasuredKind[] = [{ kind: "waist", days: [day("a", "2026-10-01", 84)] }];

  it("follow the stored days, one value a day, and disappear when removed", () => {
    const id = newId();
    const sent = { id, date: today, values: { waist: 82, neck: 35 } };
    const later = { id: newId(), date: today, values: { waist: 81.5 } };
    const [waist, neck] = withMeasured(known, [sent, later]);
    expect(waist?.days.map(({ value }) => value)).toEqual([84, 81.5]);
    expect(neck?.days).toMatchObject([{ id: measurementId(id, "neck"), value: 35 }]);
    const back = { id: newId(), removes: measurementId(id, "neck") };
    expect(withMeasured(known, [sent, back]).map(({ kind }) => kind)).toEqual(["waist"]);
  });

  it("count once if the answer arrives before the write ends", () => {
    const id = newId();
    const stored = [{ kind: "waist" as const, days: [day(measurementId(id, "waist"), today, 82)] }];
    expect(withMeasured(stored, [{ id, date: today, values: { waist: 82 } }])).toEqual(stored);
  });

  it("keep the lists' maximum of days, with an older day in its place", () => {
    const many = Array.from({ length: maxMeasuredDays }, (_, at) =>
      day(String(at), `2026-11-0${at + 1}`, 90 - at),
    );
    const [waist] = withMeasured(
      [{ kind: "waist", days: many }],
      [{ id: newId(), date: "2026-11-03", values: { waist: 60 } }],
    );
    expect(waist?.days).toHaveLength(maxMeasuredDays);
    expect(waist?.days[2]).toMatchObject({ date: "2026-11-03", value: 60 });
  });
});
