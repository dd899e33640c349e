import { parseUrl } from "../web-address.ts";
import { notificationTypes } from "./notifications.ts";
import { isClockTime, isQuiet, type QuietHours } from "./quiet-hours.ts";

/** Reasons to wake a phone: each type of notification, and messages. */
export const pushTypes = [...notificationTypes, "chat"] as const;
export type PushType = (typeof pushTypes)[number];

/** A person's choices. Nothing is sent without opt-in. */
export interface PushSettings {
  types: PushType[];
  quiet: QuietHours | null;
}

/** The default quiet hours in the form. */
export const usualQuietHours: QuietHours = { from: "22:00", until: "07:00" };

/** Maximum browsers of a person; a new one replaces the oldest. */
export const pushDevices = 10;

/** Consecutive failures after which a browser is dropped. */
export const pushFailures = 8;

/** Time for which a push service keeps an undelivered alert, in seconds. */
export const pushKeptSeconds = 86_400;

/** A person's stored choices (any value, or none), completed by defaults. */
export function readPushSettings(stored: unknown): PushSettings {
  const { types, quiet } = (stored ?? {}) as { types?: unknown; quiet?: unknown };
  const listed: unknown[] = Array.isArray(types) ? types : [];
  return { types: pushTypes.filter((type) => listed.includes(type)), quiet: readQuiet(quiet) };
}

function readQuiet(stored: unknown): QuietHours | null {
  const { from, until } = (stored ?? {}) as { from?: unknown; until?: unknown };
  const isHours = [from, until].every((time) => typeof time === "string" && isClockTime(time));
  return isHours ? { from: String(from), until: String(until) } : null;
}

/** Whether a person wants this alert now, by choices and quiet hours. */
export function mayPush(
  { types, quiet }: PushSettings,
  type: PushType,
  { at, timeZone }: { at: number; timeZone: string },
): boolean {
  return types.includes(type) && !(quiet && isQuiet(quiet, at, timeZone));
}

/** Whether an alert goes out during a prayer, too: an "important" one. */
export const isUrgent = (type: PushType): boolean => type === "error";

/** The push services of Chrome, other builds of Chromium, Firefox, Safari, and Edge on Windows. */
const pushService =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[a-z\d-]+\.)+(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/**
 * Whether an address belongs to a known push service, by `https` on its default port. A subscriber
 * names the address that the server calls, so it calls no other.
 */
export function isPushEndpoint(text: string): boolean {
  const url = text.length > 1000 ? undefined : parseUrl(text);
  if (!url) return false;
  const { protocol, hostname, port, username, password, hash } = url;
  const isPlain = !`${port}${username}${password}${hash}`;
  return protocol === "https:" && isPlain && pushService.test(hostname);
}

/** Whether a text is a browser's public key: a P-256 point of 65 bytes, base64url. */
export const isPushKey = (text: string): boolean => /^B[\w-]{86}$/.test(text);
/** Whether a text is a browser's secret: 16 bytes, base64url. */
export const isPushSecret = (text: string): boolean => /^[\w-]{22}$/.test(text);
