import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppleScanner } from "../../../../../../domain/copies/past/health/apple-scanner.ts";
import type { Past } from "../../../../../../domain/copies/past/past.ts";

const today = "2026-12-01";
const declaration = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout|ActivitySummary)*)>
<!ATTLIST Record
  type CDATA #REQUIRED
>
]>`;
const fileOf = (...records: string[]) =>
  `${declaration}\n<HealthData locale="ar_PS">\n <ExportDate value="2026-11-30 09:00:00 +0200"/>\n${records.join("\n")}\n</HealthData>\n`;

function scan(text: string, size = 64) {
  const bytes = new TextEncoder().encode(text);
  const scanner = new AppleScanner(today);
  for (let at = 0; at < bytes.length; at += size) {
    if (!scanner.push(bytes.subarray(at, at + size))) break;
  }
  return scanner.finish();
}

function pastOf(...records: string[]): Past {
  const read = scan(fileOf(...records));
  if ("refused" in read) throw new Error(read.refused);
  return read.past;
}

/** A record of steps; the times are of one day and zone unless they are whole. */
const steps = (start: string, end: string, value: string | number, source = "iPhone") =>
  ` <Record type="HKQuantityTypeIdentifierStepCount" sourceName="${source}" device="&lt;HKDevice: 0x28&gt;, name:iPhone" unit="count" creationDate="2026-10-23 18:00:10 +0300" startDate="${whole(start)}" endDate="${whole(end)}" value="${value}"/>`;
const weight = (at: string, value: string, unit: string) =>
  ` <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Scale" unit="${unit}" startDate="${at}" endDate="${at}" value="${value}">\n  <MetadataEntry key="HKWasUserEntered" value="0"/>\n </Record>`;
const whole = (time: string) => (time.length === 5 ? `2026-10-23 ${time}:00 +0300` : time);
const stepsOf = (...records: string[]) => pastOf(...records).steps;
const day = (date: string, count: number) => ({ date, steps: count });

describe("steps of Apple Health", () => {
  it("are the day's largest source, never the sum of sources", () => {
    expect(
      stepsOf(
        steps("17:00", "17:30", 3000),
        steps("17:00", "17:30", 3400, "Apple Watch"),
        steps("19:00", "19:10", 500),
        steps("19:00", "19:10", 90, "Apple Watch"),
      ),
    ).toEqual([day("2026-10-23", 3500)]);
  });

  it("belong to the written day of their start, whatever the zone and the end", () => {
    expect(
      stepsOf(
        steps("2026-10-23 23:50:00 +0300", "2026-10-24 00:10:00 +0300", 800),
        steps("2026-10-24 23:30:00 -1000", "2026-10-24 23:40:00 -1000", 70),
      ),
    ).toEqual([day("2026-10-23", 800), day("2026-10-24", 70)]);
  });

  it("of an hour that the change of the clock repeats count twice", () => {
    expect(
      stepsOf(
        steps("2026-10-24 01:10:00 +0300", "2026-10-24 01:20:00 +0300", 100),
        steps("2026-10-24 01:10:00 +0200", "2026-10-24 01:20:00 +0200", 100),
      ),
    ).toEqual([day("2026-10-24", 200)]);
  });

  it("that a source wrote twice count once, in any order", () => {
    const records = [
      steps("08:00", "08:10", 100),
      steps("09:00", "09:10", 200),
      steps("08:00", "08:10", 100),
    ];
    expect(stepsOf(...records)).toEqual([day("2026-10-23", 300)]);
    expect(stepsOf(...records.toReversed())).toEqual([day("2026-10-23", 300)]);
  });

  it("of overlapping records of a source count by the time that is new", () => {
    expect(stepsOf(steps("08:00", "08:30", 300), steps("08:15", "08:45", 300))).toEqual([
      day("2026-10-23", 450),
    ]);
  });

  it("of touching and of instant records are added", () => {
    expect(
      stepsOf(
        steps("08:00", "08:10", 100),
        steps("08:10", "08:20", 50),
        steps("07:00", "07:00", 7),
        steps("06:50", "07:00", 3),
      ),
    ).toEqual([day("2026-10-23", 160)]);
  });
});

describe("weights of Apple Health", () => {
  it("are the last of a day, in kg from the unit of each", () => {
    const { body } = pastOf(
      weight("2026-10-24 21:00:00 +0200", "165.3", "lb"),
      weight("2026-10-24 06:30:00 +0200", "74.2", "kg"),
      weight("2026-10-25 06:30:00 +0200", "11.8", "st"),
    );
    expect(body).toEqual([
      { date: "2026-10-24", weight: 74.98, measurements: {} },
      { date: "2026-10-25", weight: 74.93, measurements: {} },
    ]);
  });
});

describe("a record that cannot be read", () => {
  it("is told with its kind, its value and the reason, and never guessed", () => {
    const {
      faults,
      faultCount,
      steps: days,
      body,
    } = pastOf(
      steps("08:00", "08:10", "many"),
      steps("yesterday", "08:10", 5),
      steps("2026-02-30 08:00:00 +0200", "2026-02-30 08:10:00 +0200", 5),
      steps("2026-12-02 08:00:00 +0200", "2026-12-02 08:10:00 +0200", 5),
      steps("2026-11-01 08:00:00 +0200", "2026-11-01 09:00:00 +0200", 100_001),
      weight("2026-11-01 08:00:00 +0200", "3", "kg"),
      weight("2026-11-01 08:00:00 +0200", "80", "stones"),
    );
    expect(faults.map(({ column, value, why }) => `${column} ${value}: ${why}`)).toEqual([
      "StepCount many: no_number",
      "StepCount yesterday: no_date",
      "StepCount 2026-02-30: no_date",
      "StepCount 2026-12-02: in_future",
      "BodyMass 3 kg: out_of_range",
      "BodyMass 80 stones: unknown_unit",
      "StepCount 2026-11-01: 100001: out_of_range",
    ]);
    expect(faultCount).toBe(7);
    expect([days, body]).toEqual([[], []]);
  });

  it("is told 500 times at most, and always counted", () => {
    const { faults, faultCount } = pastOf(
      ...Array.from({ length: 700 }, () => steps("08:00", "08:10", "")),
    );
    expect([faults.length, faultCount]).toEqual([500, 700]);
  });
});

describe("other records of Apple Health", () => {
  it("are counted by kind, most frequent first", () => {
    const other = (type: string) => ` <Record type="${type}" sourceName="Watch" value="1"/>`;
    const { left } = pastOf(
      other("HKCategoryTypeIdentifierSleepAnalysis"),
      other("HKQuantityTypeIdentifierHeartRate"),
      other("HKQuantityTypeIdentifierHeartRate"),
      ` <Workout workoutActivityType="HKWorkoutActivityTypeWalking"><WorkoutStatistics type="HKQuantityTypeIdentifierStepCount" sum="900"/></Workout>`,
    );
    expect(left).toEqual([
      { what: "HeartRate", count: 2 },
      { what: "SleepAnalysis", count: 1 },
      { what: "Workout", count: 1 },
    ]);
  });

  it("do not come from comments or texts", () => {
    const inside = steps("08:00", "08:10", 100);
    const text = fileOf(`<!-- ${inside} -->`, `<Me><![CDATA[${inside}]]></Me>`);
    expect(scan(text)).toEqual({ refused: "empty" });
  });
});

describe("an export of Apple Health", () => {
  it("gives the same from chunks of any size, with any spelling of its tags", () => {
    const text = fileOf(
      steps("08:00", "08:10", 100, "ساعة سلمى 💪"),
      ` <Record\n  value='50' unit='count' endDate='${whole("09:10")}' startDate='${whole("09:00")}'\n  sourceName="ساعة سلمى 💪" device="a > b" type='HKQuantityTypeIdentifierStepCount' />`,
      weight("2026-10-23 06:30:00 +0300", "74.2", "kg"),
    );
    const right = scan(text, text.length * 4);
    expect(right).toMatchObject({ past: { steps: [day("2026-10-23", 150)], left: [] } });
    const sizes = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(sizes, (size) => {
        expect(scan(text, size)).toEqual(right);
      }),
    );
  });

  it("without records is empty", () => {
    expect(scan(fileOf())).toEqual({ refused: "empty" });
    expect(scan(" \n")).toEqual({ refused: "empty" });
  });

  it("of other markup, or of none, is unknown", () => {
    expect(scan("Date,Step count\n")).toEqual({ refused: "unknown_file" });
    expect(scan('<?xml version="1.0"?><ClinicalDocument/>')).toEqual({ refused: "unknown_file" });
  });

  it("is broken if it ends early or has a tag without an end", () => {
    const text = fileOf(steps("08:00", "08:10", 100));
    expect(scan(text.slice(0, -14))).toEqual({ refused: "broken" });
    expect(scan(text.replace('value="100"/>', 'value="100'))).toEqual({ refused: "broken" });
  });

  it("is broken if it declares entities or has a tag of megabytes, of which nothing more is read", () => {
    const bomb = `<!DOCTYPE HealthData [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><HealthData></HealthData>`;
    expect(scan(bomb)).toEqual({ refused: "broken" });
    const scanner = new AppleScanner(today);
    const start = new TextEncoder().encode(`<HealthData><Record sourceName="`);
    expect(scanner.push(start)).toBe(true);
    const letters = new Uint8Array(600_000).fill(97);
    expect([scanner.push(letters), scanner.push(letters)]).toEqual([true, false]);
    expect(scanner.finish()).toEqual({ refused: "broken" });
  });
});
