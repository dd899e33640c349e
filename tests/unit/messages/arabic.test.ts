import { describe, expect, it } from "vitest";
import { exerciseCategories } from "../../../domain/libraries/exercises.ts";
import ar from "../../../web/messages/ar.json" with { type: "json" };
import { arabic, faulty, privacyPolicy } from "./texts.ts";

type Variants = { declarations: string[]; match: Record<string, string> }[];

const messages = Object.entries(ar as unknown as Record<string, string | Variants>).filter(
  ([key]) => key !== "$schema",
);

/** Texts quoted by the specification, to the letter. */
const quoted: Record<string, string> = {
  access_profile_missing: "لم يتم العثور على الملف الشخصي",
  access_signing_in: "جاري تسجيل الدخول...",
  chat_choose: "اختر متدربًا لبدء المحادثة",
  chat_list_failed: "تعذر تحميل قائمة المتدربين",
};

const faults: [what: string, fault: RegExp][] = [
  ["the tanwin after its alef", /ًا/],
  ["«جاري» for «جارٍ»", /(?<!\p{L})جاري(?!\p{L})/u],
  ["«تعذر» without its shadda", /تعذر/],
  ["three dots for «…»", /\.\.\./],
  ["an «و» separated from its word", /(?<!\p{L})و (?=[{\p{L}«])/u],
];

const notQuoted = [...arabic, ...privacyPolicy.arabic].filter(
  ({ key, text }) => quoted[key] !== text,
);

describe("the Arabic texts", () => {
  it.each(Object.entries(quoted))("keep %s as quoted", (key, text) => {
    expect(arabic).toContainEqual({ key, selector: "", text });
  });

  it.each(faults)("do not write %s", (_, fault) =>
    expect(faulty(notQuoted, (text) => fault.test(text))).toEqual([]),
  );

  it("have a form for one, two, a few, many and any other number", () => {
    const incomplete = messages.flatMap(([key, message]) =>
      typeof message === "string"
        ? []
        : message.flatMap(({ declarations, match }) => {
            const counted = declarations.find((each) => each.endsWith(": plural"));
            if (!counted) return [];
            const forms = Object.keys(match).map((form) => form.split("=")[1] ?? "");
            const some = ["one", "two", "few", "many"].filter((form) => !forms.includes(form));
            const rest = forms.includes("other") || forms.includes("*") ? [] : ["other"];
            const lacks = [...some, ...rest];
            return lacks.length > 0 ? [`${key}: ${lacks.join(", ")}`] : [];
          }),
    );
    expect(incomplete).toEqual([]);
  });

  it("name the exercise categories the same everywhere", () => {
    const of = (area: string) =>
      arabic
        .filter(({ key }) => key.startsWith(`${area}_category_`))
        .filter(({ key }) => exerciseCategories.some((each) => key.endsWith(`_${each}`)))
        .map(({ key, text }) => [key.replace(`${area}_`, ""), text]);
    expect(of("training")).toHaveLength(exerciseCategories.length);
    expect(of("exercises")).toEqual(of("training"));
    expect(of("schedule")).toEqual(of("training"));
  });
});
