import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { areDigits, deriveDigits } from "../../../../web/app-lock/derived-digits.ts";
import { readLock, removeLock, setLock, triableOf } from "../../../../web/app-lock/stored-lock.ts";
import { forgiveTries, tryDigits, waitOn } from "../../../../web/app-lock/try-digits.ts";
import { isLocked, isLockSet } from "../../../../web/lib/session/app-lock.ts";
import { forgetPrivate } from "../../../../web/lib/session/private-storage.ts";
import { fillDevice, onDevice } from "../../../support/local-storage.ts";
import { signInAs } from "../../../support/signed-in.ts";

const key = "private:layan:app-lock";
const right = "4826";
const wrong = "1357";

beforeEach(() => {
  onDevice();
  signInAs("trainee", "layan");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const digits = await deriveDigits(right);
const set = () => setLock({ digits, wrong: 0, waitMs: 0 });

/** Lets time pass in a window that is open. */
function waitFor(ms: number): number {
  const now = Date.now() + ms;
  vi.spyOn(Date, "now").mockReturnValue(now);
  return waitOn(ms);
}

async function tryWrong(times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    expect(await tryDigits(wrong)).toBe(false);
    waitFor(600_000);
  }
}

describe("the digits of a lock", () => {
  it("are stored as a slow derivation with a salt of their own", async () => {
    const again = await deriveDigits(right);
    expect(again.salt).not.toBe(digits.salt);
    expect(again.hash).not.toBe(digits.hash);
    expect(digits.iterations).toBeGreaterThanOrEqual(310_000);
    expect(JSON.stringify(digits)).not.toContain(right);
    expect(await areDigits(right, digits)).toBe(true);
    expect(await areDigits(wrong, digits)).toBe(false);
  });
});

describe("a lock", () => {
  it("is of one account, open where it was set, and gone with a sign-out", () => {
    expect(isLockSet()).toBe(false);
    expect(set()).toBe(true);
    expect([isLockSet(), isLocked()]).toEqual([true, false]);
    signInAs("trainee", "adam");
    expect(isLockSet()).toBe(false);
    signInAs("trainee", "layan");
    expect(isLockSet()).toBe(true);
    forgetPrivate();
    expect(isLockSet()).toBe(false);
  });

  it("is removed", () => {
    set();
    removeLock();
    expect(readLock()).toBeUndefined();
  });

  it("removes the last home, which would be drawn uncovered", () => {
    localStorage.setItem("private:layan:home", "{}");
    set();
    expect(localStorage.getItem("private:layan:home")).toBeNull();
  });

  it("is not set on a full device, and one before it stays", async () => {
    fillDevice();
    expect(set()).toBe(false);
    expect(isLockSet()).toBe(false);
    vi.restoreAllMocks();
    set();
    const before = localStorage.getItem(key);
    fillDevice();
    expect(setLock({ digits: await deriveDigits(wrong), wrong: 0, waitMs: 0 })).toBe(false);
    expect(localStorage.getItem(key)).toBe(before);
  });

  it("is not set where storage is refused", () => {
    const refuse = () => {
      throw new DOMException("", "SecurityError");
    };
    onDevice({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(set()).toBe(false);
  });

  it.each([
    "",
    "no JSON",
    "null",
    "{}",
    JSON.stringify({ digits: { ...digits, salt: 5 }, wrong: 0, waitMs: 0 }),
    JSON.stringify({ digits: { ...digits, hash: "?" }, wrong: 0, waitMs: 0 }),
    JSON.stringify({ digits, wrong: -1, waitMs: 0 }),
    JSON.stringify({ digits, wrong: 0 }),
    JSON.stringify({ digits, wrong: 0, waitMs: 0, countedAt: "now" }),
    JSON.stringify({ digits, wrong: 0, waitMs: 0, passkey: { id: "a" } }),
  ])("that cannot be read stays closed: %s", async (stored) => {
    localStorage.setItem(key, stored);
    expect(isLockSet()).toBe(true);
    expect(readLock()).toBe("damaged");
    expect(triableOf(readLock())).toBeUndefined();
    expect(await tryDigits(right)).toBe(false);
  });
});

describe("tries", () => {
  beforeEach(() => void set());

  it("open by the right digits, which end the count", async () => {
    await tryWrong(3);
    expect(await tryDigits(right)).toBe(true);
    expect(readLock()).toMatchObject({ wrong: 0, waitMs: 0 });
  });

  it("wait after the fifth, also with the right digits", async () => {
    for (let at = 0; at < 5; at++) await tryDigits(wrong);
    expect(readLock()).toMatchObject({ wrong: 5, waitMs: 30_000 });
    expect(await tryDigits(right)).toBe(false);
    expect(readLock()).toMatchObject({ wrong: 5 });
  });

  it("count the wait down by passed time alone", async () => {
    for (let at = 0; at < 5; at++) await tryDigits(wrong);
    vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2040, 0, 1));
    expect(waitOn(0)).toBe(30_000);
    expect(waitOn(29_999.6)).toBe(0);
    expect(await tryDigits(right)).toBe(true);
  });

  it("wait as long with several windows open", async () => {
    for (let at = 0; at < 5; at++) await tryDigits(wrong);
    expect(waitFor(1000)).toBe(29_000);
    // The other windows count the same second, or a part of it.
    expect(waitOn(1000)).toBe(29_000);
    expect([waitFor(400), waitOn(1000), waitFor(600)]).toEqual([28_600, 28_600, 28_000]);
  });

  it("go on waiting when the clock is set back", async () => {
    for (let at = 0; at < 5; at++) await tryDigits(wrong);
    vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2020, 0, 1));
    expect([waitOn(1000), waitFor(1000)]).toEqual([30_000, 29_000]);
  });

  it("end with the tenth, until a new sign-in", async () => {
    await tryWrong(10);
    expect(triableOf(readLock())).toBeUndefined();
    expect(await tryDigits(right)).toBe(false);
  });

  it("are forgiven by a passkey", async () => {
    await tryWrong(4);
    forgiveTries();
    expect(readLock()).toMatchObject({ wrong: 0 });
  });

  it("are not made where no count can be stored", async () => {
    fillDevice();
    expect(await tryDigits(right)).toBe(false);
  });
});
