import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./install.mjs";
import { bundledTexts, compileTexts, screenTexts, workerTexts } from "./texts.ts";

const written = join(root, "web/messages/");

/** Compiles the texts when the development server starts, and whenever one of them is edited. */
export function compiledTexts(): Plugin {
  let last: Promise<void> = Promise.resolve();
  const compile = () => {
    last = last.catch(() => {}).then(() => compileTexts(screenTexts, workerTexts));
    return last;
  };
  return {
    name: "miran:compiled-texts",
    apply: "serve",
    buildStart: compile,
    async watchChange(path) {
      if (!path.startsWith(written)) return;
      try {
        await compile();
      } catch (error) {
        this.warn(`The texts stay as they were: ${(error as Error).message}`);
      }
    },
  };
}

/** Gives a build the screens' texts in a file each, in place of all in one. */
export const bundledTextsOnly = (): Plugin => ({
  name: "miran:bundled-texts",
  apply: "build",
  enforce: "pre",
  resolveId(source, importer) {
    if (!importer || !source.includes("/paraglide/")) return undefined;
    const path = join(importer, "..", source);
    return path.startsWith(screenTexts.outdir)
      ? path.replace(screenTexts.outdir, bundledTexts.outdir)
      : undefined;
  },
});
