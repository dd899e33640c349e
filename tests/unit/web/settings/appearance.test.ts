import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ChosenAppearance } from "../../../../domain/appearance.ts";
import {
  applyAppearance,
  followAppearance,
  noteFollowed,
  readAppearance,
} from "../../../../web/lib/appearance.ts";
import { onDevice } from "../../../support/local-storage.ts";

const night: ChosenAppearance = {
  theme: "dark",
  accent: "sky",
  fontSize: "large",
  language: "ar",
  chosenAt: 1_000,
};

let dataset: Record<string, string>;

beforeEach(() => {
  dataset = {};
  onDevice();
  vi.stubGlobal("document", {
    documentElement: { dataset },
    querySelectorAll: () => [],
    cookie: "locale=ar",
  });
});

describe("what a device follows", () => {
  it("is what the account chose, kept for the next first paint", () => {
    followAppearance("layan", night, { reload: true });
    expect(dataset).toEqual({ theme: "dark", accent: "sky", fontSize: "large" });
    expect(readAppearance()).toEqual({ theme: "dark", accent: "sky", fontSize: "large" });
  });

  it("is nothing while nobody chose", () => {
    followAppearance("layan", null, { reload: true });
    expect(dataset).toEqual({});
  });

  it("is each choice once: what the device was told since stays until the next", () => {
    followAppearance("layan", night, { reload: true });
    applyAppearance({ ...readAppearance(), theme: "light" });
    followAppearance("layan", night, { reload: true });
    expect(readAppearance().theme).toBe("light");
    followAppearance("layan", { ...night, chosenAt: 2_000 }, { reload: true });
    expect(readAppearance().theme).toBe("dark");
  });

  it("is the choice of whoever signs in, also an older one than that of the person before", () => {
    followAppearance("layan", night, { reload: true });
    followAppearance("adam", { ...night, theme: "system", chosenAt: 500 }, { reload: true });
    expect(readAppearance().theme).toBe("system");
    expect(dataset.theme).toBeUndefined();
  });

  it("is not an older choice of the same person that comes late", () => {
    followAppearance("layan", { ...night, theme: "light", chosenAt: 2_000 }, { reload: true });
    followAppearance("layan", night, { reload: true });
    expect(readAppearance().theme).toBe("light");
  });

  it("is not its own choice once more", () => {
    applyAppearance({ theme: "light", accent: "sky", fontSize: "small" });
    expect(noteFollowed("layan", night.chosenAt)).toBe(true);
    followAppearance("layan", night, { reload: true });
    expect(readAppearance().theme).toBe("light");
  });

  it("is nothing new where storage is refused, as it would be followed for ever", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("", "SecurityError");
      },
    });
    followAppearance("layan", night, { reload: true });
    expect(dataset).toEqual({});
  });
});
