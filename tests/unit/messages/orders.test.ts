import { describe, expect, it } from "vitest";
import { arabic, faulty, privacyPolicy, templates } from "./texts.ts";

/**
 * The gender of the trainer and of visitors is unknown (docs/decisions/27).
 * Forms for one gender, and pairs of forms in braces, may use imperatives.
 */

/** «افتح», «واحفظه»: an alef and three letters. */
const ofAlef = /^[وف]?ا(?!ل)[\u0621-\u064a]{2}[\u0621-\u0628\u062a-\u064a](?:ه|ها|هم|هما|ني)?$/u;
/** «حضّر», «صحّحها»: three letters, the one in the middle doubled. */
const ofDoubling = /^[وف]?[\u0621-\u064a]{2}\u0651[\u0621-\u064a]\u0651?(?:ه|ها|هم|هما|ني)?$/u;

/** Other words of these two shapes. */
const otherWords = new Set(
  `اسمك اسمه اتجاه ارتدّ اثنا اثني
   ملّي ممّا عمّا ومدّته مرّت حلّت`.split(/\s+/),
);

/** Imperatives of other shapes, without suffixes. */
const orders =
  `أضف أعد أعط أرسل أجب أكمل أدخل أنشئ أوقف أغلق أزل أبق ألغ أبلغ أخبر أثبت أفرغ أدرج أرفق أرشف أقفل
  أخفِ أظهر أعلن ألصق ألق راجع راسل شاهد تابع حاول واصل شارك ساعد عاود قارن الصق اختر انتظر انتقل استورد استعمل
  استخدم استبدل استأنف استعد استمر استعن اعتمد احتفظ انتبه التقط اكتف اختبر اقترح اطّلع ابدأ ابن ادع ادخل تأكد
  تحقق تخطّ تخطَّ تذكّر تعرّف تصفّح تفقّد تجنّب هيّئ قل ضع خذ دع`.split(/\s+/);

/** Verbs in the second person masculine, without suffixes. */
const seconds =
  `تجد تريد تختار تتابع تقول ترسل تضيف تشاء ترا توقف تضع تترك تكتب تغيّر تحتاج تحذف تشاهد تستطيع تنشئ تلغي ترفق تعدّل
  تحدّد تستخدم`.split(/\s+/);

/** Those also used of things, which count only with an object: «ما ترسله». */
const alsoOfThings = new Set([
  "ترسل",
  "تضيف",
  "توقف",
  "تضع",
  "تكتب",
  "تغيّر",
  "تحتاج",
  "تحذف",
  "تلغي",
]);
const hanging = "(?:ه|ها|هم|هما|ني)";
const isOrder = new RegExp(`^(?:[وف](?=[أا]))?(?:${orders.join("|")})ِ?${hanging}?$`, "u");
const isSecond = new RegExp(
  `^[وف]?(?:${seconds.map((verb) => verb + hanging + (alsoOfThings.has(verb) ? "" : "?")).join("|")}|ترى)$`,
  "u",
);

/** Nouns and past tenses spelled like imperatives. */
const innocent = [
  /(?:أرسل|أوقف|غيّر|سجّله|أدخلها) (?:المدرب|مدربك)/gu,
  /ما نزّله في عهدته|روابط أرسلها بنفسي|ترى صفحة التسجيل/gu,
];

/** Quoted by the specification. */
const quoted = new Set(["weight_send: أرسل وزني!", "chat_choose: اختر متدربًا لبدء المحادثة"]);

const words = (text: string) => text.match(/[\u0621-\u0652]+/gu) ?? [];
const plain = (text: string) =>
  innocent.reduce(
    (left, each) => left.replace(each, " "),
    text.replace(/\{open\}.*?\{close\}/g, " "),
  );
const ordersOrAsks = (word: string) =>
  !otherWords.has(word) && [ofAlef, ofDoubling, isOrder, isSecond].some((each) => each.test(word));
const ordering = (text: string) => words(plain(text)).some(ordersOrAsks);

/** «أكمل كل التكرارات»: a trainee's action, reported to the trainer. */
const ofTheTrainee = /^schedule_progression_/;
const ungendered = arabic.filter(
  ({ key, selector }) => !/gender=(?:male|female)/.test(selector) && !ofTheTrainee.test(key),
);

describe("an Arabic text for a reader of unknown gender", () => {
  it.each([
    ["messages", ungendered],
    ["the privacy policy", privacyPolicy.arabic],
    ["the templates of the starter library", templates],
  ])("contains no imperative: %s", (_, texts) => {
    expect(texts.length).toBeGreaterThan(10);
    expect(faulty(texts, ordering).filter((each) => !quoted.has(each))).toEqual([]);
  });

  it.each(["اختر ملف CSV", "افتحه واحفظه", "حضّر النسخة", "ألغِ التحضير", "ما ترسله"])(
    "with an imperative is detected: %s",
    (text) => expect(ordering(text)).toBe(true),
  );
  it.each(["تحضير النسخة", "المطلوب ملف", "سجّله المدرب", "سجل الوزن", "واضحة", "وصل قالب"])(
    "without an imperative is not detected: %s",
    (text) => expect(ordering(text)).toBe(false),
  );
});
