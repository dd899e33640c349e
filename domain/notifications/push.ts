import { parseUrl } from "../web-address.ts";
import { notificationTypes } from "./notifications.ts";
import { isClockTime, isQuiet, type QuietHours } from "./quiet-hours.ts";

/** What a phone may be woken for: each kind of notification, and messages. */
export const pushTypes = [...notificationTypes, "chat"] as const;
export type PushType = (typeof pushTypes)[number];

/** What a person chose; nothing is sent that nobody asked for. */
export interface PushSettings {
  types: PushType[];
  quiet: QuietHours | null;
}

/** The night that is offered to whoever asks for quiet. */
export const usualQuietHours: QuietHours = { from: "22:00", until: "07:00" };

/** Browsers of one person; the oldest makes room for a new one. */
export const pushDevices = 10;

/** Failures in a row after which a browser is given up. */
export const pushFailures = 8;

/** How long a push service keeps what it cannot deliver yet, in seconds. */
export const pushKeptSeconds = 86_400;

/** What is stored of a person's choices (anything, or nothing), with what is missing filled in. */
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

/** Whether somebody asked to be told of this now. */
export function mayPush(
  { types, quiet }: PushSettings,
  type: PushType,
  { at, timeZone }: { at: number; timeZone: string },
): boolean {
  return types.includes(type) && !(quiet && isQuiet(quiet, at, timeZone));
}

/** The services that browsers subscribe with: of Chrome, other builds of Chromium, Firefox, Safari and Edge on Windows. */
const pushService =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[a-z\d-]+\.)+(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/;

/**
 * Whether an address is one of a push service that we know: `https`, on its own port. Whoever
 * subscribes names the address that the server will call, so it calls no other.
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
