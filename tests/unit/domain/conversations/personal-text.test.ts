import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPersonal, personalText } from "../../../../domain/conversations/personal-text.ts";
import { genders } from "../../../../domain/trainee.ts";

const layan = { name: "  ليان   حداد ", gender: "female" as const };
const adam = { name: "آدم سالم", gender: "male" as const };
const unsaid = { name: "نور", gender: null };

/** Texts with frequent braces, bars and both tokens. */
const typed = fc
  .array(
    fc.oneof(
      fc.constantFrom("{", "}", "|", "{الاسم}", "{name}", "{أحسنت|أحسنتِ}", "{}", "{|}"),
      fc.string({ unit: "grapheme", maxLength: 5 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(""));
const addressee = fc.record({
  name: fc.string({ unit: "grapheme", maxLength: 20 }),
  gender: fc.constantFrom(null, ...genders),
});

describe("a personal text", () => {
  it("has the first name, for either language's token", () => {
    expect(personalText("مرحباً {الاسم}، {name}!", layan)).toBe("مرحباً ليان، ليان!");
  });

  it("has the due amount, and leaves its token without one", () => {
    expect(personalText("عليك {المبلغ}، {amount}", { ...layan, due: 129_950 })).toBe(
      "عليك 1,299.50\u00a0₪، 1,299.50\u00a0₪",
    );
    expect(personalText("عليك {المبلغ}", layan)).toBe("عليك {المبلغ}");
    expect(isPersonal("عليك {amount}")).toBe(true);
  });

  it("keeps the amount behind a name of the other direction", () => {
    const due = { ...layan, due: 9900 };
    expect(personalText("{name}, {amount} is open", due)).toBe(
      "\u200eليان\u200e, 99\u00a0₪ is open",
    );
    expect(personalText("مرحباً {الاسم}، 99", { name: "Sara Haddad", gender: "female" })).toBe(
      "مرحباً \u200fSara\u200f، 99",
    );
  });

  it("never separates a name from its first part", () => {
    expect(personalText("يا {الاسم}", { name: "عبد الرحمن سالم", gender: "male" })).toBe(
      "يا عبد الرحمن",
    );
    expect(personalText("يا {الاسم}", { name: "أم عمر", gender: "female" })).toBe("يا أم عمر");
  });

  it("has the form of the gender, and the default form if unknown", () => {
    const text = "{أحسنت|أحسنتِ} {الاسم}، {كيف حالك|كيف حالكِ}؟";
    expect(personalText(text, layan)).toBe("أحسنتِ ليان، كيف حالكِ؟");
    expect(personalText(text, adam)).toBe("أحسنت آدم، كيف حالك؟");
    expect(personalText(text, unsaid)).toBe("أحسنت نور، كيف حالك؟");
  });

  it("may have an empty form", () => {
    expect(personalText("أنت{|ِ} بطل{|ة}", layan)).toBe("أنتِ بطلة");
    expect(personalText("أنت{|ِ} بطل{|ة}", adam)).toBe("أنت بطل");
  });

  it("keeps other braces as typed", () => {
    for (const text of ["{}", "{كلام}", "{أ|ب|ج}", "{سطر", "سطر}", "{a{الاسمٍ}"]) {
      expect(personalText(text, layan)).toBe(text);
      expect(isPersonal(text)).toBe(false);
    }
  });

  it("inserts a name literally, special characters included", () => {
    expect(personalText("يا {الاسم}", { name: "$& $1", gender: null })).toBe("يا $&");
  });

  it("never throws, and is the same for everybody if it is not personal", () => {
    fc.assert(
      fc.property(typed, addressee, (text, person) => {
        const made = personalText(text, person);
        if (!isPersonal(text)) expect(made).toBe(text);
      }),
    );
  });

  it("is personal exactly if two people read different texts", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const differs = personalText(text, layan) !== personalText(text, adam);
        if (differs) expect(isPersonal(text)).toBe(true);
      }),
    );
  });
});
