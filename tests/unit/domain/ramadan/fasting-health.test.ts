import { describe, expect, it } from "vitest";
import {
  allowedSlots,
  doctorDayFault,
  healthQuestionOn,
  isOffered,
  isRefused,
  readHealth,
  writeHealth,
} from "../../../../domain/ramadan/fasting-health.ts";
import { trainingSlots, usualFastingSlots } from "../../../../domain/ramadan/slots.ts";

const yes = { yes: true, doctorOn: null };
const no = { yes: false, doctorOn: null };
const with_ = (training: (typeof trainingSlots)[number]) => ({ ...usualFastingSlots, training });

describe("slots by an answer", () => {
  it("have a session while fasting after a no alone, and are the chosen ones otherwise", () => {
    for (const training of trainingSlots) {
      expect(allowedSlots(with_(training), no)).toEqual(with_(training));
      const allowed = with_(training === "before_maghrib" ? "after_tarawih" : training);
      expect(allowedSlots(with_(training), yes)).toEqual(allowed);
      expect(allowedSlots(with_(training), null)).toEqual(allowed);
    }
  });

  it("are all offered before an answer, as the one while fasting asks the question", () => {
    const offered = (health: typeof yes | null) =>
      trainingSlots.filter((slot) => isOffered(slot, health));
    expect(offered(null)).toEqual([...trainingSlots]);
    expect(offered(no)).toEqual([...trainingSlots]);
    expect(offered(yes)).toEqual(["before_suhoor", "after_tarawih"]);
    expect(trainingSlots.filter((slot) => isRefused(slot, null))).toEqual(["before_maghrib"]);
  });
});

describe("an appointment", () => {
  it("is from today to 120 days ahead", () => {
    expect(doctorDayFault("2027-02-09", "2027-02-10")).toBe("in_past");
    expect(doctorDayFault("2027-02-10", "2027-02-10")).toBeUndefined();
    expect(doctorDayFault("2027-06-10", "2027-02-10")).toBeUndefined();
    expect(doctorDayFault("2027-06-11", "2027-02-10")).toBe("too_far");
  });
});

describe("the question of a day", () => {
  const fasted = { shown: true, slots: with_("before_maghrib") };
  const on = (health: typeof yes | { yes: boolean; doctorOn: string } | null, decision = fasted) =>
    healthQuestionOn("2027-02-10", decision, health);

  it("is asked once of somebody who follows the month and trains while fasting", () => {
    expect(on(null)).toBe("health");
    expect(on(no)).toBeNull();
    expect(on(yes)).toBeNull();
    expect(on(null, { ...fasted, slots: with_("after_tarawih") })).toBeNull();
    expect(on(null, { ...fasted, shown: false })).toBeNull();
  });

  it("asks for another appointment from the day after it", () => {
    expect(on({ yes: true, doctorOn: "2027-02-10" })).toBeNull();
    expect(on({ yes: true, doctorOn: "2027-02-09" })).toBe("appointment");
  });
});

describe("a sealed answer", () => {
  it("is as long as any other, and the same when opened", () => {
    const answers = [yes, no, { yes: true, doctorOn: "2027-02-10" }];
    expect(new Set(answers.map((each) => writeHealth(each).length)).size).toBe(1);
    for (const each of answers) expect(readHealth(writeHealth(each))).toEqual(each);
  });
});
