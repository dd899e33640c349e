import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { wholeBrowser } from "../../support/browser.ts";

interface UnattendedBrowser {
  /** Where it answers its observers. */
  port: number;
  close(): Promise<void>;
}

/** A browser that no test driver attends: what a driver watches and adds costs a slow phone time. */
export async function startUnattended(
  profile: string,
  flags: readonly string[] = [],
): Promise<UnattendedBrowser> {
  const { executablePath, args } = wholeBrowser;
  if (executablePath === undefined) throw new Error("no browser has been made ready");
  const port = await findFreePort();
  const child = spawn(
    executablePath,
    [
      ...args,
      "--headless=new",
      "--lang=ar",
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      ...flags,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  const ended = new Promise((done) => child.once("exit", done));
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  await untilListening(port);
  return {
    port,
    close: async () => {
      child.kill();
      await ended;
      process.off("exit", endWithUs);
    },
  };
}

async function untilListening(port: number): Promise<void> {
  for (const patience = Date.now() + 60_000; Date.now() < patience; await wait(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error("Chromium does not listen");
}

interface Page {
  ask(method: string, params?: Record<string, unknown>): Promise<unknown>;
  /** What an expression in the page comes to. */
  read(expression: string): Promise<unknown>;
  leave(): void;
}

/** The page that the browser has open, by the browser's own protocol. */
export async function openedPage({ port }: UnattendedBrowser): Promise<Page> {
  const answer = await fetch(`http://127.0.0.1:${port}/json`);
  const targets = (await answer.json()) as { type: string; webSocketDebuggerUrl: string }[];
  const page = targets.find(({ type }) => type === "page");
  if (!page) throw new Error("the browser has no page");
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await new Promise((opened) => socket.addEventListener("open", opened, { once: true }));
  const asked = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    asked.get(id)?.(result);
  });
  const ask = (method: string, params = {}) =>
    new Promise((answered) => {
      const id = asked.size + 1;
      asked.set(id, answered);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return {
    ask,
    read: async (expression) => {
      const read = await ask("Runtime.evaluate", { expression, returnByValue: true });
      return (read as { result: { value?: unknown } }).result.value;
    },
    leave: () => socket.close(),
  };
}
