import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { recordChunkModules } from "./scripts/lib/chunk-modules.ts";
import { screenTexts, workerTexts } from "./scripts/messages.ts";

// Few files, each compressed over more: React, what all visitors' screens share, and what the
// home shares with the screens behind it.
const groups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: "controls",
    test: /web\/(ui\/(banner|button|control|field|field-frame|form|glyph|password-field|spinner)|access\/(column|links|use-deferred-form|when-idle)|paraglide\/(runtime|messages\/ui_cancel)|ui\/bidi|lib\/framed|paths)\./,
    priority: 1,
  },
  { name: "preload", test: /vite\/preload-helper/, priority: 1 },
  { name: "router", test: /node_modules\/react-router\//, priority: 1 },
  {
    name: "shared",
    test: /@radix-ui\/react-direction\/|@tanstack\/(query-core\/build\/modern\/(queryObserver|query|queryClient|mutation)|react-query\/build\/modern\/(QueryClientProvider|useMutationState|useQuery|useBaseQuery|queryOptions))\.|hono\/dist\/client\/|web\/(lib\/(answer|api-error|clients|query-client|today|format|use-who|who|session|waiting-writes|sign-out|next-task)|frame\/[\w-]+|ui\/(side-sheet|logo|chart\/(geometry|progress-ring)|icon|icon-button|card|skeleton|error-state|progress|progress-bar|badge|avatar|dialog|confirm-dialog|table|direction|toast|toast-store|use-above-floating)|paraglide\/(registry|messages\/(ui_loading|ui_retry|app_name|weight_unit|gender_\w+|calendar_\w+|frame_(opening|sign\w+|unread_title))))\.|domain\/(calendar|numerals|activity\/(performance|steps)|trainees\/weight)\./,
  },
  {
    name: "home",
    test: /web\/(trainee\/(screens|screen-link|home\/queries|weight\/(keys|with-weights|weight-change))|paraglide\/messages\/(calories_title|diet_meals|trainee_(chat|contact|diet|notes|notifications|profile|steps)|training_(all|mine|title)|weight_(title|same|change_\w+)))\./,
  },
];

const entry = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url));

/** What `npm run dev` tells the Worker; a build never carries it. */
const localVars = JSON.parse(process.env.MIRAN_VARS ?? "{}") as Record<string, string>;

export default defineConfig(({ command }) => ({
  root: "web",
  plugins: [
    paraglideVitePlugin(screenTexts),
    paraglideVitePlugin(workerTexts),
    tailwindcss(),
    react(),
    recordChunkModules(),
    cloudflare({
      configPath: "../wrangler.toml",
      persistState: { path: process.env.MIRAN_STATE ?? "../.wrangler/state" },
      inspectorPort: false,
      config: ({ vars }) => (command === "serve" ? { vars: { ...vars, ...localVars } } : {}),
    }),
  ],
  build: { outDir: "../dist", emptyOutDir: true },
  environments: {
    // Every text's types stand in comments of the compiled ones.
    miran: { build: { rolldownOptions: { output: { comments: { jsdoc: false } } } } },
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { app: entry("index.html"), access: entry("access.html") },
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
}));
