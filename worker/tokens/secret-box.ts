import { base64url } from "jose";
import type { Platform } from "../platform.ts";

const ivLength = 12;
const encoder = new TextEncoder();

type Algorithm = "AES-GCM" | "HMAC";

/** Derived keys by their secret: a home in Ramadan opens marks and an answer with one. */
const derivedBy = new WeakMap<Uint8Array, Map<string, Promise<CryptoKey>>>();

/** A separate key for each purpose, derived from the one secret. */
export function deriveKey(
  { sessionKey }: Platform,
  purpose: string,
  algorithm: Algorithm,
): Promise<CryptoKey> {
  const known = derivedBy.get(sessionKey) ?? new Map<string, Promise<CryptoKey>>();
  derivedBy.set(sessionKey, known);
  const id = `${algorithm} ${purpose}`;
  const key = known.get(id) ?? derive(sessionKey, purpose, algorithm);
  known.set(id, key);
  return key;
}

async function derive(
  sessionKey: Uint8Array,
  purpose: string,
  algorithm: Algorithm,
): Promise<CryptoKey> {
  const secret = new Uint8Array(sessionKey);
  const master = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const kind =
    algorithm === "HMAC"
      ? { name: "HMAC", hash: "SHA-256", length: 256 }
      : { name: algorithm, length: 256 };
  return crypto.subtle.deriveKey(
    {
      name: "HKDF",
      hash: "SHA-256",
      salt: new Uint8Array(),
      info: encoder.encode(`miran ${purpose}`),
    },
    master,
    kind,
    false,
    algorithm === "HMAC" ? ["sign", "verify"] : ["encrypt", "decrypt"],
  );
}

/** What is sealed, each with its own key: the second step's secrets, and what a person says of their fast. */
type Sealed = "totp secret" | "fasting";

/** Encrypts a text for the database, bound to the account that it belongs to. */
export async function seal(
  platform: Platform,
  { of, accountId }: { of: Sealed; accountId: string },
  text: string,
): Promise<string> {
  const key = await deriveKey(platform, of, "AES-GCM");
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const bound = { name: "AES-GCM", iv, additionalData: encoder.encode(accountId) };
  const sealed = new Uint8Array(await crypto.subtle.encrypt(bound, key, encoder.encode(text)));
  return base64url.encode(new Uint8Array([...iv, ...sealed]));
}

/** Opens texts of an account, which throws for another account or another key. */
async function opener(
  platform: Platform,
  { of, accountId }: { of: Sealed; accountId: string },
): Promise<(sealed: string) => Promise<string>> {
  const key = await deriveKey(platform, of, "AES-GCM");
  const additionalData = encoder.encode(accountId);
  return async (sealed) => {
    const bytes = new Uint8Array(base64url.decode(sealed));
    const bound = { name: "AES-GCM", iv: bytes.slice(0, ivLength), additionalData };
    const opened = await crypto.subtle.decrypt(bound, key, bytes.slice(ivLength));
    return new TextDecoder().decode(opened);
  };
}

/** The sealed text; throws for another account or another key. */
export async function openSealed(
  platform: Platform,
  box: { of: Sealed; accountId: string },
  sealed: string,
): Promise<string> {
  return (await opener(platform, box))(sealed);
}

/** Texts that were opened, by their secret, account and sealed text: each home in Ramadan opens the same marks. */
const openedBy = new WeakMap<Uint8Array, Map<string, string>>();
const maxOpened = 5000;

/** The sealed texts of one account; undefined for each of another account or another key. */
export async function openSealedList(
  platform: Platform,
  box: { of: Sealed; accountId: string },
  sealed: readonly string[],
): Promise<(string | undefined)[]> {
  const known = openedBy.get(platform.sessionKey) ?? new Map<string, string>();
  openedBy.set(platform.sessionKey, known);
  const idOf = (text: string) => `${box.of} ${box.accountId} ${text}`;
  if (sealed.every((text) => known.has(idOf(text)))) {
    return sealed.map((text) => known.get(idOf(text)));
  }
  const open = await opener(platform, box);
  const texts = await Promise.all(sealed.map((each) => open(each).catch(() => undefined)));
  if (known.size >= maxOpened) known.clear();
  for (const [at, text] of texts.entries()) {
    const id = idOf(sealed[at] ?? "");
    if (text !== undefined) known.set(id, text);
  }
  return texts;
}

/** A keyed hash, so that short codes cannot be guessed from a copy of the database. */
export async function hashRecoveryCode(
  platform: Platform,
  accountId: string,
  code: string,
): Promise<string> {
  const key = await deriveKey(platform, "recovery codes", "HMAC");
  const digest = await crypto.subtle.sign("HMAC", key, encoder.encode(`${accountId} ${code}`));
  return base64url.encode(new Uint8Array(digest));
}
