import { join } from "node:path";
import { build } from "vite";
import { root } from "../../../scripts/lib/install.mjs";

/** Builds a Worker of tests/bench as the product is built. @returns its file */
export async function buildWorker(entry: string, folder: string): Promise<string> {
  await build({
    configFile: false,
    root,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: `tests/bench/${entry}`,
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      rollupOptions: { external: ["cloudflare:workers"], output: { entryFileNames: "index.js" } },
    },
  });
  return join(folder, "index.js");
}
