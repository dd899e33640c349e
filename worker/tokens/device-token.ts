import { base64url } from "jose";
import type { Platform } from "../platform.ts";
import { deriveKey } from "./secret-box.ts";

/** The maximum life of a cookie in browsers, in days. */
export const deviceDays = 400;

const encoder = new TextEncoder();
const algorithm = "HMAC";

/** The mark of a browser that signed in to an account before; it opens nothing. */
export interface Device {
  accountId: string;
  /** The key of its attempts. */
  nonce: string;
}

export async function issueDeviceToken(platform: Platform, accountId: string): Promise<string> {
  const nonce = base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
  const end = platform.now() + deviceDays * 86_400_000;
  const said = `${accountId}.${nonce}.${end}`;
  const key = await deriveKey(platform, "device cookies", algorithm);
  const signature = await crypto.subtle.sign(algorithm, key, encoder.encode(said));
  return `${said}.${base64url.encode(new Uint8Array(signature))}`;
}

/** The device of a valid token; undefined for any other text. */
export async function readDeviceToken(
  platform: Platform,
  token: string,
): Promise<Device | undefined> {
  const [, said = "", accountId = "", nonce = "", end, signature = ""] =
    /^(([\da-f-]{36})\.([\w-]{22})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? [];
  if (Number(end ?? 0) <= platform.now()) return undefined;
  const key = await deriveKey(platform, "device cookies", algorithm);
  const signed = new Uint8Array(base64url.decode(signature));
  const genuine = await crypto.subtle.verify(algorithm, key, signed, encoder.encode(said));
  return genuine ? { accountId, nonce } : undefined;
}
