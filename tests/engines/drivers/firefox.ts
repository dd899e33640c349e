import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { killTree } from "../../support/kill-tree.ts";
import type { Browser, Engine, LaunchOptions } from "../browser.ts";
import { ended, linesOf } from "./process.ts";

/** Debian's Firefox without a screen, over WebDriver BiDi. */
export const firefox: Engine = { name: "Firefox", needsTls: false, launch };

const preferences = {
  "intl.accept_languages": "ar",
  "intl.locale.requested": "ar",
  "media.navigator.streams.fake": true,
  "media.navigator.permission.disabled": true,
  "permissions.default.microphone": 1,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.normandy.enabled": false,
  "browser.aboutwelcome.enabled": false,
  // No background work: fetching lists, looking for releases, starting processes ahead.
  "services.settings.server": "data:,",
  "browser.safebrowsing.update.enabled": false,
  "extensions.update.enabled": false,
  "app.update.auto": false,
  "browser.region.update.enabled": false,
  "browser.topsites.contile.enabled": false,
  "browser.newtabpage.enabled": false,
  "browser.newtab.preload": false,
  "browser.startup.page": 0,
  "browser.sessionstore.enabled": false,
  "dom.ipc.processPrelaunch.enabled": false,
  "toolkit.cosmeticAnimations.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

async function launch({
  folder,
  width,
  height,
  withoutCookieStore,
}: LaunchOptions): Promise<Browser> {
  mkdirSync(folder, { recursive: true });
  const prefs = { ...preferences, "dom.cookieStore.enabled": !withoutCookieStore };
  writeFileSync(
    join(folder, "user.js"),
    Object.entries(prefs)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(""),
  );
  const args = ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0"];
  const browser = spawn("firefox-esr", args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, TZ: "Asia/Hebron", MOZ_DISABLE_CONTENT_SANDBOX: "1", HOME: folder },
  });
  const listening = await linesOf(browser.stderr).next(/WebDriver BiDi listening on/);
  const errors: string[] = [];
  const send = await connect(`${/ws:\S+/.exec(listening)}/session`, (entry) => {
    if (entry.level === "error") errors.push(entry.text);
  });
  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = (await send("browsingContext.getTree", {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  await send("browsingContext.setViewport", { context, viewport: { width, height } });
  return {
    open: async (url) =>
      void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    reload: async () => void (await send("browsingContext.reload", { context, wait: "complete" })),
    back: async () => void (await send("browsingContext.traverseHistory", { context, delta: -1 })),
    evaluate: async (run, ...args) => {
      const answer = (await send("script.callFunction", {
        functionDeclaration: `async (args) => JSON.stringify({ value: await (${run})(...JSON.parse(args)) })`,
        awaitPromise: true,
        userActivation: false,
        target: { context },
        arguments: [{ type: "string", value: JSON.stringify(args) }],
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return (JSON.parse(answer.result.value) as { value: never }).value;
    },
    act: async (actions) => void (await send("input.performActions", { context, actions })),
    errors: () => errors.splice(0),
    picture: async () => {
      const { data } = (await send("browsingContext.captureScreenshot", { context })) as {
        data: string;
      };
      return Buffer.from(data, "base64");
    },
    close: async () => {
      // It may have ended by itself.
      await send("browser.close", {}).catch(() => {});
      await ended(browser);
    },
    kill: async () => {
      killTree(folder);
      await ended(browser);
    },
  };
}

interface LogEntry {
  level: string;
  text: string;
}

type Message =
  | { type: "success"; id: number; result: unknown }
  | { type: "error"; id: number; error: string; message: string }
  | { type: "event"; method: string; params: LogEntry };

type Send = (method: string, params: object) => Promise<unknown>;

async function connect(url: string, onLog: (entry: LogEntry) => void): Promise<Send> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  await new Promise((opened, failed) => {
    socket.addEventListener("open", opened, { once: true });
    socket.addEventListener("error", failed, { once: true });
  });
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === "event") {
      if (message.method === "log.entryAdded") onLog(message.params);
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === "success") asked?.resolve(message.result);
    else asked?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has ended"));
  });
  let asked = 0;
  return (method, params) => {
    if (socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error("Firefox has ended"));
    const answer = Promise.withResolvers<unknown>();
    asked += 1;
    waiting.set(asked, answer);
    socket.send(JSON.stringify({ id: asked, method, params }));
    return answer.promise;
  };
}
