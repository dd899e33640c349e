import { isValidElement, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { registrationSubmit } from "../../../../web/access/register/submit-registration.tsx";
import { tellArrival } from "../../../../web/access/sign-in/arrival.tsx";

const replaceState = vi.fn();

function arrive(hash: string) {
  vi.stubGlobal("location", { hash, pathname: "/", search: "?embed=1" });
  vi.stubGlobal("history", { state: null, replaceState });
  const said: { failure?: string; note?: ReactNode } = {};
  tellArrival({
    failure: (why) => {
      said.failure = why;
    },
    note: (note) => {
      said.note = note;
    },
  });
  const { failure, note } = said;
  return isValidElement<{ children: ReactNode }>(note) ? note.props.children : failure;
}

afterEach(() => {
  replaceState.mockClear();
  vi.unstubAllGlobals();
});

describe("an arrival at the sign-in", () => {
  it.each([
    ["#inactive", "الحساب غير نشط. يرجى التواصل مع المدير"],
    ["#pending", "وصل طلبك إلى المدرب. يمكنك تسجيل الدخول بعد موافقته."],
    ["#unconfirmed", "أرسلنا إلى بريدك رابط التأكيد. يمكن تسجيل الدخول بعد فتحه."],
  ])("with %s shows the reason once, and keeps the rest of the address", (hash, text) => {
    expect(arrive(hash)).toBe(text);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/?embed=1");
  });

  it.each(["#", "#token=x"])("with %s shows nothing and changes nothing", (hash) => {
    expect(arrive(hash)).toBeUndefined();
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe("a registered visitor", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    name: "يوسف بركات",
    email: "yusuf@example.com",
    phone: "0599123456",
    password: "Visitor@2026",
    confirmPassword: "Visitor@2026",
    bloodType: "",
    plan: "basic",
    age: "31",
    gender: "male",
    height: "178",
    weight: "80",
    targetWeight: "76",
    goals: "muscle_gain",
  }))
    form.append(name, value);

  it.each([
    ["active", false, false, "/trainee/login"],
    ["active", false, true, "/trainee/login?embed=1"],
    ["pending", false, false, "/trainee/login#pending"],
    ["pending", false, true, "/trainee/login?embed=1#pending"],
    ["pending", true, false, "/trainee/login#unconfirmed"],
  ])(
    "with status %s, to be confirmed: %s, in a frame: %s, goes to %s",
    async (status, confirmEmail, framed, next) => {
      const answer = Response.json({ status, confirmEmail }, { status: 201 });
      vi.stubGlobal("fetch", () => Promise.resolve(answer));
      vi.stubGlobal("location", new URL("https://miran.test/register"));
      const self = {};
      vi.stubGlobal("window", Object.assign(self, { parent: framed ? {} : self }));
      const onRegistered = vi.fn();
      const submit = registrationSubmit(onRegistered, () => Promise.reject(new Error("not asked")));
      expect(await submit(form)).toEqual({ ok: true });
      expect(onRegistered).toHaveBeenCalledExactlyOnceWith(expect.anything(), next);
    },
  );
});
