import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { root } from "../../scripts/lib/install.mjs";
import { serveState } from "../../scripts/lib/local-server.ts";
import type { Browser, Engine, LaunchOptions } from "./browser.ts";
import { openFront } from "./front.ts";
import { type Hand, handOf } from "./hand.ts";

const pictures = join(root, "test-results/engines");

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** A device with a browser that can be closed and reopened with its data. */
export interface Device {
  /** Opens the current engine, or an older release. */
  open(release?: Pick<LaunchOptions, "withoutCookieStore">): Promise<Hand>;
  close(): Promise<void>;
  kill(): Promise<void>;
}

/** The product with separate sample data, its proxy, and the devices of one engine. */
async function openHouse(engine: Engine) {
  const state = mkdtempSync(join(tmpdir(), "miran-engines-"));
  cpSync(inject("sampleState"), state, { recursive: true });
  const front = await openFront(engine.needsTls);
  const server = await serveState({ state, origin: front.url });
  front.leadTo(Number(new URL(server.url).port));
  const opened = new Set<Browser>();
  return {
    cut: front.cut,
    mend: front.mend,
    device(size: keyof typeof sizes): Device {
      const folder = mkdtempSync(join(state, "device-"));
      let browser: Browser | undefined;
      const end = async (how: "close" | "kill") => {
        if (!browser) return;
        opened.delete(browser);
        await browser[how]();
        browser = undefined;
      };
      return {
        open: async (release) => {
          browser = await engine.launch({ folder, ...sizes[size], ...release });
          opened.add(browser);
          return handOf(browser, front.url);
        },
        close: () => end("close"),
        kill: () => end("kill"),
      };
    },
    /** Saves a screenshot of every open browser under this name. */
    async savePictures(name: string): Promise<void> {
      mkdirSync(pictures, { recursive: true });
      for (const [index, browser] of [...opened].entries()) {
        const file = join(pictures, `${engine.name} ${name} ${index}.png`.replaceAll("/", "-"));
        writeFileSync(file, await browser.picture());
      }
    },
    async close(): Promise<void> {
      await Promise.allSettled([...opened].map((browser) => browser.close()));
      await front.cut();
      await server.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

/** A house for the tests of a file; a failed test saves screenshots. */
export function houseFor(engine: Engine) {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse(engine);
  });
  afterAll(() => house?.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await house.savePictures(task.name);
  });
  return {
    device: (size: keyof typeof sizes) => house.device(size),
    cut: () => house.cut(),
    mend: () => house.mend(),
  };
}
