import { describe, expect, it } from "vitest";
import { storedAddress } from "../../../../domain/contact.ts";
import { searchWords, traineeSearchText } from "../../../../domain/list.ts";

const finds = (search: string, person: Parameters<typeof traineeSearchText>[0]) =>
  searchWords(search).every((word) => traineeSearchText(person).includes(word));

const ahmad = { name: "أحمد  الخَطيب", email: "Ahmad.K@Example.com", phone: "+970 599-123 456" };

describe("searching trainees", () => {
  it.each(["أحمد", "احمد", "أَحْمَد", "إحمد", "الخطيب احمد", "AHMAD.k", "example.com", ""])(
    "finds أحمد by «%s»",
    (search) => expect(finds(search, ahmad)).toBe(true),
  );

  it.each([
    "0599123456",
    "599 123",
    "05",
    "+970 5",
    "+970599123456",
    "00970 599 123 456",
    "٠٥٩٩١٢٣٤٥٦",
    "\u202a+970 599 123 456\u202c",
  ])("finds a phone number by «%s»", (search) => expect(finds(search, ahmad)).toBe(true));

  it("finds a local number by its international form", () => {
    expect(finds("+970 599 123 456", { ...ahmad, phone: "0599123456" })).toBe(true);
  });

  it.each(["محمد", "احمد سالم", "0598", "%", "_", "'"])("does not find أحمد by «%s»", (search) =>
    expect(finds(search, ahmad)).toBe(false),
  );

  it("begins with the folded name, for sorting", () => {
    expect(traineeSearchText(ahmad)).toBe("احمد الخطيب\nahmad.k@example.com\n599123456");
  });

  it("works without a phone number", () => {
    expect(traineeSearchText({ ...ahmad, phone: null })).toBe("احمد الخطيب\nahmad.k@example.com");
  });

  it("works without an address, which no search finds, and ends the name's line in every case", () => {
    const person = { ...ahmad, email: null };
    expect(traineeSearchText(person)).toBe("احمد الخطيب\n599123456");
    expect(traineeSearchText({ ...person, phone: null })).toBe("احمد الخطيب\n");
    const stored = storedAddress(null, "018f0000-0000-7000-8000-000000000001");
    expect(traineeSearchText({ ...person, email: stored })).toBe("احمد الخطيب\n599123456");
  });
});
