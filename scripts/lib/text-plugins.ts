import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "./install.mjs";
import { bundledTexts, compileTexts, screenTexts, workerTexts } from "./texts.ts";

const messagesFolder = join(root, "web/messages/");

/** Compiles the texts at the start of the development server, and after each edit of them. */
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
      if (!path.startsWith(messagesFolder)) return;
      try {
        await compile();
      } catch (error) {
        this.warn(`The texts are not compiled: ${(error as Error).message}`);
      }
    },
  };
}

/** Replaces the screens' texts in one file by one file for each text in a build. */
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
