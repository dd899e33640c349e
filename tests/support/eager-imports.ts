import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/install.mjs";

const folders = ["worker", "durable", "domain"].map((folder) => `${join(root, folder)}/`);
const lazyImport = /(?<!typeof )\bimport\(("[^"]+")\)/g;

/**
 * Replaces the Worker's dynamic imports by static ones. In the tests' workerd each `import()` asks the test runner
 * through its request. A second request that waits for the same module would hang.
 */
export const eagerImports: Plugin = {
  name: "miran:eager-imports",
  enforce: "pre",
  transform(code, id) {
    if (!folders.some((folder) => id.startsWith(folder))) return undefined;
    const loaded: string[] = [];
    const eager = code.replaceAll(lazyImport, (_, path: string) => {
      const name = `loaded${loaded.length}`;
      loaded.push(`import * as ${name} from ${path};`);
      return `Promise.resolve(${name})`;
    });
    // On the first line, so that line numbers stay.
    return loaded.length === 0 ? undefined : { code: `${loaded.join(" ")} ${eager}`, map: null };
  },
};
