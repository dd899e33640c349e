import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { starterTexts } from "../../../../web/admin/chat/replies/starters.ts";
import { offer } from "../../../../web/admin/chat/replies/starters-offer.ts";
import { beginSession } from "../../../../web/lib/session.ts";

const all = starterTexts().map((_, place) => place);

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const who = { id: "trainer", kind: "trainer", name: "ليان", email: "l@example.com" } as const;
  beginSession({
    ...{ accessToken: "x", expiresAt: 0, remember: true, appearance: null },
    who: { ...who, gender: null, timeZone: "UTC" },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the replies to begin with", () => {
  it("are all offered where nothing is kept, and none where something always was", () => {
    expect(offer.left(true)).toEqual(all);
    expect(offer.left(false)).toEqual([]);
  });

  it("stay offered while the first is on its way, and after it was kept", () => {
    offer.begin();
    expect(offer.left(false)).toEqual(all);
    offer.take([0]);
    expect(offer.left(false)).toEqual(all.slice(1));
  });

  it("are offered no more once they were kept or dismissed, though nothing is kept", () => {
    offer.take([1]);
    expect(offer.left(true)).not.toContain(1);
    offer.take(all);
    expect(offer.left(true)).toEqual([]);
    expect(offer.left(false)).toEqual([]);
  });
});
