import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { pushTypes } from "../../../domain/notifications/push.ts";
import { type Alert, alertData } from "../../../worker/texts/alert.ts";
import { notificationLink } from "../../../worker/texts/links.ts";

const code = readFileSync("web/public/service-worker.js", "utf8");
const origin = "https://miran.test";

interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  [detail: string]: unknown;
}

/** A window of the browser with its address, and whether this worker may focus and navigate it. */
function makeWindow(path: string, { leads = true, comes = true } = {}) {
  const place = {
    url: origin + path,
    focus: vi.fn(async (): Promise<object> => {
      if (!comes) throw new DOMException("no press", "InvalidAccessError");
      return place;
    }),
    navigate: vi.fn(async (url: string) => {
      if (!leads) throw new TypeError("controlled by another worker");
      place.url = url;
    }),
  };
  return place;
}

/** Runs the worker's file like a browser, over a scope that records its calls. */
function startWorker(windows: ReturnType<typeof makeWindow>[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const showNotification = vi.fn(async (_title: string, _options: Record<string, unknown>) => {});
  const openWindow = vi.fn(async (_url: string) => null);
  const matchAll = vi.fn(async () => windows);
  const self = {
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) =>
      listeners.set(type, listener),
    location: { origin },
    registration: { showNotification },
    clients: { matchAll, openWindow },
  };
  runInNewContext(code, { self, URL });
  const dispatch = async (type: string, detail: object) => {
    const work: Promise<unknown>[] = [];
    const event = { ...detail, waitUntil: (each: Promise<unknown>) => void work.push(each) };
    listeners.get(type)?.(event);
    await Promise.all(work);
    expect(work).toHaveLength(1);
  };
  return {
    showNotification,
    openWindow,
    matchAll,
    /** A push with this text as its body, or without a body. */
    push: (text?: string) =>
      dispatch("push", { data: text === undefined ? null : { json: () => JSON.parse(text) } }),
    /** Presses the notification, and returns its `close` mock. */
    async click(data: { link: string } | undefined) {
      const close = vi.fn();
      await dispatch("notificationclick", { notification: { data, close } });
      return close;
    },
  };
}

const alert = (overrides: Partial<Alert> = {}): Alert => ({
  type: "chat",
  tag: "t1",
  link: "/trainee/chat",
  ...overrides,
});

describe("a push", () => {
  it.each([
    { language: "ar", dir: "rtl", title: "مِران", body: "رسالة جديدة بانتظارك" },
    { language: "en", dir: "ltr", title: "Miran", body: "A new message is waiting" },
  ] as const)("is shown in the person's language: $language", async (said) => {
    const { push, showNotification } = startWorker();
    await push(alertData(alert(), said.language));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(said.title, {
      body: said.body,
      lang: said.language,
      dir: said.dir,
      tag: "t1",
      data: { link: "/trainee/chat" },
      icon: "/icon-192.png",
      badge: "/icon-192.png",
    });
  });

  it("shows a fixed sentence of its kind, without its content", async () => {
    for (const language of ["ar", "en"] as const) {
      for (const type of pushTypes) {
        const { push, showNotification } = startWorker();
        const secret = { text: "وزنك 91.3", name: "سلمى عودة" };
        await push(alertData({ ...alert({ type }), ...secret }, language));
        const shown = JSON.stringify(showNotification.mock.calls);
        for (const word of Object.values(secret)) expect(shown).not.toContain(word);
        expect(showNotification.mock.calls[0]?.[1].body).toMatch(/\S/);
      }
    }
  });

  it.each([undefined, "not json", "null", "[1]"])(
    "that cannot be read (%s) still shows an alert, as browsers demand",
    async (text) => {
      const { push, showNotification } = startWorker();
      await push(text);
      expect(showNotification).toHaveBeenCalledExactlyOnceWith(
        "مِران",
        expect.objectContaining({ lang: "ar", dir: "rtl", data: { link: "/" } }),
      );
    },
  );
});

describe("a press on an alert", () => {
  const link = notificationLink("trainee", "n1");

  it("focuses the open window of the area and leads it to the deep link", async () => {
    const [other, own] = [makeWindow("/admin/trainees"), makeWindow("/trainee/weight?tab=2")];
    const { click, openWindow, matchAll } = startWorker([other, own]);
    const close = await click({ link });
    expect(close).toHaveBeenCalledOnce();
    expect(matchAll).toHaveBeenCalledWith({ type: "window", includeUncontrolled: true });
    expect(own.focus).toHaveBeenCalledOnce();
    expect(own.navigate).toHaveBeenCalledExactlyOnceWith(`${origin}/trainee/notifications?open=n1`);
    expect(other.focus).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("opens a window if none of the area is open", async () => {
    const { click, openWindow } = startWorker([makeWindow("/admin")]);
    await click({ link });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/trainee/notifications?open=n1`);
  });

  it.each([{ leads: false }, { comes: false }])(
    "opens a window if the open one cannot navigate (%o)",
    async (limits) => {
      const { click, openWindow } = startWorker([makeWindow("/trainee", limits)]);
      await click({ link });
      expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/trainee/notifications?open=n1`);
    },
  );

  it("leads home without a link", async () => {
    const { click, openWindow } = startWorker();
    await click(undefined);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/`);
  });

  it.each([
    "https://elsewhere.example/trainee/chat",
    "//elsewhere.example/trainee",
    "\\\\elsewhere.example",
    "http://miran.test/trainee",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("goes nowhere for a foreign link: %s", async (foreign) => {
    const window = makeWindow("/trainee");
    const { click, openWindow } = startWorker([window]);
    const close = await click({ link: foreign });
    expect(close).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
    expect(window.focus).not.toHaveBeenCalled();
    expect(window.navigate).not.toHaveBeenCalled();
  });
});
