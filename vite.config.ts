import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { demoServer } from "./scripts/demo/vite-plugins.ts";
import { recordChunkModules } from "./scripts/lib/chunk-modules.ts";
import { chunkGroups } from "./scripts/lib/chunks.ts";
import { leanFacts } from "./scripts/lib/lean-facts.ts";
import { leanStyle } from "./scripts/lib/lean-style.ts";
import { leanZod } from "./scripts/lib/lean-zod.ts";
import { pageClock } from "./scripts/lib/page-clock-plugin.ts";
import { leanLocale } from "./scripts/lib/page-locale.ts";
import { routeIndexes } from "./scripts/lib/routes/plugin.ts";
import { supportedBrowsers } from "./scripts/lib/supported-browsers.ts";
import { bundledTextsOnly, compiledTexts } from "./scripts/lib/text-plugins.ts";

const entry = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url));

/** Variables of the Worker in `npm run dev`; never part of a build. */
const localVars = JSON.parse(process.env.MIRAN_VARS ?? "{}") as Record<string, string>;

/** Code of nearly every request, in one file instead of one for each set of importers. */
const sharedChunk = {
  name: "ground",
  test: /\/domain\/(?:calendar|contact|errors|fields|id|numerals|person-bounds|text|trainee)\.ts$/,
};

export default defineConfig(({ command }) => ({
  root: "web",
  plugins: [
    compiledTexts(),
    routeIndexes(),
    tailwindcss(),
    leanStyle(),
    react(),
    leanLocale(),
    bundledTextsOnly(),
    leanZod(),
    leanFacts(),
    recordChunkModules(),
    pageClock(Number(localVars.DAYS_AHEAD ?? 0)),
    cloudflare({
      configPath: "../wrangler.toml",
      // The same folder for any name of a deployment.
      viteEnvironment: { name: "miran" },
      persistState: { path: process.env.MIRAN_STATE ?? "../.wrangler/state" },
      inspectorPort: false,
      config: (config) => {
        if (command !== "serve") return;
        config.vars = { ...config.vars, ...localVars };
        // Local variables include them.
        config.secrets = undefined;
      },
    }),
  ],
  worker: demoServer,
  build: { outDir: "../dist", emptyOutDir: true, target: [...supportedBrowsers] },
  environments: {
    // The compiled texts have their types in comments.
    miran: {
      build: {
        // Uploaded with the Worker, so that its log names source files and lines; never served.
        sourcemap: true,
        rolldownOptions: {
          output: {
            comments: { jsdoc: false },
            // Names stay, because stacks in the log need them and the maps.
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
            codeSplitting: { groups: [sharedChunk] },
          },
        },
      },
    },
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { app: entry("index.html"), access: entry("access.html") },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
}));
