/** The plans of a new deployment; price in agorot, duration in months. */
export const initialPlans: readonly {
  id: string;
  name: string;
  englishName: string;
  priceAgorot: number;
  months: number;
  features: readonly string[];
  englishFeatures: readonly string[];
}[] = [
  {
    id: "basic",
    name: "الخطة الأساسية",
    englishName: "Basic plan",
    priceAgorot: 9900,
    months: 1,
    features: ["برنامج تدريبي أساسي", "برنامج غذائي أساسي", "متابعة أسبوعية"],
    englishFeatures: ["Basic training program", "Basic diet program", "Weekly follow-up"],
  },
  {
    id: "premium",
    name: "الخطة المتقدمة",
    englishName: "Premium plan",
    priceAgorot: 19900,
    months: 3,
    features: ["برنامج تدريبي متقدم", "برنامج غذائي مخصص", "متابعة يومية", "جلسات خاصة"],
    englishFeatures: [
      "Advanced training program",
      "Custom diet program",
      "Daily follow-up",
      "Private sessions",
    ],
  },
  {
    id: "pro",
    name: "الخطة الاحترافية",
    englishName: "Pro plan",
    priceAgorot: 29900,
    months: 6,
    features: [
      "برنامج تدريبي احترافي",
      "برنامج غذائي مخصص",
      "متابعة مستمرة",
      "جلسات خاصة",
      "استشارات غير محدودة",
    ],
    englishFeatures: [
      "Professional training program",
      "Custom diet program",
      "Continuous follow-up",
      "Private sessions",
      "Unlimited consultations",
    ],
  },
];
