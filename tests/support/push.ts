import { env } from "cloudflare:workers";
import { newId } from "../../domain/id.ts";
import type { PushType } from "../../domain/notifications/push.ts";
import { webPush } from "../../worker/edge/push.ts";
import type { Push } from "../../worker/platform.ts";
import { call, makeTrainee, type SignedInTrainee } from "./worker.ts";

/** A Saturday at 12:00 in Hebron, between two prayers. */
export const noon = Date.parse("2026-11-21T10:00:00Z");

const toBase64Url = (bytes: ArrayBuffer | Uint8Array) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** A browser's subscription, with its private key. */
interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
  privateKey: CryptoKey;
}

export async function makeBrowser(endpoint = `https://fcm.googleapis.com/fcm/send/${newId()}`) {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(
    { name: "ECDH", namedCurve: "P-256" },
    true,
    ["deriveBits"],
  )) as CryptoKeyPair;
  const p256dh = toBase64Url((await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer);
  const auth = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
  return { endpoint, p256dh, auth, privateKey } satisfies Browser;
}

/** Decrypts a request's body as a browser does: RFC 8291 over RFC 8188. */
export async function decrypt(browser: Browser, body: Uint8Array): Promise<string> {
  const salt = body.slice(0, 16);
  const keyLength = body[20] ?? 0;
  const senderKey = body.slice(21, 21 + keyLength);
  const secret = await crypto.subtle.deriveBits(
    // Cloudflare's types call it `$public`; the runtime follows the standard.
    {
      name: "ECDH",
      public: await crypto.subtle.importKey(
        "raw",
        senderKey,
        { name: "ECDH", namedCurve: "P-256" },
        false,
        [],
      ),
    } as unknown as SubtleCryptoDeriveKeyAlgorithm,
    browser.privateKey,
    256,
  );
  const text = (words: string) => new TextEncoder().encode(words);
  const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  const derive = async (key: BufferSource, salted: Uint8Array, info: Uint8Array, bits: number) =>
    crypto.subtle.deriveBits(
      { name: "HKDF", hash: "SHA-256", salt: salted, info },
      await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveBits"]),
      bits,
    );
  const info = join(text("WebPush: info\0"), fromBase64Url(browser.p256dh), senderKey);
  const input = await derive(secret, fromBase64Url(browser.auth), info, 256);
  const content = await derive(input, salt, text("Content-Encoding: aes128gcm\0"), 128);
  const nonce = await derive(input, salt, text("Content-Encoding: nonce\0"), 96);
  const key = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
  const padded = new Uint8Array(
    await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, key, body.slice(21 + keyLength)),
  );
  // The last record ends with 2 and zeros.
  return new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2)));
}

interface PushRequest {
  endpoint: string;
  headers: Headers;
  body: Uint8Array;
}

/** A push service behind the real adapter, which stores requests and answers with given statuses. */
export async function makePushService(answer: (endpoint: string) => number = () => 201) {
  const { publicKey, privateKey } = (await crypto.subtle.generateKey(
    { name: "ECDSA", namedCurve: "P-256" },
    true,
    ["sign", "verify"],
  )) as CryptoKeyPair;
  const raw = (await crypto.subtle.exportKey("raw", publicKey)) as ArrayBuffer;
  const { d } = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
  const requests: PushRequest[] = [];
  const keys = {
    VAPID_PUBLIC_KEY: toBase64Url(raw),
    VAPID_PRIVATE_KEY: d ?? "",
    VAPID_SUBJECT: "mailto:trainer@miran.test",
  };
  const push = webPush(keys, async (input, init) => {
    const request = new Request(input as string, init as RequestInit);
    requests.push({
      endpoint: request.url,
      headers: request.headers,
      body: new Uint8Array(await request.arrayBuffer()),
    });
    return new Response(null, { status: answer(request.url) });
  }) as Push;
  return { push, requests, publicKey };
}

export const subscribe = (
  { token, actor }: SignedInTrainee,
  { endpoint, p256dh, auth }: Browser,
  overrides: object = {},
) =>
  call(`/api/${actor.kind === "trainer" ? "admin" : "trainee"}/push/subscriptions`, {
    token,
    body: { id: newId(), endpoint, p256dh, auth, ...overrides },
  });

export const choose = (
  { token, actor }: SignedInTrainee,
  types: PushType[],
  quiet: { from: string; until: string } | null = null,
) =>
  call(`/api/${actor.kind === "trainer" ? "admin" : "trainee"}/push/settings`, {
    method: "PUT",
    token,
    body: { types, quiet },
  });

/** A trainee with these alerts, and the subscribed browser. */
export async function makeSubscribed(types: PushType[], quiet?: Parameters<typeof choose>[2]) {
  const trainee = await makeTrainee();
  const browser = await makeBrowser();
  for (const answer of [await subscribe(trainee, browser), await choose(trainee, types, quiet)]) {
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  return { trainee, browser };
}

export const subscriptions = async (accountId: string) =>
  (
    await env.DB.prepare(
      "select * from push_subscriptions where account_id = ? order by created_at, id",
    )
      .bind(accountId)
      .all<{ endpoint: string; failures: number; session_id: string }>()
  ).results;
