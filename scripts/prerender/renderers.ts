import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { root } from "../lib/install.mjs";
import { leanStyle } from "../lib/lean-style.ts";

// Inside the project, so that the built renderer finds React in node_modules.
const outDir = join(root, ".wrangler/prerender");

type Renderers = typeof import("../../web/access/render.tsx") &
  typeof import("../../web/shells/render.tsx");

/** Runs work with the rendering functions, built from TSX that this process cannot read itself. */
export async function withRenderers<Result>(
  work: (renderers: Renderers) => Promise<Result>,
): Promise<Result> {
  process.env.NODE_ENV = "production";
  await build({
    root: join(root, "web"),
    configFile: false,
    logLevel: "warn",
    plugins: [tailwindcss(), leanStyle(), react()],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      cssMinify: "lightningcss",
      rollupOptions: {
        input: {
          access: join(root, "web/access/render.tsx"),
          shells: join(root, "web/shells/render.tsx"),
        },
        // The app itself is not rendered here, only imported by screens that lead to it.
        external: /start-app\.tsx$/,
      },
    },
  });
  try {
    const built = (name: string) => import(pathToFileURL(join(outDir, `${name}.js`)).href);
    return await work({ ...(await built("access")), ...(await built("shells")) });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
