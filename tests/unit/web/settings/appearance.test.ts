import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ChosenAppearance } from "../../../../domain/appearance.ts";
import {
  applyAppearance,
  followAppearance,
  noteFollowed,
  onAppearance,
  readAppearance,
} from "../../../../web/lib/appearance.ts";
import { onDevice } from "../../../support/local-storage.ts";

const night: ChosenAppearance = {
  theme: "dark",
  accent: "sky",
  fontSize: "large",
  hijri: true,
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

describe("the appearance of a device", () => {
  it("follows the account's choice, stored for the next first paint", () => {
    followAppearance("layan", night, { reload: true });
    expect(dataset).toEqual({ theme: "dark", accent: "sky", fontSize: "large" });
    expect(readAppearance()).toEqual({
      theme: "dark",
      accent: "sky",
      fontSize: "large",
      hijri: true,
    });
  });

  it("is without the Hijri date, if it was stored before that could be chosen", () => {
    const older = { theme: "light", accent: "sky", fontSize: "small" };
    localStorage.setItem("appearance", JSON.stringify(older));
    expect(readAppearance()).toEqual({ ...older, hijri: false });
  });

  it("tells the screens that show something by it, until they end", () => {
    const follow = vi.fn();
    const end = onAppearance(follow);
    applyAppearance({ ...readAppearance(), hijri: true });
    expect(follow).toHaveBeenCalledOnce();
    end();
    applyAppearance({ ...readAppearance(), hijri: false });
    expect(follow).toHaveBeenCalledOnce();
  });

  it("stays unset without a choice", () => {
    followAppearance("layan", null, { reload: true });
    expect(dataset).toEqual({});
  });

  it("takes each choice once, and later local changes stay until the next one", () => {
    followAppearance("layan", night, { reload: true });
    applyAppearance({ ...readAppearance(), theme: "light" });
    followAppearance("layan", night, { reload: true });
    expect(readAppearance().theme).toBe("light");
    followAppearance("layan", { ...night, chosenAt: 2_000 }, { reload: true });
    expect(readAppearance().theme).toBe("dark");
  });

  it("follows each account that signs in, even with an older choice", () => {
    followAppearance("layan", night, { reload: true });
    followAppearance("adam", { ...night, theme: "system", chosenAt: 500 }, { reload: true });
    expect(readAppearance().theme).toBe("system");
    expect(dataset.theme).toBeUndefined();
  });

  it("ignores a late older choice of the same account", () => {
    followAppearance("layan", { ...night, theme: "light", chosenAt: 2_000 }, { reload: true });
    followAppearance("layan", night, { reload: true });
    expect(readAppearance().theme).toBe("light");
  });

  it("ignores its own choice", () => {
    applyAppearance({ theme: "light", accent: "sky", fontSize: "small", hijri: false });
    expect(noteFollowed("layan", night.chosenAt)).toBe(true);
    followAppearance("layan", night, { reload: true });
    expect(readAppearance().theme).toBe("light");
  });

  it("stays unset if storage is refused, since it would be followed repeatedly", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("", "SecurityError");
      },
    });
    followAppearance("layan", night, { reload: true });
    expect(dataset).toEqual({});
  });
});
