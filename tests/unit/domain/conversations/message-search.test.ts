import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldForSearch } from "../../../../domain/arabic.ts";
import { foldedMessage, rangesOf } from "../../../../domain/conversations/message-search.ts";

const marked = (search: string, text: string) =>
  rangesOf(search, text).map(({ from, to }) => text.slice(from, to));

describe("the searchable text of a message", () => {
  it("is its text, its caption or the name of its file or contact, folded", () => {
    expect(foldedMessage({ text: "صباحُ الخير يا أحمد" })).toBe("صباح الخير يا احمد");
    expect(foldedMessage({ caption: "غداء الجمعة" })).toBe("غداء الجمعه");
    expect(foldedMessage({ caption: null })).toBe("");
    expect(foldedMessage({ name: "خطة٣.pdf" })).toBe("خطه3.pdf");
    expect(foldedMessage({})).toBe("");
  });
});

describe("the places of a search in a text", () => {
  it("are those of the written words, with their marks", () => {
    expect(marked("احمد", "قال أحْمَدُ لأحمد")).toEqual(["أحْمَدُ", "أحمد"]);
    expect(marked("وجبه", "الوجبــة ممتازة")).toEqual(["وجبــة"]);
    expect(marked("12", "بعد ١٢ يوماً")).toEqual(["١٢"]);
  });

  it("are those of each word, in the order of the text", () => {
    expect(marked("ماء شربت", "شربت الماء")).toEqual(["شربت", "ماء"]);
  });

  it("join where words overlap", () => {
    expect(marked("تمرين مرين", "تمرين")).toEqual(["تمرين"]);
  });

  it("are empty for an empty search", () => {
    expect(rangesOf(" \u064b ", "أي نص")).toEqual([]);
  });

  const letters = fc.constantFrom(..."اأإآبةهىيؤو ءْـ٣3aÀé\u0301\n🏋️".split(""));
  const text = fc.array(letters, { maxLength: 30 }).map((all) => all.join(""));

  it("are in order, separate, inside the text and of the searched words", () => {
    fc.assert(
      fc.property(text, text, (search, written) => {
        let end = 0;
        for (const { from, to } of rangesOf(search, written)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(written.length);
      }),
    );
  });

  it("of Arabic are found wherever the folded text has the word", () => {
    const arabic = fc
      .array(fc.constantFrom(..."اأإبةهىيؤ َّـ٣".split("")), { maxLength: 20 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(arabic, arabic, (word, written) => {
        const folded = foldForSearch(word);
        fc.pre(folded !== "" && !folded.includes(" "));
        expect(rangesOf(word, written).length > 0).toBe(foldForSearch(written).includes(folded));
      }),
    );
  });
});
