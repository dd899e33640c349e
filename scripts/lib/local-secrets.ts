import { readPushKeys } from "./push-keys.ts";
import { readSessionKey } from "./session-key.ts";

/** The secrets that a deployment sets with `wrangler secret put`, made once for each state folder. */
export async function readLocalSecrets(state: string): Promise<Record<string, string>> {
  return { SESSION_KEY: readSessionKey(state), ...(await readPushKeys(state)) };
}
