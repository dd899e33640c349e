import type { NoteType } from "../../domain/activity/notes.ts";
import type { NotificationType } from "../../domain/notifications/notifications.ts";

interface NotificationText {
  type: NotificationType;
  title: string;
  message: string;
  link: string | null;
}

/** Notifications to everyone, one a week in turn. */
export const broadcasts: readonly NotificationText[] = [
  {
    type: "weight",
    title: "موعد الوزن الأسبوعي",
    message: "اليوم الأحد: قيسوا الوزن صباحاً على الريق وأرسلوه من صفحة الوزن.",
    link: "/trainee/weight",
  },
  {
    type: "exercise",
    title: "جدول الأسبوع جاهز",
    message: "نزل جدول التمارين لهذا الأسبوع. ابدؤوا دائماً بإحماء خمس دقائق.",
    link: "/trainee/exercise",
  },
  {
    type: "meal",
    title: "نصيحة غذائية",
    message: "نصف الطبق خضار، وكوبا ماء قبل الغداء.",
    link: "/trainee/diet",
  },
  {
    type: "info",
    title: "تحدي الخطوات",
    message: "تحدي هذا الأسبوع: ألف خطوة فوق الهدف اليومي ثلاثة أيام متتالية.",
    link: "/trainee/steps",
  },
  {
    type: "success",
    title: "أسبوع رائع",
    message: "شكراً لالتزامكم هذا الأسبوع، النتائج بدأت تظهر.",
    link: null,
  },
  {
    type: "warning",
    title: "النوم أولاً",
    message: "أقل من سبع ساعات نوم يبطئ نزول الوزن ويضعف التمرين.",
    link: null,
  },
];

/** Notifications to one person. */
export const personalNotifications: readonly NotificationText[] = [
  {
    type: "exercise",
    title: "تعديل على تمرينك",
    message: "ارتفع وزن السكوات كيلوين ونصفاً، والمهم استقامة الظهر.",
    link: "/trainee/exercise",
  },
  {
    type: "meal",
    title: "تعديل على وجباتك",
    message: "بروتين أكثر في الغداء، وخبز أقل مساءً.",
    link: "/trainee/diet",
  },
  {
    type: "success",
    title: "إنجاز جميل",
    message: "كل تمارين الأسبوع الماضي مكتملة، إلى الأمام.",
    link: "/trainee",
  },
  {
    type: "subscription",
    title: "تجديد الاشتراك",
    message: "تم تجديد الاشتراك، شكراً على الثقة.",
    link: "/trainee/profile",
  },
  {
    type: "weight",
    title: "بانتظار الوزن",
    message: "لم يصل وزن هذا الأسبوع بعد، وبعده نعدّل السعرات.",
    link: "/trainee/weight",
  },
];

interface NoteText {
  type: NoteType;
  text: string;
  /** Whether the trainer wrote it. */
  byTrainer: boolean;
  /** For the trainer alone. */
  isPrivate?: true;
}

export const notes: readonly NoteText[] = [
  { type: "general", text: "سأسافر نهاية الأسبوع، هل يمكن تمارين دون أدوات؟", byTrainer: false },
  { type: "diet", text: "لا آكل السمك، أفضّل الدجاج أو البقوليات.", byTrainer: false },
  { type: "diet", text: "تقليل السكر في القهوة تدريجياً، ملعقة أقل كل أسبوع.", byTrainer: true },
  { type: "exercise", text: "أشعر بشد خفيف في الكتف عند الضغط.", byTrainer: false },
  { type: "exercise", text: "التقنية تحسنت كثيراً في الديدلفت الروماني.", byTrainer: true },
  { type: "progress", text: "البنطال صار أوسع مع أن الميزان لم يتحرك كثيراً.", byTrainer: false },
  { type: "health", text: "ضغط الدم طبيعي في آخر فحص.", byTrainer: false },
  { type: "question", text: "هل أتمرن أثناء الصيام أم بعد الإفطار؟", byTrainer: false },
  {
    type: "performance",
    text: "التزام ممتاز هذا الشهر، نرفع الأوزان الأسبوع القادم.",
    byTrainer: true,
  },
  { type: "suggestion", text: "أقترح تقديم موعد التمرين إلى الصباح.", byTrainer: false },
  { type: "complaint", text: "جهاز السحب في النادي معطل منذ أسبوعين.", byTrainer: false },
  {
    type: "general",
    text: "يتأثر الالتزام بأسابيع السفر: تخفيف الحمل قبلها لا بعدها.",
    byTrainer: true,
    isPrivate: true,
  },
  {
    type: "health",
    text: "حساسية خفيفة من اللوز، تُستبعد المكسرات من الوجبات الخفيفة.",
    byTrainer: true,
    isPrivate: true,
  },
];

export const lastMessages: readonly { text: string; from: "trainer" | "trainee" }[] = [
  { text: "تمام، سأرسل الوزن صباح الأحد إن شاء الله.", from: "trainee" },
  { text: "نخفف وزن الدمبل اليوم ونركّز على الأداء.", from: "trainer" },
  { text: "هل أستطيع استبدال الأرز بالبرغل؟", from: "trainee" },
  { text: "ممتاز! هذا أفضل أسبوع حتى الآن.", from: "trainer" },
  { text: "خلصت تمرين اليوم كاملاً.", from: "trainee" },
  { text: "بانتظار قياسات الخصر هذا الشهر.", from: "trainer" },
];

/**
 * What the sample trainee eats beside the plan on most days: foods by their USDA number, in a household portion or in
 * grams, on weekdays from 0, Sunday.
 */
export const usualFoods = [
  {
    usda: 18042,
    category: "breakfast",
    portion: "رغيف كماج تقريباً",
    count: 0.5,
    days: [0, 1, 2, 3, 4, 5, 6],
  },
  { usda: 1129, category: "breakfast", portion: "حبة كبيرة", count: 2, days: [0, 2, 4] },
  { usda: 11529, category: "breakfast", portion: "حبة متوسطة", count: 1, days: [0, 2, 4, 5] },
  { usda: 1019, category: "breakfast", portion: null, count: 40, days: [1, 3, 6] },
  { usda: 9003, category: "snack", portion: "حبة متوسطة", count: 1, days: [0, 1, 3, 4, 6] },
  { usda: 12061, category: "snack", portion: null, count: 20, days: [2, 4] },
  { usda: 9040, category: "snack", portion: "حبة متوسطة", count: 1, days: [2, 5] },
  { usda: 1117, category: "dinner", portion: "كوب", count: 1, days: [1, 2, 5] },
] as const;

/** Own meals, with kcal and grams per 100 g and the portion in grams. */
export const sampleOwnMeals = [
  { name: "كنافة", category: "snack", calories: 330, protein: 7, carbs: 42, fat: 15, grams: 120 },
  {
    name: "قهوة بالحليب",
    category: "breakfast",
    calories: 42,
    protein: 2,
    carbs: 4.5,
    fat: 1.6,
    grams: 240,
  },
  { name: "فلافل", category: "lunch", calories: 333, protein: 13, carbs: 32, fat: 18, grams: 100 },
  {
    name: "برتقالة",
    category: "snack",
    calories: 47,
    protein: 0.9,
    carbs: 11.8,
    fat: 0.1,
    grams: 160,
  },
  {
    name: "شاورما دجاج",
    category: "dinner",
    calories: 210,
    protein: 14,
    carbs: 18,
    fat: 9,
    grams: 250,
  },
  {
    name: "مكسرات مشكلة",
    category: "snack",
    calories: 607,
    protein: 20,
    carbs: 21,
    fat: 54,
    grams: 40,
  },
] as const;
