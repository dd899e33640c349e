import { describe, expect, it } from "vitest";
import { arabic, english, faulty, letter, privacyPolicy, type Text } from "./texts.ts";

/** One name per thing (docs/glossary.md): a discouraged name, and the name to use. */
const otherNames: [name: string, instead: string][] = [
  ["الملف الشخصي", "حسابي"],
  ["صفحة الحساب", "حسابي"],
  ["تنبيهات", "إشعارات الهاتف"],
  ["كارب", "كربوهيدرات"],
  ["معلّق", "قيد الانتظار"],
  ["قيد المراجعة", "قيد الانتظار"],
  ["فعّالة", "نشطة"],
  ["تصنيف", "الفترة أو الفئة"],
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
  ["إيقاف التطبيق", "إيقاف الملء التلقائي"],
  ["توقّف التطبيق", "توقّف الملء التلقائي"],
  ["من الأفضل", "من أفضل وزن"],
  ["الواصل", "المستلم"],
  ["تفضيلات", "إعدادات"],
  ["لسان", "نافذة"],
  ["إسناد", "تعيين"],
  ["مسند", "معيّن"],
  ["مسندة", "معيّنة"],
  ["إعطاء", "تعيين القالب"],
  ["يُعطى", "يُعيَّن"],
  ["أُعطي", "عُيّن"],
  ["دفتر", "سجل المدفوعات"],
  ["استعمال", "استخدام"],
  ["يُستعمل", "يُستخدم"],
  ["استُعمل", "استُخدم"],
  ["استُعملت", "استُخدمت"],
  ["يستعمل", "يستخدم"],
  ["وقت التناول", "وقت الأكل"],
  ["بلا تسجيل", "بلا نشاط"],
  ["لا تسجيل", "لا نشاط"],
  ["خط الاشتراكات", "سجل الاشتراكات"],
  ["خانتان عشريتان", "منزلتان عشريتان"],
  ["تخلي", "إلغاء"],
  ["العضل", "العضلات"],
  ["شاهد كما", "عرض كما"],
  ["صيغة حسابية", "معادلة"],
  ["زر الإدخال", "Enter"],
];

/** A name with attached particles: «والتنبيهات» and «بالتصنيفات», but not «كاربونات». */
const named = (name: string) =>
  new RegExp(
    `(?<!${letter})[وفبكل]?(ال|لل)?${name.replace(/^ال(?!عضل$|واصل$)/, "(ال)?").replaceAll(".", "\\.")}(?!${letter})`,
    "u",
  );

/** Texts where the word has another meaning. */
const otherMeaning: Record<string, RegExp> = {
  وحده: /^privacy policy/,
};

/** Quoted by the specification. */
const quoted = new Set(["access_profile_missing"]);
const ours = [...arabic, ...privacyPolicy.arabic].filter(({ key }) => !quoted.has(key));

/** A plan is a bought offer; training and meals are «البرنامج» or «الجدول». */
const ofSubscriptions =
  /(?:^|_)plans?(?:_|$)|^(?:memberships|subscriptions|imports)_|^copied_column_englishPlan$|^profile_features$|^access_description_register$|^beginning_trainee_text$|^privacy policy/;

/** Texts with «حدث خطأ أثناء …» by the specification; all others say «تعذّر …». */
const quotedFailures = new Set(
  `access_new_password_failed access_profile_failed access_register_failed access_reset_failed access_sign_in_failed
   apply_failed diet_assigned_failed diet_meals_failed exercises_add_failed exercises_delete_failed
   exercises_load_failed field_not_a_video foods_failed home_performance_failed meals_add_failed meals_load_failed
   meals_pick_failed notes_add_failed notes_delete_failed notifications_load_failed notifications_resend_failed
   notifications_send_failed nutrition_failed profile_load_failed schedule_add_exercise_failed
   schedule_add_meal_failed schedule_load_failed schedule_pick_failed security_password_failed steps_load_failed
   steps_target_failed steps_target_save_failed steps_update_failed trainees_delete_failed trainees_load_failed
   trainees_register_failed trainees_update_failed training_library_failed training_programs_failed
   weight_send_failed weight_update_failed`.split(/\s+/),
);

const isIn = (keys: Set<string>) => (each: Text) => keys.has(each.key);

describe("the words of Arabic texts", () => {
  it.each(otherNames)("are never «%s» for «%s»", (name) => {
    const texts = ours.filter(({ key }) => !otherMeaning[name]?.test(key));
    expect(faulty(texts, (text) => named(name).test(text))).toEqual([]);
  });

  it("use «plan» for offers only", () => {
    const others = ours.filter(({ key }) => !ofSubscriptions.test(key));
    const plan = new RegExp(
      `(?<!${letter})[وفبكل]?(?:ال|لل)?(?:خطة|خطت(?:ه|ها|هم|ك)|خطط)(?!${letter})`,
      "u",
    );
    expect(faulty(others, (text) => plan.test(text))).toEqual([]);
  });

  it("say «تعذّر», unless the specification quotes «حدث خطأ أثناء»", () => {
    const failures = ours.filter(({ text }) => text.includes("حدث خطأ أثناء"));
    expect(failures.filter((each) => !isIn(quotedFailures)(each))).toEqual([]);
    expect(failures.filter(isIn(quotedFailures))).toHaveLength(quotedFailures.size);
  });
});

describe("the words of English texts", () => {
  it.each<[word: RegExp, instead: string]>([
    [/\bcoach(?:es)?\b/i, "trainer"],
    [/\bprogrammes?\b/i, "program"],
    [/\be-mails?\b/i, "email"],
    [/\balerts?\b/i, "notification"],
    [/\bmemberships?\b/i, "subscription"],
    [/\bstands?\b/i, "appears"],
    [/\b(?:come|came) in\b/i, "sign in, imported"],
    [/\bmoving drawings?\b/i, "animation"],
    [/\bthere already\b/i, "already there"],
    [/\bis no (?:picture|sheet|file|table)\b/i, "is not a …"],
    [/\bone a line\b/i, "one per line"],
    [/\blet go of\b/i, "deselect"],
  ])("are never %s for «%s»", (word) =>
    expect(faulty([...english, ...privacyPolicy.english], (text) => word.test(text))).toEqual([]),
  );

  it("begin a count of the system's jobs with a capital letter", () => {
    const counts = english.filter(({ key }) => key.startsWith("cron_count_"));
    expect(counts.length).toBeGreaterThan(20);
    expect(faulty(counts, (text) => !/^[A-Z]/.test(text))).toEqual([]);
  });
});
