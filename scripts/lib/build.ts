import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "./install.mjs";
import { takeLock } from "./lock.mjs";
import { Refusal, say } from "./message.mjs";
import { runTool } from "./run-tool.ts";

/** The built Worker's own configuration, written by vite beside it. */
export const builtConfig = join(root, "dist/miran/wrangler.json");
export const builtClient = join(root, "dist/client");

const hashFile = join(root, "dist/.build-hash");
const sources = [
  "web",
  "worker",
  "durable",
  "domain",
  "scripts/lib",
  "scripts/messages.ts",
  "scripts/prerender.ts",
  "scripts/prerender",
  "vite.config.ts",
  "wrangler.toml",
  "package.json",
  "package-lock.json",
];
const written =
  /^(worker\/texts\/paraglide|web\/(paraglide|\.wrangler|project\.inlang\/(?!settings\.json)))/;

function* listFiles(path: string): Generator<string> {
  if (written.test(path)) return;
  const absolute = join(root, path);
  if (!existsSync(absolute)) return;
  if (!statSync(absolute).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(absolute).sort()) yield* listFiles(`${path}/${name}`);
}

/** One fingerprint of everything that the build reads. */
function hashSources(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of listFiles(source))
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function isBuilt(hash: string): boolean {
  return existsSync(builtConfig) && existsSync(hashFile) && readFileSync(hashFile, "utf8") === hash;
}

async function runScript(script: string): Promise<void> {
  const { ok, output } = await runTool([script], { env: { NODE_ENV: "production" } });
  if (!ok) throw new Refusal(`${output}\nThe build failed (${script}).`);
}

async function build(hash: string): Promise<void> {
  rmSync(hashFile, { force: true });
  await runScript("scripts/lib/vite-build.ts");
  if (existsSync(join(root, "scripts/prerender.ts"))) await runScript("scripts/prerender.ts");
  writeFileSync(hashFile, hash);
}

/** Two commands in one checkout share `dist`: the second waits for the first one's build. */
async function holdBuildLock(): Promise<() => void> {
  for (;;) {
    const lock = takeLock(join(root, ".wrangler/build-lock"), "build");
    if ("release" in lock) return lock.release;
    await wait(200);
  }
}

/** Builds the product into `dist`; unless forced, only when a source changed since. */
export async function buildProduct({ force = false } = {}): Promise<"built" | "unchanged"> {
  const release = await holdBuildLock();
  try {
    const hash = hashSources();
    if (!force && isBuilt(hash)) return "unchanged";
    say("Building …");
    await build(hash);
    return "built";
  } finally {
    release();
  }
}
