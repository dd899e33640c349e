import type { Platform } from "../../platform.ts";
import { type Device, readDeviceToken } from "../../tokens/device-token.ts";
import type { Caller } from "./begin-session.ts";

/**
 * The device by which a caller's browser is known to this account, if it is. It only decides what
 * an attempt is counted by, so a new password or signing out everywhere leaves it: taken back
 * under attack, it would shut out the owner, and a thief has gained no more than five guesses.
 */
export async function knownDevice(
  platform: Platform,
  { devices }: Caller,
  accountId: string,
): Promise<Device | undefined> {
  const read = await Promise.all(devices.map((token) => readDeviceToken(platform, token)));
  return read.find((device) => device?.accountId === accountId);
}
