import { describe, expect, it } from "vitest";
import type { OwnMeal } from "../../domain/contract/activity/diet.ts";
import type { ScheduledMeal } from "../../domain/contract/schedules/schedules.ts";
import { reminderNotice, sentNotice } from "../../worker/texts/check-in-notice.ts";
import { confirmationMail } from "../../worker/texts/confirmation-mail.ts";
import { dayNoteTexts } from "../../worker/texts/day-note.ts";
import { decisionMail } from "../../worker/texts/decision-mail.ts";
import { deletedMail, deletionMail } from "../../worker/texts/deletion-mail.ts";
import {
  emailAskedMail,
  emailChangedMail,
  newEmailMail,
} from "../../worker/texts/email-change-mails.ts";
import { invitationMail } from "../../worker/texts/invitation-mail.ts";
import { m } from "../../worker/texts/paraglide/messages.js";
import { resetMail } from "../../worker/texts/reset-mail.ts";
import { securityNoticeMail } from "../../worker/texts/security-notice-mail.ts";

const about = { email: "a@b.test", name: "سلمى", link: "https://miran.test/#t=1" };

const per100 = { calories: 100, protein: 1, carbs: 1, fat: 1 };
const limits = {
  lighterDays: [],
  body: { gender: null, age: null, height: null, weight: null },
};
const day = { date: "2026-04-01", text: "", name: "سلمى", limits };
const meal: ScheduledMeal = {
  ...per100,
  id: "m1",
  mealId: null,
  date: day.date,
  dayOfWeek: 3,
  timing: "lunch",
  position: 0,
  name: "مجدرة",
  description: null,
  quantity: 300,
  substitute: { ...per100, mealId: "m2", name: "فتوش", quantity: 200 },
  status: "consumed",
  consumedAt: 1,
};
const ownMeal: OwnMeal = {
  id: "o1",
  date: day.date,
  name: "تفاح",
  description: null,
  category: "snack",
  foodId: "9003",
  ...per100,
  calories: null,
  quantity: 150,
  portion: null,
  status: "consumed",
  createdAt: 1,
};

describe("a mail", () => {
  const mailsTo = (name: string) => {
    const to = { to: about.email, name, language: "en" as const, origin: "https://miran.test" };
    const person = { ...about, ...to };
    return [
      confirmationMail({ ...person, days: 7 }),
      resetMail({ ...person, minutes: 10 }),
      decisionMail({ ...to, accepted: true, businessName: null }),
      decisionMail({ ...to, accepted: false, businessName: null }),
      newEmailMail({ ...person, days: 1 }),
      emailAskedMail(to),
      emailChangedMail(to),
      deletionMail({ ...person, day: "2026-11-30" }),
      deletedMail(person),
      securityNoticeMail({ ...to, change: "password_changed" }),
      invitationMail({ ...person, gender: null, businessName: null, days: 7, hasAccount: false }),
    ];
  };

  it.each([
    "ربحتِ! https://evil.example/win",
    "Prize hxxp://evil",
    "سارة www.evil",
    "Sara evil.com",
    "سارة me@evil",
    "سارة evil.xn--p1ai",
    "Sara t.me",
    "Sara x.com",
    "A.Hassan.com",
    "Sara m.link/win",
    "7.link",
  ])("omits a link-like name from the greeting: %s", (name) => {
    for (const { text, html } of mailsTo(name)) {
      expect(text).toMatch(/^Hello,\n/);
      expect(text).not.toContain(name);
      expect(html).not.toContain(name);
    }
  });

  it.each([
    "د. سارة منصور",
    "م.سارة",
    "J. R. Smith",
    "A.Hassan",
    "M.Ali",
    "A.B.Al-Hassan",
    "O'Neil",
    "عائلة 👨‍👩‍👧",
  ])("greets by any other name: %s", (name) => {
    for (const { text } of mailsTo(name)) expect(text).toContain(`Hello ${name},`);
  });

  it("greets a stored multi-line name on one line", () => {
    for (const { text } of mailsTo("سارة\r\nمنصور")) expect(text).toContain("Hello سارة منصور,");
  });

  it.each([
    ["ar", "rtl", "مِران: تأكيد البريد الإلكتروني", "مرحباً سلمى،", "الرابط صالح لمدة 7 أيام."],
    ["en", "ltr", "Miran: confirm your email address", "Hello سلمى,", "The link works for 7 days."],
  ] as const)("confirms an address in %s", (language, dir, subject, greeting, validity) => {
    const mail = confirmationMail({ ...about, days: 7, language });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(greeting);
    expect(mail.text).toContain(validity);
    expect(mail.html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(mail.html).toContain(validity);
  });

  it.each([
    ["ar", 1, "الرابط صالح لمدة دقيقة واحدة، ويُستخدم مرة واحدة فقط."],
    ["ar", 2, "الرابط صالح لمدة دقيقتين، ويُستخدم مرة واحدة فقط."],
    ["ar", 10, "الرابط صالح لمدة 10 دقائق، ويُستخدم مرة واحدة فقط."],
    ["ar", 30, "الرابط صالح لمدة 30 دقيقة، ويُستخدم مرة واحدة فقط."],
    ["en", 1, "The link works once, within one minute."],
    ["en", 10, "The link works once, within 10 minutes."],
  ] as const)("sets a password, in %s for %i minutes", (language, minutes, validity) => {
    expect(resetMail({ ...about, minutes, language }).text).toContain(validity);
  });
});

describe("the mails about access to an account", () => {
  const changes = ["password_changed", "two_factor_off", "recovery_codes_renewed"] as const;
  const to = { to: about.email, name: about.name, origin: "https://miran.test" };

  it.each([
    ["ar", "rtl", "اختيار كلمة مرور جديدة"],
    ["en", "ltr", "Choose a new password"],
  ] as const)("name the change in %s, and link to a new password", (...expected) => {
    const [language, dir, linkText] = expected;
    const mails = changes.map((change) => securityNoticeMail({ ...to, change, language }));
    for (const mail of mails) {
      expect(mail.text).toContain(`${linkText}:\nhttps://miran.test/reset-password`);
      expect(mail.html).toContain(`<html lang="${language}" dir="${dir}">`);
    }
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(changes.length);
  });

  it("that confirm another address mention no registration", () => {
    const mail = newEmailMail({ ...to, link: about.link, days: 1, language: "en" });
    expect(mail.text).toContain("If you did not ask for this, ignore this message");
    expect(mail.text).not.toContain("register");
  });
});

describe("the mails about an account's deletion", () => {
  it.each([
    [
      "ar",
      /يُحذف في نهاية يوم الاثنين، 30 نوفمبر 2026، ومعه/,
      "فتح حسابي:\nhttps://miran.test/#t=1",
    ],
    [
      "en",
      /It will be deleted at the end of Monday,? 30 November 2026, and/,
      "Open my account:\nhttps://miran.test/#t=1",
    ],
  ] as const)("name the day and the revocation in %s", (language, day, linkText) => {
    const mail = deletionMail({ ...about, day: "2026-11-30", language });
    expect(mail.text).toMatch(day);
    expect(mail.text).toContain(linkText);
    expect(mail.html).toContain('href="https://miran.test/#t=1"');
  });

  it.each([
    ["ar", "rtl", "مِران: حُذف حسابك"],
    ["en", "ltr", "Miran: your account is deleted"],
  ] as const)("report the deletion in %s, without a link", (language, dir, subject) => {
    const mail = deletedMail({ email: about.email, name: about.name, language });
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(mail.html).not.toContain("href");
    expect(mail.text).toContain("سلمى");
  });
});

describe("the note about a day", () => {
  it.each([
    ["ar", "السعرات: 500 من 300، 200 فوق البرنامج"],
    ["en", "Calories: 500 of 300, 200 over the plan"],
  ] as const)("shows the excess over the plan in %s", (language, line) => {
    const substitute = { ...per100, mealId: "m2", name: "فتوش", quantity: 500 };
    const meals = [{ ...meal, substitute }];
    const report = { ...day, language, meals, ownMeals: [], targets: [] };
    expect(dayNoteTexts(report).note).toContain(line);
  });

  it("has no sum to eat of where nothing is planned", () => {
    const report = { ...day, language: "ar", meals: [], ownMeals: [], targets: [] } as const;
    expect(dayNoteTexts(report).note.split("\n")).toContain("السعرات: 0");
  });

  it("counts against the day's target, if there is one", () => {
    const macros = { protein: null, carbs: null, fat: null };
    const targets = [{ startsOn: "2026-01-01", calories: 150, ...macros }];
    const report = { ...day, meals: [meal], ownMeals: [], targets };
    expect(dayNoteTexts({ ...report, language: "ar" }).note).toContain(
      "السعرات: 200 من 150، 50 فوق الهدف",
    );
    expect(dayNoteTexts({ ...report, language: "en" }).note).toContain("50 over the target");
  });

  it.each([
    {
      language: "ar",
      title: "يوم غذائي من سلمى",
      note: [
        "الأربعاء، 1 أبريل",
        "السعرات: 200 من 300، بعض القيم غير متوفرة",
        "وجبة خفيفة: تفاح 150\u00a0غ، خارج البرنامج، تم",
        "الغداء: فتوش 200\u00a0غ، بدل مجدرة، تم",
      ],
    },
    {
      language: "en",
      title: "A day of food from سلمى",
      note: [
        "Wednesday 1 April",
        "Calories: 200 of 300, some values are not available",
        "Snack: تفاح 150\u00a0g, outside the program, done",
        "Lunch: فتوش 200\u00a0g, instead of مجدرة, done",
      ],
    },
  ] as const)("is written in the reader's language: $language", ({ language, title, note }) => {
    const report = { ...day, language, meals: [meal], ownMeals: [ownMeal], targets: [] };
    const said = dayNoteTexts(report);
    expect(said.title).toBe(title);
    expect(said.note.split("\n")).toEqual(note);
  });
});

it("a text without a language throws", () => {
  expect(() => m.app_name()).toThrow("No locale");
});

describe("notices of check-ins", () => {
  const form = { name: "أسبوعي", englishName: "Weekly" };
  it.each([
    ["ar", form, "أسبوعي"],
    ["en", form, "Weekly"],
    ["en", { ...form, englishName: null }, "أسبوعي"],
  ] as const)("name the form in the reader's language: %s", (language, named, expected) => {
    const sent = sentNotice({ name: "سلمى", form: named }, language);
    expect(sent.message).toBe(expected);
    const reminder = reminderNotice({ form: named, count: 1, gender: "female" }, language);
    expect(reminder.title).toContain(expected);
  });
});
