import type { Browser, SignedInWith, System } from "../../../domain/accounts/user-agent.ts";
import { m } from "../../paraglide/messages.js";

const browserTexts: Record<Browser, () => string> = {
  chrome: m.security_browser_chrome,
  safari: m.security_browser_safari,
  firefox: m.security_browser_firefox,
  edge: m.security_browser_edge,
  opera: m.security_browser_opera,
  samsung: m.security_browser_samsung,
};

const systemTexts: Record<System, () => string> = {
  android: m.security_system_android,
  iphone: m.security_system_iphone,
  ipad: m.security_system_ipad,
  windows: m.security_system_windows,
  mac: m.security_system_mac,
  chromeos: m.security_system_chromeos,
  linux: m.security_system_linux,
};

const handheld: ReadonlySet<System | null> = new Set<System>(["android", "iphone", "ipad"]);

/** Whether the device is a phone or tablet, as far as it says so. */
export const isHandheld = ({ system }: Pick<SignedInWith, "system">) => handheld.has(system);

/** A session's device in words: «كروم على أندرويد», or the known part of it. */
export function deviceName({ browser, system }: SignedInWith): string {
  const [by, on] = [browser && browserTexts[browser](), system && systemTexts[system]()];
  if (by && on) return m.security_session_of({ browser: by, system: on });
  return by ?? on ?? m.security_session_unknown();
}
