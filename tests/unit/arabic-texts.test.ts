import { describe, expect, it } from "vitest";
import { exerciseCategories } from "../../domain/libraries/exercises.ts";
import ar from "../../web/messages/ar.json" with { type: "json" };

type Variants = { declarations: string[]; match: Record<string, string> };
type Message = string | Variants[];

const messages = Object.entries(ar as unknown as Record<string, Message>).filter(
  ([key]) => key !== "$schema",
);
const texts = messages.flatMap(([key, message]) =>
  (typeof message === "string"
    ? [message]
    : message.flatMap(({ match }) => Object.values(match))
  ).map((text) => ({ key, text })),
);

/** What the product's people have read since before, to the letter. */
const quoted: Record<string, string> = {
  access_profile_missing: "لم يتم العثور على الملف الشخصي",
  access_signing_in: "جاري تسجيل الدخول...",
  chat_choose: "اختر متدربًا لبدء المحادثة",
  chat_list_failed: "تعذر تحميل قائمة المتدربين",
};

const faults: [what: string, fault: RegExp][] = [
  ["the tanwin on the alef: it stands before it", /ًا/],
  ["«جاري» for «جارٍ»", /(?<!\p{L})جاري(?!\p{L})/u],
  ["«تعذر» without its shadda", /تعذر/],
  ["three dots for «…»", /\.\.\./],
  ["an «و» that stands apart from its word", /(?<!\p{L})و (?=[{\p{L}«])/u],
  ["a space before a percent sign", / %/],
];

/** One name a thing: each of these is another name of what stands beside it. */
const otherNames: [name: string, instead: string][] = [
  ["الملف الشخصي", "حسابي"],
  ["صفحة الحساب", "حسابي"],
  ["تنبيهات", "إشعارات الهاتف"],
  ["كارب", "كربوهيدرات"],
  ["معلّق", "قيد الانتظار"],
  ["قيد المراجعة", "قيد الانتظار"],
  ["فعّالة", "نشطة"],
  ["التصنيفات", "الفترات أو الفئات"],
  ["العضلة", "الفئة"],
  ["قائمة تماريني", "تمارين الأسبوع"],
  ["خارج الخطة", "خارج البرنامج"],
  ["معدل الحرق", "الحرق اليومي"],
  ["متوسط الأسبوع", "معدل الأسبوع"],
  ["بند", "عنصر"],
  ["اللاحقة", "القادمة"],
  ["يحتاجك", "يحتاج إليك"],
  ["وحده", "تلقائياً"],
  ["م.ب", "ميغابايت"],
  ["م.ث", "ملّي ثانية"],
];
const foodCategories = /^foods_category/;

const isQuoted = ({ key, text }: { key: string; text: string }) => quoted[key] === text;
const saying = (fault: RegExp) => texts.filter((each) => fault.test(each.text) && !isQuoted(each));
/** A name and what clings to it: «والتنبيهات» and «بالتصنيفات», but not «كاربونات». */
const named = (name: string) =>
  new RegExp(
    `(?<!\\p{L})[وفبكل]?(ال|لل)?${name.replace(/^ال/, "(ال)?").replaceAll(".", "\\.")}(?!\\p{L})`,
    "u",
  );

describe("the Arabic texts", () => {
  it.each(Object.entries(quoted))("keep %s as it is quoted", (key, text) => {
    expect(texts).toContainEqual({ key, text });
  });

  it.each(faults)("do not write %s", (_, fault) => expect(saying(fault)).toEqual([]));

  it.each(otherNames)("never say «%s» for «%s»", (name) => {
    const found = saying(named(name)).filter(({ key }) => !foodCategories.test(key));
    expect(found).toEqual([]);
  });

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

  it("call the categories of exercises the same everywhere", () => {
    const of = (area: string) =>
      texts
        .filter(({ key }) => key.startsWith(`${area}_category_`))
        .filter(({ key }) => exerciseCategories.some((each) => key.endsWith(`_${each}`)))
        .map(({ key, text }) => [key.replace(`${area}_`, ""), text]);
    expect(of("training")).toHaveLength(exerciseCategories.length);
    expect(of("exercises")).toEqual(of("training"));
    expect(of("schedule")).toEqual(of("training"));
  });
});
