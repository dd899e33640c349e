import { newId } from "../../../domain/id.ts";
import { registerWorker } from "../../lib/session/service-worker.ts";
import { getWho } from "../../lib/session/session.ts";
import { requireOwn } from "../../lib/session/viewing.ts";
import type { PushApi } from "../api.ts";

/** Whether this browser can receive alerts, and whether its person allows them. */
type PushState = "unsupported" | "home-screen" | "denied" | "default" | "granted";

const ownerKey = "push-account";

export function pushState(): PushState {
  const isFramed = window.top !== window.self;
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isSupported && !isFramed) return Notification.permission;
  // On iPhones only an installed app can receive alerts.
  const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  return isApple && !isInstalled && !isFramed ? "home-screen" : "unsupported";
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, then the browser's push service, then registers with the server. */
export async function turnOn(api: PushApi, publicKey: string): Promise<PushState> {
  requireOwn();
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission;
  await registerWorker();
  const registration = await navigator.serviceWorker.ready;
  const before = await registration.pushManager.getSubscription();
  const key = bytesOf(publicKey);
  // The deployment's keys have changed, so an older subscription is dead.
  const isOld = before !== null && !sameBytes(before.options.applicationServerKey, key);
  if (isOld) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription =
    before !== null && !isOld ? before : await registration.pushManager.subscribe(options);
  await tellServer(api, subscription, isOld ? before.endpoint : undefined);
  remember(getWho()?.id);
  return permission;
}

export async function turnOff(api: PushApi): Promise<void> {
  const subscription = await currentSubscription();
  remember(undefined);
  if (!subscription) return;
  await api.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}

const whenAllIsQuietMs = 5000;

/** Once after each start: the server must connect this browser with a new session. */
export function renewSoon(api: PushApi): void {
  setTimeout(() => {
    // A failure is retried at the next start.
    renew(api).catch(() => {});
  }, whenAllIsQuietMs);
}

/** Registers this browser again after a sign-in, if the same person turned alerts on. */
async function renew(api: PushApi): Promise<void> {
  const id = getWho()?.id;
  if (!id || owner() !== id) return;
  const subscription = await currentSubscription();
  if (subscription) await tellServer(api, subscription);
}

export const isTurnedOn = async () =>
  owner() === getWho()?.id && (await currentSubscription()) !== null;

async function tellServer(api: PushApi, subscription: PushSubscription, replaces?: string) {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {};
  const { endpoint } = subscription;
  await api.subscribe({
    id: newId(),
    endpoint,
    p256dh,
    auth,
    ...(replaces ? { replaces } : {}),
  });
}

function owner(): string | null {
  try {
    return localStorage.getItem(ownerKey);
  } catch {
    return null;
  }
}

function remember(id: string | undefined): void {
  try {
    if (id) localStorage.setItem(ownerKey, id);
    else localStorage.removeItem(ownerKey);
  } catch {
    // Without storage a sign-in does not register the browser again.
  }
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function sameBytes(buffer: ArrayBuffer | null, bytes: Uint8Array): boolean {
  const other = new Uint8Array(buffer ?? new ArrayBuffer(0));
  return other.length === bytes.length && other.every((byte, index) => byte === bytes[index]);
}
