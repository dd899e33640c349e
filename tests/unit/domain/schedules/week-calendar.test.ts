import { describe, expect, it } from "vitest";
import { type CalendarEvent, calendarFile } from "../../../../domain/schedules/week-calendar.ts";

const event = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  kind: "training",
  date: "2026-01-06",
  summary: "تمرين",
  description: "سكوات",
  time: null,
  ...overrides,
});
const now = Date.UTC(2026, 0, 4, 9, 30, 15);
const fileOf = (events: CalendarEvent[], others: { now?: number; zone?: string } = {}) =>
  calendarFile({ personId: "p-1", name: "مِران", events, zone: "Asia/Hebron", now, ...others });
/** Lines as a calendar reads them: joined where they were folded. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("the calendar file of a week", () => {
  it("publishes a whole day without a zone, which keeps nobody busy", () => {
    expect(fileOf([event()]).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Miran//Week//AR",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:مِران",
      "BEGIN:VEVENT",
      "UID:training-2026-01-06-p-1@miran",
      "DTSTAMP:20260104T093015Z",
      `SEQUENCE:${now / 1000}`,
      "DTSTART;VALUE=DATE:20260106",
      "DTEND;VALUE=DATE:20260107",
      "TRANSP:TRANSPARENT",
      "SUMMARY:تمرين",
      "DESCRIPTION:سكوات",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("keeps the clock's time over the change to summer time", () => {
    const time = { minute: 17 * 60, minutes: 60 };
    // Berlin moves its clocks on 29 March 2026.
    const file = fileOf(
      [event({ date: "2026-03-28", time }), event({ date: "2026-03-29", time })],
      { zone: "Europe/Berlin" },
    );
    const times = linesOf(file).filter((line) => /^DT(START|END)/.test(line));
    expect(times).toEqual([
      "DTSTART:20260328T160000Z",
      "DTEND:20260328T170000Z",
      "DTSTART:20260329T150000Z",
      "DTEND:20260329T160000Z",
    ]);
    expect(file).not.toContain("TRANSP");
  });

  it("names an event by its kind, day and person for good, and counts later files higher", () => {
    const [first, later] = [now, now + 60_000].map((instant) => {
      const lines = linesOf(fileOf([event(), event({ kind: "meals" })], { now: instant }));
      const valuesOf = (name: string) =>
        lines.flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));
      return { ids: valuesOf("UID:"), sequences: valuesOf("SEQUENCE:").map(Number) };
    });
    expect(first?.ids).toEqual(["training-2026-01-06-p-1@miran", "meals-2026-01-06-p-1@miran"]);
    expect(later?.ids).toEqual(first?.ids);
    expect(Math.min(...(later?.sequences ?? []))).toBeGreaterThan(
      Math.max(...(first?.sequences ?? [])),
    );
  });

  it("escapes what would end a value, and drops other control characters", () => {
    const [line] = linesOf(fileOf([event({ summary: "a,b;c\\d\r\ne\u0007\nEND:VEVENT" })])).filter(
      (each) => each.startsWith("SUMMARY"),
    );
    expect(line).toBe("SUMMARY:a\\,b\\;c\\\\d\\ne\\nEND:VEVENT");
  });

  it("folds lines at 75 octets without cutting a letter, and loses nothing", () => {
    const description = "ضغط الصدر بالبار 💪 ".repeat(20).trim();
    const file = fileOf([event({ description })]);
    const lengths = file.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\ufffd");
    expect(linesOf(file)).toContain(`DESCRIPTION:${description}`);
    expect(fileOf([event({ description: "x".repeat(200) })])).toContain(
      `DESCRIPTION:${"x".repeat(63)}\r\n ${"x".repeat(74)}\r\n`,
    );
  });
});
