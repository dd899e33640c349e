import { describe, expect, it } from "vitest";
import {
  addedTo,
  answeredOf,
  answersToRead,
  answersToSend,
  lastTimeOf,
  photosOf,
  problemsOf,
  recordingIdsOf,
  replacedBy,
  sectionsOf,
  typedAgain,
  unsentPhotosOf,
  unsentRecordingsOf,
} from "../../../../web/trainee/check-ins/form-answers.ts";
import { energy, obstacles, photos, sleep, weight, win } from "./samples.ts";

describe("the sections of a form", () => {
  it("begin with a fact below a question", () => {
    const sections = sectionsOf([weight, energy, sleep, { ...weight, id: "again" }, win]);
    expect(sections.map((each) => each.map(({ id }) => id))).toEqual([
      ["weight", "energy", "sleep"],
      ["again", "win"],
    ]);
  });

  it("are one without facts", () => {
    expect(sectionsOf([energy, win])).toEqual([[energy, win]]);
  });
});

const questions = [weight, energy, sleep, obstacles, win];

describe("answers during entry", () => {
  it("are counted without facts and empty ones", () => {
    expect(answeredOf(questions, { energy: 4, win: "  ", obstacles: ["time"] })).toBe(2);
  });

  it("have their problems in the form's order", () => {
    expect([...problemsOf(questions, { sleep: "x" }).keys()]).toEqual(["energy", "sleep"]);
  });

  it("are sent without empty ones", () => {
    expect(answersToSend(questions, { energy: 4, sleep: 7.25, win: " " })).toEqual([
      { questionId: "energy", value: 4 },
      { questionId: "sleep", value: 7.3 },
    ]);
  });

  it("are read without empty ones and those that say nothing", () => {
    const typed = { energy: 4, sleep: "x", obstacles: [], win: "كلمة" };
    expect(answersToRead(questions, typed)).toEqual([
      { question: energy, value: 4 },
      { question: win, value: "كلمة" },
    ]);
    expect(answersToRead([sleep], { sleep: 99 })).toEqual([{ question: sleep, value: 99 }]);
    const long = "ك".repeat(5000);
    expect(answersToRead([win], { win: long })).toEqual([{ question: win, value: long }]);
  });

  it("begin with the sent ones when they are edited", () => {
    const answers = [
      { question: energy, value: 4 },
      { question: win, value: null },
    ];
    expect(typedAgain(answers)).toEqual({ energy: 4 });
  });
});

describe("the answer of the last time", () => {
  it("is shown for the same question", () => {
    expect(lastTimeOf(energy, { energy: 3 })).toBe(3);
  });

  it("is left out if it no longer fits", () => {
    expect(lastTimeOf(energy, { energy: 8 })).toBeNull();
    expect(lastTimeOf(sleep, {})).toBeNull();
  });
});

describe("recordings among answers", () => {
  const voice = { ...win, id: "voice", kind: "voice" } as const;
  const spoken = (recordingId: string) => ({ recordingId, seconds: 2, waveform: [1] });

  it("are unsent unless they are among the sent answers", () => {
    const url = "/api/trainee/answer-recordings/a";
    const typed = { voice: spoken("a"), win: "text" };
    expect(unsentRecordingsOf([win, voice], typed)).toEqual([{ id: "a", url, isNeeded: true }]);
    expect(unsentRecordingsOf([voice], typed, { voice: spoken("a") })).toEqual([]);
    expect(unsentRecordingsOf([voice], typed, { voice: spoken("b") })).toHaveLength(1);
    expect(unsentRecordingsOf([win], typed)).toEqual([]);
  });

  it("are kept with their draft", () => {
    expect(recordingIdsOf({ voice: spoken("a"), energy: 3, win: "a" })).toEqual(["a"]);
  });
});

describe("photos among answers", () => {
  const day = "2026-11-28";

  it("are those of a pose by its id, and none of an answer that is missing", () => {
    expect(photosOf({ front: "a" })).toEqual({ front: "a" });
    expect(photosOf(undefined)).toEqual({});
  });

  it("are unsent if their day is kept on this device, in the order of the poses", () => {
    const typed = { energy: 4, photos: { side: "b", front: "a" } };
    expect(unsentPhotosOf([energy, photos, win], typed, { a: day, b: day })).toEqual([
      { id: "a", url: `/api/trainee/progress-photos/a?pose=front&date=${day}` },
      { id: "b", url: `/api/trainee/progress-photos/b?pose=side&date=${day}` },
    ]);
  });

  it("are not sent twice: one that is stored has no kept day", () => {
    const typed = { photos: { front: "stored", side: "b" } };
    expect(unsentPhotosOf([photos], typed, { b: day, left: day })).toEqual([
      { id: "b", url: `/api/trainee/progress-photos/b?pose=side&date=${day}` },
    ]);
  });

  it("are none of a pose that is no longer asked for, and of a form without photos", () => {
    const twoPoses = { ...photos, poses: ["front", "side"] } as const;
    expect(unsentPhotosOf([twoPoses], { photos: { back: "c" } }, { c: day })).toEqual([]);
    expect(unsentPhotosOf([energy], { photos: { front: "a" } }, { a: day })).toEqual([]);
    expect(unsentPhotosOf([photos], {}, { a: day })).toEqual([]);
  });
});

describe("answers beside those of another device", () => {
  const sent = [
    { question: energy, value: 4 },
    { question: sleep, value: null },
    { question: obstacles, value: ["time", "travel"] },
    { question: win, value: "مشيت" },
  ];

  it("replace the sent ones that differ, whatever the order of their choices", () => {
    const typed = { energy: 2, sleep: 7, obstacles: ["travel", "time"] };
    expect(replacedBy(questions, typed, sent).map(({ question }) => question.id)).toEqual([
      "energy",
      "win",
    ]);
  });

  it("are added where they say something else", () => {
    const typed = { energy: 4, sleep: 7, win: "مشيت كل يوم" };
    expect(addedTo(sent, questions, typed)).toEqual([
      { question: sleep, value: 7 },
      { question: win, value: "مشيت كل يوم" },
    ]);
  });
});
