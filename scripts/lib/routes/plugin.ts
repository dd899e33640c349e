import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../install.mjs";
import { routesFolder, writeRouteIndexes } from "./indexes.ts";

/** Writes the routes' indexes when the development server starts, and after each change of their files. */
export const routeIndexes = (): Plugin => ({
  name: "miran:route-indexes",
  apply: "serve",
  configureServer({ watcher, config }) {
    writeRouteIndexes();
    const folder = join(root, routesFolder);
    watcher.add(folder);
    watcher.on("all", (_, path) => {
      if (!path.startsWith(folder)) return;
      try {
        writeRouteIndexes();
      } catch (error) {
        config.logger.warn(`The route indexes stay as they were. ${(error as Error).message}`);
      }
    });
  },
});
