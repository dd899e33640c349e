import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/install.mjs";

const passwords = join(root, "worker/edge/passwords.ts");
const deployed = "{ ln: 14, r: 8, p: 5 }";
const light = "{ ln: 10, r: 8, p: 1 }";

/**
 * Passwords at an eightieth of what they cost in production, where a hash is a tenth of a second: the tests made
 * hundreds. The deployed cost is shown by tests/unit/worker/password-cost.test.ts, and that workerd computes it by
 * `npm test -- smoke`.
 */
export const lightHashes: Plugin = {
  name: "miran:light-hashes",
  enforce: "pre",
  transform(code, id) {
    if (id !== passwords) return undefined;
    if (!code.includes(deployed)) throw new Error(`${passwords} no longer says ${deployed}.`);
    return { code: code.replace(deployed, light), map: null };
  },
};
