import { describe, expect, it } from "vitest";
import type { TraineeGlance } from "../../../../domain/contract/attention/glance.ts";
import {
  blocksOf,
  type Facts,
  firstText,
  maxLetters,
  withBlock,
} from "../../../../web/admin/hand-over/compose.ts";
import { matterOf } from "../../../../web/admin/hand-over/matter.ts";
import { exercise, meal, week } from "./schedule/a-week.ts";

const glance = (overrides: Partial<TraineeGlance> = {}): TraineeGlance =>
  ({
    id: "t",
    name: "ليان حداد",
    gender: "female",
    phone: "+970599000111",
    language: "ar",
    today: "2026-01-05",
    targetSteps: 8000,
    nextCheckIn: "2026-01-08",
    due: 12_000,
    adherence: 80,
    membership: { endsOn: "2026-01-10" },
    weight: { current: { date: "2026-01-04", weight: 71.5 } },
    ...overrides,
  }) as TraineeGlance;

const planned = week({
  exercises: [
    exercise("سكوات", { englishName: "Squat", date: "2026-01-04" }),
    exercise("ضغط", { englishName: "Push-up", date: "2026-01-06" }),
    exercise("بلانك", { englishName: "Plank", date: "2026-01-06" }),
    exercise("مشي", { date: "2026-01-07" }),
  ],
  meals: [meal("فول", { date: "2026-01-04" }), meal("شوفان", { date: "2026-01-06" })],
});
const facts = (overrides: Partial<TraineeGlance> = {}, rest: Partial<Facts> = {}): Facts => ({
  glance: glance(overrides),
  week: planned,
  ...rest,
});

describe("the first text of a message by WhatsApp", () => {
  it("greets by the first name and tells what is left of the week", () => {
    expect(firstText(facts())).toBe(
      [
        "مرحباً ليان،",
        "",
        "ما بقي من تمارين هذا الأسبوع:",
        "- الثلاثاء، 6 يناير: ضغط، بلانك",
        "- الأربعاء، 7 يناير: مشي",
        "الوجبات: وجبة واحدة",
        "هدف الخطوات: 8,000\u00a0خطوة في اليوم",
        "المتابعة القادمة: الخميس، 8 يناير",
      ].join("\n"),
    );
  });

  it("is in English for a person with English screens, with the Arabic name of what has no other", () => {
    expect(firstText(facts({ language: "en", name: "Adam Saleh", gender: "male" }))).toBe(
      [
        "Hello Adam,",
        "",
        "Training left this week:",
        "- Tuesday 6 January: Push-up, Plank",
        "- Wednesday 7 January: مشي",
        "Meals: one meal",
        "Step goal: 8,000\u00a0steps a day",
        "Next check-in: Thursday 8 January",
      ].join("\n"),
    );
  });

  it("names the whole week before its first training", () => {
    const text = firstText(facts({ today: "2026-01-04" }));
    expect(text).toContain("\nتمارين هذا الأسبوع:\n- الأحد، 4 يناير: سكوات\n");
  });

  it("says of an unplanned week only what is known", () => {
    const nothing = { targetSteps: 0, nextCheckIn: null };
    expect(firstText(facts(nothing, { week: week({ meals: [] }) }))).toBe("مرحباً ليان،");
  });

  it.each([
    ["female", "شكراً لكِ."],
    ["male", "شكراً لك."],
    [null, "شكراً لك."],
  ] as const)("asks for a debt in the person's form, without the week: %s", (gender, thanks) => {
    const text = firstText(facts({ gender }, { matter: "debt" }));
    expect(text).toMatch(/^مرحباً ليان، ما زال 120\s₪/u);
    expect(text.endsWith(thanks)).toBe(true);
    expect(text).not.toContain("تمارين");
  });

  it("asks for nothing once the debt is paid", () => {
    const text = firstText(facts({ due: 0 }, { matter: "debt" }));
    expect(text).not.toContain("₪");
    expect(text).toContain("ضغط");
  });

  it("tells the end of a subscription where that is the subject, and nowhere else", () => {
    const ending = { matter: "ending" } as const;
    expect(firstText(facts({}, ending))).toContain("\nينتهي اشتراكك السبت، 10 يناير.\n");
    const over = { membership: { endsOn: "2026-01-02" } as TraineeGlance["membership"] };
    expect(firstText(facts(over, ending))).toContain("\nانتهى اشتراكك الجمعة، 2 يناير.\n");
    expect(firstText(facts())).not.toContain("اشتراك");
  });

  it("has no figure of health", () => {
    for (const matter of [undefined, "debt", "ending"] as const) {
      const text = firstText(facts({}, { matter }));
      for (const figure of ["71.5", "80"]) expect(text).not.toContain(figure);
    }
  });

  it("fits a link however much is planned", () => {
    const many = Array.from({ length: 140 }, (_, index) =>
      exercise(`تمرين طويل الاسم جداً رقم ${index}`, { date: `2026-01-0${4 + (index % 7)}` }),
    );
    const text = firstText(facts({ today: "2026-01-04" }, { week: week({ exercises: many }) }));
    expect(text.length).toBeLessThan(maxLetters);
    expect(text).toContain("- الأحد، 4 يناير: تمرين طويل الاسم جداً رقم 0 و19 تمريناً");
  });
});

describe("a part of the text", () => {
  it("is offered for each known figure of health", () => {
    const { weight, adherence } = blocksOf(facts());
    expect(weight).toBe("آخر وزن: 71.5\u00a0كغ");
    expect(adherence).toBe("الالتزام في آخر 7 أيام: \u200e80%");
    const unknown = { adherence: null, weight: { current: null } as TraineeGlance["weight"] };
    expect(Object.keys(blocksOf(facts(unknown)))).toEqual(["week"]);
  });

  it("joins the trainer's own words, and leaves them alone when it goes", () => {
    const own = "كلمتي الأولى";
    const withWeight = withBlock(own, "آخر وزن: 71.5", true);
    expect(withWeight).toBe("كلمتي الأولى\n\nآخر وزن: 71.5");
    expect(withBlock(withWeight, "آخر وزن: 71.5", true)).toBe(withWeight);
    expect(withBlock(`${withWeight}\n\nوداعاً`, "آخر وزن: 71.5", false)).toBe(
      "كلمتي الأولى\n\nوداعاً",
    );
  });
});

it("a line of the queue brings its subject along", () => {
  expect(matterOf({ reason: "payment" })).toBe("debt");
  expect(matterOf({ reason: "ending" })).toBe("ending");
  expect(matterOf({ reason: "silence" })).toBeUndefined();
});
