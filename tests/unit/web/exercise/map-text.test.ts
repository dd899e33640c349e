import { describe, expect, it } from "vitest";
import type { Muscle } from "../../../../domain/libraries/movement/muscle-names.ts";
import { mapText } from "../../../../web/exercises/body-map/map-text.ts";

const text = (...sets: [Muscle, number][]) => mapText(new Map(sets)).replaceAll("\u00a0", " ");

describe("the text of a body map", () => {
  it("names each muscle with its sets, in the order given", () => {
    expect(text(["chest", 12], ["triceps", 6])).toBe("الصدر 12 مجموعة، الترايسبس 6 مجموعات");
  });

  it("counts one and two in words, and halves in digits", () => {
    expect(text(["abs", 1], ["glutes", 2], ["calves", 4.5], ["traps", 0.5])).toBe(
      "البطن مجموعة واحدة، الأرداف مجموعتان، السمانة 4.5 مجموعة، الترابيس 0.5 مجموعة",
    );
  });
});
