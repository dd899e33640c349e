import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The key pair that identifies a deployment to push services (VAPID, RFC 8292), base64url. */
interface PushKeys {
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
}

export async function makePushKeys(): Promise<PushKeys> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    { name: "ECDSA", namedCurve: "P-256" },
    true,
    ["sign"],
  );
  const point = await crypto.subtle.exportKey("raw", publicKey);
  const { d = "" } = await crypto.subtle.exportKey("jwk", privateKey);
  return { VAPID_PUBLIC_KEY: Buffer.from(point).toString("base64url"), VAPID_PRIVATE_KEY: d };
}

/** The key pair of a state folder, made once and stored in it. */
export async function readPushKeys(state: string): Promise<PushKeys> {
  const file = join(state, "push-keys.json");
  mkdirSync(state, { recursive: true });
  try {
    writeFileSync(file, JSON.stringify(await makePushKeys()), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return JSON.parse(readFileSync(file, "utf8")) as PushKeys;
}
