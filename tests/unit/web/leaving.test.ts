import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leave } from "../../../web/lib/session.ts";

const assign = vi.fn<(address: string) => void>();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("location", { pathname: "/admin/chat", search: "", assign });
  const self = { location };
  vi.stubGlobal("window", Object.assign(self, { self, top: self, parent: self }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
});
afterEach(() => {
  page.dispatchEvent(new Event("pageshow"));
  assign.mockClear();
  vi.unstubAllGlobals();
});

const addresses = () => assign.mock.calls.map(([address]) => address);

describe("leaving a page whose session is over", () => {
  it("goes to the sign-in screen once, however much fails meanwhile", () => {
    leave();
    leave();
    expect(addresses()).toEqual(["/"]);
  });

  it("goes again from a page that the browser brought back", () => {
    leave();
    page.dispatchEvent(new Event("pageshow"));
    leave();
    expect(addresses()).toEqual(["/", "/"]);
  });

  it("takes along why, when that is known only later", () => {
    leave();
    leave("#inactive");
    expect(addresses()).toEqual(["/", "/#inactive"]);
  });
});
