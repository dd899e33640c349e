import { addMonths, type LocalDate } from "../calendar.ts";

/** The plans of the specification, from the shortest to the longest. */
const planIds = ["basic", "premium", "pro"] as const;
export type PlanId = (typeof planIds)[number];
/** What a registration form has chosen at first. */
export const defaultPlan: PlanId = "basic";

/** The plans a new deployment starts with; price in shekels (₪), duration in months. */
export const initialPlans: readonly {
  id: PlanId;
  name: string;
  price: number;
  months: number;
  features: readonly string[];
}[] = [
  {
    id: "basic",
    name: "الخطة الأساسية",
    price: 99,
    months: 1,
    features: ["برنامج تدريبي أساسي", "برنامج غذائي أساسي", "متابعة أسبوعية"],
  },
  {
    id: "premium",
    name: "الخطة المتقدمة",
    price: 199,
    months: 3,
    features: ["برنامج تدريبي متقدم", "برنامج غذائي مخصص", "متابعة يومية", "جلسات خاصة"],
  },
  {
    id: "pro",
    name: "الخطة الاحترافية",
    price: 299,
    months: 6,
    features: [
      "برنامج تدريبي احترافي",
      "برنامج غذائي مخصص",
      "متابعة مستمرة",
      "جلسات خاصة",
      "استشارات غير محدودة",
    ],
  },
];

/** The last day of a subscription that starts on a day and lasts some months (at least 1). */
export function subscriptionEnd(start: LocalDate, months: number): LocalDate {
  return addMonths(start, months);
}
