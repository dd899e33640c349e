import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

const path = (relative: string) => fileURLToPath(new URL(`../web/${relative}`, import.meta.url));

const options = {
  project: path("project.inlang"),
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
} as const;

/** How the texts in web/messages become typed functions of the screens, in web/paraglide. */
export const screenTexts = {
  ...options,
  outdir: path("paraglide"),
  strategy: ["cookie", "baseLocale"] as ["cookie", "baseLocale"],
  cookieName: "locale",
};

/**
 * The same functions for the Worker, which serves both languages at once: a call that names none
 * throws. A file a language, as tests load whole what the bundle takes apart.
 */
export const workerTexts = {
  ...options,
  outdir: path("../worker/texts/paraglide"),
  strategy: ["globalVariable"] as ["globalVariable"],
  outputStructure: "locale-modules" as const,
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await compile(screenTexts);
  await compile(workerTexts);
  // The compiler's project store would keep the process for another half minute.
  process.exit(0);
}
