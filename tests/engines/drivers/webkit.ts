import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { killTree } from "../../support/kill-tree.ts";
import type { Browser, Engine, LaunchOptions } from "../browser.ts";
import { ended, linesOf } from "./process.ts";

const webView = fileURLToPath(new URL("web-view.py", import.meta.url));

/** WebKitGTK in a bare window, over W3C WebDriver. */
export const webkit: Engine = { name: "WebKit", needsTls: true, launch };

async function launch({
  folder,
  width,
  height,
  withoutCookieStore,
}: LaunchOptions): Promise<Browser> {
  mkdirSync(folder, { recursive: true });
  const screen = await startScreen();
  const runtime = mkdtempSync(join(tmpdir(), "miran-webkit-"));
  const port = await findFreePort();
  const driver = spawn("dbus-run-session", ["--", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: screen.display, XDG_RUNTIME_DIR: runtime, TZ: "Asia/Hebron" },
  });
  const console = join(folder, "console");
  writeFileSync(console, "");
  let read = 0;
  const send = await connect(port);
  const args = [`--data=${folder}`, `--width=${width}`, `--height=${height}`];
  if (withoutCookieStore) args.push("--without=CookieStoreAPI");
  const end = async () => {
    // A driver's children outlive its termination.
    killTree(`--port=${port}`);
    screen.process.kill();
    await Promise.all([ended(driver), ended(screen.process)]);
    rmSync(runtime, { recursive: true, force: true });
  };
  const asked = send("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        acceptInsecureCerts: true,
        timeouts: { script: 60_000, pageLoad: 60_000 },
        "webkitgtk:browserOptions": { binary: webView, args },
      },
    },
  });
  const { sessionId } = (await asked.catch(async (error) => {
    await end();
    throw error;
  })) as { sessionId: string };
  const ask = (method: string, path: string, body?: object) =>
    send(method, `/session/${sessionId}${path}`, body);
  return {
    open: async (url) => void (await ask("POST", "/url", { url })),
    reload: async () => void (await ask("POST", "/refresh", {})),
    back: async () => void (await ask("POST", "/back", {})),
    evaluate: async (run, ...args) => {
      const script = `const [args, done] = arguments;
        Promise.resolve().then(() => (${run})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = (await ask("POST", "/execute/async", {
        script,
        args: [args],
      })) as { value?: never; error?: string };
      if (error !== undefined) throw new Error(error);
      return value as never;
    },
    act: async (actions) => void (await ask("POST", "/actions", { actions })),
    errors: () => {
      const text = readFileSync(console, "utf8").slice(read);
      read += text.length;
      return text.split("\n").filter((line) => line !== "");
    },
    picture: async () => {
      await ask("POST", "/execute/sync", { script: `(${blink})()`, args: [] });
      const screenshot = await ask("GET", "/screenshot");
      await ask("POST", "/execute/sync", { script: `(${rest})()`, args: [] });
      return Buffer.from(String(screenshot), "base64");
    },
    close: async () => {
      // The window may be gone before the driver has answered.
      await ask("DELETE", "").catch(() => {});
      await end();
    },
    kill: async () => {
      killTree(folder);
      await end();
    },
  };
}

/** Keeps the page drawing until `rest`, because a screenshot waits for the next frame. */
function blink(): void {
  const dot = document.body.appendChild(document.createElement("i"));
  dot.dataset.blinks = "";
  dot.style.cssText = "position: fixed; top: 0; left: 0; width: 1px; height: 1px; z-index: 99";
  const draw = () => {
    dot.style.background = dot.style.background === "black" ? "white" : "black";
    if (dot.isConnected) requestAnimationFrame(draw);
  };
  draw();
}

function rest(): void {
  document.querySelector("[data-blinks]")?.remove();
}

/** A virtual screen for the window. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const display = await linesOf(screen.stdout).next(/^\d+$/);
  return { process: screen, display: `:${display}` };
}

/** A limit for hanging requests, in ms. */
const maxAskMs = 60_000;

type Send = (method: string, path: string, body?: object) => Promise<unknown>;

/** Waits until the driver answers. */
async function connect(port: number): Promise<Send> {
  const send: Send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { "content-type": "application/json" },
      signal: AbortSignal.timeout(maxAskMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (const patience = Date.now() + 30_000; ; await wait(50)) {
    try {
      await send("GET", "/status");
      return send;
    } catch (error) {
      if (Date.now() > patience) throw error;
    }
  }
}
