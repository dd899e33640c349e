import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { builtDemo } from "../lib/build.ts";
import { root } from "../lib/install.mjs";
import { leanStyle } from "../lib/lean-style.ts";
import { leanLocale } from "../lib/page-locale.ts";
import { bundledTextsOnly } from "../lib/text-plugins.ts";
import { compileTextsOfBuild } from "../lib/texts.ts";
import { demoHeaders, withPolicy } from "../prerender/headers.ts";
import { writeLibrary } from "./library.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { demoServer } from "./vite-plugins.ts";

await compileTextsOfBuild();
await writeLibrary();
await build({
  root: join(root, "demo"),
  configFile: false,
  logLevel: "warn",
  publicDir: join(root, "web/public"),
  plugins: [tailwindcss(), leanStyle(), react(), leanLocale(), bundledTextsOnly()],
  worker: demoServer,
  build: { outDir: builtDemo, emptyOutDir: true, modulePreload: { polyfill: false } },
});

const page = join(builtDemo, "index.html");
writeFileSync(page, withPolicy(readFileSync(page, "utf8")));
// For unknown addresses some file servers read `_redirects`, others serve `404.html`.
writeFileSync(join(builtDemo, "_headers"), demoHeaders);
writeFileSync(join(builtDemo, "_redirects"), "/* /index.html 200\n");
copyFileSync(page, join(builtDemo, "404.html"));
writeServiceWorker(builtDemo);
