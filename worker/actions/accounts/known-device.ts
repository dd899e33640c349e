import type { Platform } from "../../platform.ts";
import { type Device, readDeviceToken } from "../../tokens/device-token.ts";
import type { Caller } from "./begin-session.ts";

/**
 * The device by which the account knows a caller's browser, if any. It only selects the count of an attempt, so
 * a new password or signing out everywhere leaves it. Its removal under attack would block the owner, and a
 * thief gains only five guesses.
 */
export async function knownDevice(
  platform: Platform,
  { devices }: Caller,
  accountId: string,
): Promise<Device | undefined> {
  const read = await Promise.all(devices.map((token) => readDeviceToken(platform, token)));
  return read.find((device) => device?.accountId === accountId);
}
