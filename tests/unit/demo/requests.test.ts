import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CookieJar, DemoRequests } from "../../../demo/server/requests.ts";

const changed = vi.fn();
let requests: DemoRequests;
beforeEach(() => {
  changed.mockReset();
  requests = new DemoRequests(changed);
});

function sent(jar: CookieJar, { bytes = 0, far = undefined as object | undefined } = {}) {
  const line = far && { far: { hear: () => {}, closed: () => {} } };
  const noted = requests.note({ jar, bytes, line });
  const request = new Request("https://miran.test/x", { headers: [noted.header] });
  return { request, forget: noted.forget };
}

describe("a jar of cookies", () => {
  it("sets, replaces and deletes by the headers", () => {
    const jar: CookieJar = new Map();
    const { request } = sent(jar);
    expect(requests.cookiesOf(request)).toBe("");
    const attributes = "Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax";
    expect(requests.keepCookie(request, `a=1=x; ${attributes}`)).toBe(true);
    requests.keepCookie(request, `b=2; ${attributes}`);
    expect(requests.cookiesOf(request)).toBe("a=1=x; b=2");
    requests.keepCookie(request, `a=3; ${attributes}`);
    expect(requests.cookiesOf(request)).toBe("a=3; b=2");
    requests.keepCookie(request, "a=; Max-Age=0; Path=/");
    expect(requests.cookiesOf(request)).toBe("b=2");
    expect(changed).toHaveBeenCalledTimes(4);
  });

  it("belongs to one side", () => {
    const [trainee, trainer] = [new Map(), new Map()];
    requests.keepCookie(sent(trainee).request, "session=t");
    expect(requests.cookiesOf(sent(trainer).request)).toBe("");
    expect(requests.cookiesOf(sent(trainee).request)).toBe("session=t");
  });
});

describe("a request", () => {
  it("is recognised with its notes, and so is a copy of it", () => {
    const { request } = sent(new Map([["a", "1"]]), { bytes: 12, far: {} });
    for (const each of [request, new Request(request)]) {
      expect(requests.isOwn(each)).toBe(true);
      expect(requests.lengthOf(each)).toBe(12);
      expect(requests.cookiesOf(each)).toBe("a=1");
      expect(requests.asksForSocket(each)).toBe(true);
    }
  });

  it.each([
    ["without notes", () => new Request("https://miran.test/x")],
    [
      "already answered",
      () => {
        const { request, forget } = sent(new Map([["a", "1"]]), { bytes: 1, far: {} });
        forget();
        return request;
      },
    ],
  ])("%s is not recognised", (_, make) => {
    const request = make();
    expect(requests.isOwn(request)).toBe(false);
    expect(requests.lengthOf(request)).toBeUndefined();
    expect(requests.asksForSocket(request)).toBe(false);
    expect(requests.cookiesOf(request)).toBe("");
    expect(requests.keepCookie(request, "a=2")).toBe(false);
    expect(changed).not.toHaveBeenCalled();
  });
});
