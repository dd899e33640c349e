import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtClient } from "../../../scripts/lib/build.ts";
import { contentPolicy, headersOf } from "../../../scripts/prerender/headers.ts";

export const plainPath = "/bench-plain.html";

/**
 * Puts a copy of the sign-in page without any script among the built files, with a policy of its
 * own; to be called before the server reads them.
 * @returns takes it away again
 */
export function addPlainPage(): () => void {
  const page = readFileSync(join(builtClient, "pages/ar/trainer-sign-in.html"), "utf8");
  const plain = page
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, "")
    .replace(/ data-next="[^"]*"/, "");
  const headersFile = join(builtClient, "_headers");
  const headers = readFileSync(headersFile, "utf8");
  const rule = headersOf({ path: plainPath, policy: contentPolicy(plain) });
  writeFileSync(join(builtClient, plainPath), plain);
  writeFileSync(headersFile, headers + rule);
  return () => {
    writeFileSync(headersFile, headers);
    rmSync(join(builtClient, plainPath), { force: true });
  };
}
