import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endWhenLaidAside } from "../../../demo/page/laid-aside.ts";

const reload = vi.fn();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  reload.mockClear();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("location", { reload });
});
afterEach(() => vi.unstubAllGlobals());

const happens = (type: string, persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));

it("a demo page in the browser's back cache ends its worker, and reloads on return", () => {
  const worker = { terminate: vi.fn() };
  endWhenLaidAside(worker as unknown as Worker);
  happens("pageshow", false);
  happens("pagehide", false);
  expect(worker.terminate).not.toHaveBeenCalled();
  happens("pagehide", true);
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  happens("pageshow", true);
  expect(reload).toHaveBeenCalledOnce();
});
