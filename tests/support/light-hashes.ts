import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../../scripts/lib/install.mjs";

const passwords = join(root, "worker/edge/passwords.ts");
const deployed = "{ ln: 14, r: 8, p: 5 }";
const light = "{ ln: 10, r: 8, p: 1 }";

/**
 * Password hashes at an eightieth of the cost in production, where one takes 0.1 s and tests make hundreds.
 * tests/unit/worker/password-cost.test.ts checks the deployed cost, and `npm test -- smoke` computes it in
 * workerd.
 */
export const lightHashes: Plugin = {
  name: "miran:light-hashes",
  enforce: "pre",
  transform(code, id) {
    if (id !== passwords) return undefined;
    if (!code.includes(deployed)) throw new Error(`${passwords} does not contain ${deployed}.`);
    return { code: code.replace(deployed, light), map: null };
  },
};
