import { expect, it } from "vitest";
import { stepName } from "../../../../../web/admin/schedule/edits/step-name.ts";
import { m } from "../../../../../web/paraglide/messages.js";

const [arabic, english] = [{ locale: "ar" }, { locale: "en" }] as const;
const leg = { name: "رفع الأرجل", place: "الخميس" };

it.each([
  [m.schedule_moved(leg, arabic), "نقل رفع الأرجل إلى الخميس"],
  [m.schedule_added({ count: 2 }, arabic), "إضافة تمرينين"],
  [m.schedule_day_copied({ count: 3, day: "الأحد" }, arabic), "نسخ يوم الأحد إلى 3 أيام"],
  [m.schedule_moved({ name: "Squat", place: "Friday" }, english), "Squat moved to Friday"],
])("names a step that is undone: %s", (text, name) => expect(stepName(text)).toBe(name));
