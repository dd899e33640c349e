import { fileURLToPath } from "node:url";
import { compile } from "@inlang/paraglide-js";

const path = (relative: string) => fileURLToPath(new URL(`../web/${relative}`, import.meta.url));

/** How the texts in web/messages become typed functions in web/paraglide. */
export const paraglideOptions = {
  project: path("project.inlang"),
  outdir: path("paraglide"),
  strategy: ["cookie", "baseLocale"] as ["cookie", "baseLocale"],
  cookieName: "locale",
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await compile(paraglideOptions);
  // The compiler's project store would keep the process for another half minute.
  process.exit(0);
}
