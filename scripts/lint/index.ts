import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Finding, findCrossings } from "./boundaries.ts";
import { findArabicText, findPhysicalClasses, findPhysicalProperties } from "./screen-text.ts";
import { readSource } from "./source.ts";

const folders = ["domain", "worker", "durable", "web"];
const generated = "web/paraglide/";
/** The design page shows Arabic specimens on purpose; it exists in development only. */
const specimens = "web/design/";

/** What the architecture forbids in one file. */
export function lintFile(path: string, code: string): Finding[] {
  if (path.endsWith(".css")) return findPhysicalProperties(path, code);
  const source = readSource(path, code);
  const findings = findCrossings(source);
  if (!path.startsWith("web/")) return findings;
  findings.push(...findPhysicalClasses(source));
  if (!path.startsWith(specimens)) findings.push(...findArabicText(source));
  return findings;
}

function listFiles(root: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith(generated))
      .filter((path) => path.startsWith("web/") || !path.endsWith(".css")),
  );
}

export function lintArchitecture(root: string): Finding[] {
  return listFiles(root).flatMap((path) => lintFile(path, readFileSync(join(root, path), "utf8")));
}
