import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { authorizedFetch, leave, refreshSession } from "../../../web/lib/session/session.ts";

const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("location", { pathname: "/admin/chat", search: "", assign, reload });
  const self = { location };
  vi.stubGlobal("window", Object.assign(self, { self, top: self, parent: self }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});
afterEach(() => {
  page.dispatchEvent(new Event("pageshow"));
  assign.mockClear();
  reload.mockClear();
  vi.unstubAllGlobals();
});

const addresses = () => assign.mock.calls.map(([address]) => address);

describe("leaving a page after its session", () => {
  it("goes to the sign-in screen once, however much fails meanwhile", () => {
    leave();
    leave();
    expect(addresses()).toEqual(["/"]);
  });

  it("leaves again from a page restored by the browser", () => {
    leave();
    page.dispatchEvent(new Event("pageshow"));
    leave();
    expect(addresses()).toEqual(["/", "/"]);
  });

  it("passes a reason that is known only later", () => {
    leave();
    leave("#inactive");
    expect(addresses()).toEqual(["/", "/#inactive"]);
  });
});

describe("a page after another person's sign-in", () => {
  /** Answers each refresh with the next account, and returns all other requests. */
  function serve(...accounts: string[]): string[] {
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      if (address !== "/api/access/refresh") return sent.push(address) && Response.json({});
      const id = accounts.length > 1 ? accounts.shift() : accounts[0];
      const who = { id, kind: "trainee", name: "", email: "" };
      return Response.json({
        accessToken: "",
        expiresAt: 0,
        who,
        remember: true,
        appearance: null,
      });
    });
    return sent;
  }

  it("reloads, and sends nothing in their name", async () => {
    const sent = serve("one", "one", "two");
    await refreshSession();
    await authorizedFetch("/api/trainee/home");
    expect(sent).toEqual(["/api/trainee/home"]);
    expect(reload).not.toHaveBeenCalled();

    void authorizedFetch("/api/trainee/weight");
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(sent).toEqual(["/api/trainee/home"]);
  });
});
