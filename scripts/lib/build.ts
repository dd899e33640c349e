import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Stage } from "./deployment.ts";
import { alone } from "./hold-lock.ts";
import { root } from "./install.mjs";
import { Refusal, say } from "./message.mjs";
import { writeRouteIndexes } from "./routes/indexes.ts";
import { runTool } from "./run-tool.ts";

/** The built Worker's own configuration, written by vite beside it. */
export const builtConfig = join(root, "dist/miran/wrangler.json");
export const builtClient = join(root, "dist/client");

/** The demo alone, for any file server. */
export const builtDemo = join(root, "dist/demo");

/** A folder, its build scripts, and a file that exists after a build. */
interface Product {
  folder: string;
  scripts: readonly string[];
  result: string;
}

const product: Product = {
  folder: "dist",
  scripts: ["scripts/lib/vite-build.ts", "scripts/prerender.ts"],
  result: builtConfig,
};

const demoSite: Product = {
  folder: "dist/demo",
  scripts: ["scripts/demo/vite-build.ts"],
  result: join(builtDemo, "index.html"),
};

const hashFileOf = ({ folder }: Product) => join(root, folder, ".build-hash");
const sources = [
  "web",
  "demo",
  "worker",
  "durable",
  "domain",
  "migrations",
  "scripts/demo",
  "scripts/lib",
  "scripts/library",
  "scripts/prerender.ts",
  "scripts/prerender",
  "scripts/seed",
  "tsconfig.base.json",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
  "package.json",
  "package-lock.json",
];
const generated =
  /^(worker\/texts\/paraglide|web\/(paraglide|\.wrangler|project\.inlang\/(?!settings\.json)))/;

function* listFiles(path: string): Generator<string> {
  if (generated.test(path)) return;
  const absolute = join(root, path);
  if (!existsSync(absolute)) return;
  if (!statSync(absolute).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(absolute).sort()) yield* listFiles(`${path}/${name}`);
}

/** One hash of all files that the build reads. */
function hashSources(): string {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of listFiles(source))
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

function isBuilt(target: Product, hash: string): boolean {
  const file = hashFileOf(target);
  return existsSync(target.result) && existsSync(file) && readFileSync(file, "utf8") === hash;
}

/** The variable that names the build's deployment of wrangler.toml; none for production. */
const envOf = (stage: Stage): Record<string, string> =>
  stage === "staging" ? { CLOUDFLARE_ENV: stage } : {};

async function runScript(script: string, stage: Stage): Promise<void> {
  const env = { NODE_ENV: "production", ...envOf(stage) };
  const { ok, output } = await runTool([script], { env });
  if (!ok) throw new Refusal(`${output}\nThe build failed (${script}).`);
}

async function build(target: Product, hash: string, stage: Stage): Promise<void> {
  rmSync(hashFileOf(target), { force: true });
  for (const script of target.scripts) await runScript(script, stage);
  writeFileSync(hashFileOf(target), hash);
}

type Outcome = "built" | "unchanged";

interface BuildOptions {
  force?: boolean;
  stage?: Stage;
}

/** Builds the product into `dist`; unless forced, only after a change of a source. */
export const buildProduct = (options: BuildOptions = {}): Promise<Outcome> =>
  buildOnce(product, options);

/** The same for the demo alone, into `dist/demo`. */
export const buildDemo = (options: BuildOptions = {}): Promise<Outcome> =>
  buildOnce(demoSite, options);

/** Builds under a lock, because two commands of one checkout share `dist`. */
const buildOnce = (
  target: Product,
  { force = false, stage = "production" }: BuildOptions,
): Promise<Outcome> =>
  alone("build", async () => {
    for (const path of writeRouteIndexes()) say(`Wrote ${path}: commit it.`);
    const hash = `${stage} ${hashSources()}`;
    if (!force && isBuilt(target, hash)) return "unchanged";
    say("Building …");
    await build(target, hash, stage);
    return "built";
  });
