import { installFromDebian, lackedPackages } from "./debian.ts";
import { say } from "./message.mjs";

/** What WebKit and Firefox are, and what they need: a screen, sound, a certificate. */
const packages = [
  "webkit2gtk-driver",
  "gir1.2-webkit2-4.1",
  "python3-gi",
  "xvfb",
  "dbus",
  "gstreamer1.0-plugins-good",
  "gstreamer1.0-plugins-bad",
  "gstreamer1.0-libav",
  "openssl",
  "firefox-esr",
];

/**
 * Finds the engines beside Chromium, or installs them.
 * @returns why they cannot be driven here; undefined where they can
 */
export function ensureEngines(): string | undefined {
  const lacked = lackedPackages(packages);
  if (lacked === undefined) return "WebKit and Firefox are driven as Debian packages them.";
  if (lacked.length === 0) return undefined;
  say("WebKit or Firefox is not whole on this machine: installing what lacks.");
  if (installFromDebian(...lacked) && lackedPackages(packages)?.length === 0) return undefined;
  return `WebKit and Firefox want packages of Debian: apt-get install ${lacked.join(" ")}`;
}
