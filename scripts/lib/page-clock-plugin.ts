import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./install.mjs";

/** The first script of each page of `npm run dev -- --today`, which sets its clock. */
export const pageClock = (daysAhead: number): Plugin => ({
  name: "page-clock",
  apply: "serve",
  transformIndexHtml: () =>
    daysAhead === 0
      ? []
      : [
          {
            tag: "script",
            attrs: { type: "module" },
            children: `import { shiftClock } from "/@fs${join(root, "demo/clock.ts")}";\nshiftClock(${daysAhead * 86_400_000});`,
            injectTo: "head-prepend",
          },
        ],
});
