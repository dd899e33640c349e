import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isInternationalPhone,
  type OpeningHours,
  openingAt,
  readContactSettings,
} from "../../../../domain/accounts/trainer-contact.ts";

const closed: (OpeningHours | null)[] = Array.from({ length: 7 }, () => null);
const on = (days: Record<number, [from: string, until: string]>) =>
  closed.map((none, day) => {
    const ofDay = days[day];
    return ofDay ? { from: ofDay[0], until: ofDay[1] } : none;
  });
/** An instant `day` days after Sunday 2026-01-04, at a UTC time. */
const at = (day: number, time: string) => Date.parse(`2026-01-04T${time}:00Z`) + day * 86_400_000;
const opening = (hours: (OpeningHours | null)[], day: number, time: string) =>
  openingAt(hours, at(day, time), "UTC");

describe("the trainer's opening hours", () => {
  it("have a closing time and the next opening", () => {
    const hours = on({ 0: ["09:00", "17:00"], 2: ["10:30", "14:00"] });
    expect(opening(hours, 0, "09:00")).toEqual({ open: true, day: 0, time: "17:00" });
    expect(opening(hours, 0, "16:59")).toEqual({ open: true, day: 0, time: "17:00" });
    expect(opening(hours, 0, "17:00")).toEqual({ open: false, day: 2, time: "10:30" });
    expect(opening(hours, 3, "08:00")).toEqual({ open: false, day: 0, time: "09:00" });
  });

  it("may go past midnight, and past the week", () => {
    const hours = on({ 6: ["20:00", "01:30"] });
    expect(opening(hours, 6, "23:00")).toEqual({ open: true, day: 0, time: "01:30" });
    expect(openingAt(hours, Date.parse("2026-01-11T01:00:00Z"), "UTC")?.open).toBe(true);
    expect(opening(hours, 0, "01:30")).toEqual({ open: false, day: 6, time: "20:00" });
  });

  it("join when they touch, and never close around the clock", () => {
    const touching = on({ 0: ["09:00", "00:00"], 1: ["00:00", "12:00"] });
    expect(opening(touching, 0, "10:00")).toEqual({ open: true, day: 1, time: "12:00" });
    const always = closed.map(() => ({ from: "08:00", until: "08:00" }));
    expect(opening(always, 3, "12:00")).toEqual({ open: true, day: 3, time: "" });
  });

  it("follow the clock of the trainer's zone", () => {
    const hours = on({ 0: ["09:00", "10:00"] });
    expect(openingAt(hours, at(0, "07:30"), "Asia/Hebron")?.open).toBe(true);
    expect(openingAt(hours, at(0, "08:30"), "Asia/Hebron")?.open).toBe(false);
  });

  it("are undefined without hours", () => {
    expect(opening(closed, 0, "09:00")).toBeUndefined();
  });

  it("are open exactly during some hours, whatever they are", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const text = (of: number) =>
      `${String(Math.floor(of / 60)).padStart(2, "0")}:${String(of % 60).padStart(2, "0")}`;
    const ofDay = fc.option(fc.record({ from: minute, until: minute }));
    const week = fc.array(ofDay, { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(week, fc.integer({ min: 0, max: 6 }), minute, (spans, day, now) => {
        const hours = spans.map(
          (span) => span && { from: text(span.from), until: text(span.until) },
        );
        const found = openingAt(hours, at(0, "00:00") + (day * 1440 + now) * 60_000, "UTC");
        const [today, before] = [spans[day], spans[(day + 6) % 7]];
        const isUnderWay =
          (today && now >= today.from && (now < today.until || today.until <= today.from)) ||
          (before && before.until <= before.from && now < before.until);
        expect(found?.open ?? false).toBe(Boolean(isUnderWay));
      }),
    );
  });
});

describe("the stored contact", () => {
  it("is empty by default", () => {
    const none = { phone: null, whatsApp: null, whatsAppText: null, email: null };
    expect(readContactSettings(undefined)).toEqual({ ...none, hours: closed });
  });

  it("drops invalid values", () => {
    const stored = { phone: "javascript:x", whatsApp: "0599123456", hours: [{ from: "9" }, 7] };
    expect(readContactSettings(stored)).toMatchObject({
      phone: null,
      whatsApp: null,
      hours: closed,
    });
  });

  it.each([
    ["+970 599-123 456", true],
    ["٠٠٩٧٠٥٩٩١٢٣٤٥٦", true],
    ["0599123456", false],
    ["+", false],
  ])("accepts %s for WhatsApp: %s", (text, isAccepted) =>
    expect(isInternationalPhone(text)).toBe(isAccepted),
  );
});
