import { installFromDebian, missingPackages } from "./debian.ts";
import { say } from "./message.mjs";

/** Packages of WebKit and Firefox, and of their screen, sound and certificate. */
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
 * Finds WebKit and Firefox, or installs them.
 * @returns the reason why they cannot run here; undefined if they can
 */
export function ensureEngines(): string | undefined {
  const missing = missingPackages(packages);
  if (missing === undefined) return "WebKit and Firefox run only from Debian's packages.";
  if (missing.length === 0) return undefined;
  say("WebKit or Firefox is incomplete on this machine: installing missing packages.");
  if (installFromDebian(...missing) && missingPackages(packages)?.length === 0) return undefined;
  return `WebKit and Firefox need packages of Debian: apt-get install ${missing.join(" ")}`;
}
