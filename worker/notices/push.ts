import type { PushType } from "../../domain/notifications/push.ts";

type Language = "ar" | "en";

/** What a lock screen may show: that something came and of what kind, never what it says. */
const texts: Record<Language, Record<PushType | "try", string>> = {
  ar: {
    info: "إشعار جديد بانتظارك",
    success: "خبر سارّ بانتظارك",
    warning: "تنبيه جديد بانتظارك",
    error: "تنبيه مهم بانتظارك",
    weight: "إشعار جديد عن الوزن",
    exercise: "إشعار جديد عن التمارين",
    meal: "إشعار جديد عن الوجبات",
    subscription: "إشعار جديد عن الاشتراك",
    chat: "رسالة جديدة بانتظارك",
    try: "هكذا تصل التنبيهات إلى هذا الجهاز",
  },
  en: {
    info: "A new notification is waiting",
    success: "Good news is waiting",
    warning: "A new notice is waiting",
    error: "An important notice is waiting",
    weight: "A new notification about weight",
    exercise: "A new notification about exercises",
    meal: "A new notification about meals",
    subscription: "A new notification about the subscription",
    chat: "A new message is waiting",
    try: "This is how alerts arrive on this device",
  },
};

const names: Record<Language, string> = { ar: "مِران", en: "Miran" };

export interface PushNotice {
  type: PushType | "try";
  /** A path inside the app. */
  link: string;
  /** A later notice with the same tag takes the place of an earlier one. */
  tag: string;
}

/** What a service worker shows, as it reads it. */
export function pushData({ type, link, tag }: PushNotice, language: Language): string {
  const title = names[language];
  const dir = language === "ar" ? "rtl" : "ltr";
  return JSON.stringify({ title, body: texts[language][type], lang: language, dir, link, tag });
}

/** The screen in which a person finds a notification, which opens what it is about. */
export const notificationLink = (role: "trainer" | "trainee", id: string) =>
  `/${role === "trainer" ? "admin" : "trainee"}/notifications?open=${id}`;
