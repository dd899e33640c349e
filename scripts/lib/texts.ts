import * as fs from "node:fs";
import { join, relative } from "node:path";
import { type CompilerOptions, compileProject } from "@inlang/paraglide-js";
import { loadProjectFromDirectory } from "@inlang/sdk";
import { alone } from "./hold-lock.ts";
import { root } from "./install.mjs";
import { hashOf, isWritten, writeFolder } from "./written-folder.ts";

type Project = Awaited<ReturnType<typeof loadProjectFromDirectory>>;
type Output = CompilerOptions & {
  outdir: string;
  /** Prefixes of keys: the texts of each are an object by the rest of the key, in a module of their own. */
  byName?: readonly string[];
};

const project = join(root, "web/project.inlang");
const common = {
  project,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
} as const;

const ofScreens = {
  ...common,
  strategy: ["cookie", "baseLocale"] as ["cookie", "baseLocale"],
  cookieName: "locale",
};

const byNameOnScreens = ["waiting"];

/**
 * The texts in web/messages as typed functions of the screens, in a file a language: compiler, tests and development
 * server read all of them. Each of these writes the same bytes, so that none changes a file under another.
 */
export const screenTexts: Output = {
  ...ofScreens,
  byName: byNameOnScreens,
  outdir: join(root, "web/paraglide"),
  outputStructure: "locale-modules",
  isServer: "typeof window === 'undefined'",
};

/** The same functions in a file each: a build puts each into the chunk that uses it. */
export const bundledTexts: Output = {
  ...ofScreens,
  byName: byNameOnScreens,
  outdir: join(root, ".wrangler/paraglide"),
  outputStructure: "message-modules",
  isServer: "import.meta.env.SSR",
};

/** The same functions for the Worker, which serves both languages at once: a call that names none throws. */
export const workerTexts: Output = {
  ...common,
  outdir: join(root, "worker/texts/paraglide"),
  outputStructure: "locale-modules",
  strategy: ["globalVariable"],
  isServer: "true",
  byName: ["copied_column", "copied_table"],
};

const read = (file: string): string => fs.readFileSync(join(root, file), "utf8");

const settings = "web/project.inlang/settings.json";
const texts = "web/messages";

/** A fingerprint, for each use, of all that decides what is written: texts, options, compiler, and this file. */
function hashInputs(): (use: Output) => string {
  const { locales } = JSON.parse(read(settings)) as { locales: string[] };
  const inLocales = locales.map((locale) => `${texts}/${locale}.json`);
  const contents = [settings, "package-lock.json", "scripts/lib/texts.ts", ...inLocales].map(read);
  return (use) => hashOf(JSON.stringify([use, ...contents]));
}

const recordOf = ({ outdir }: Output): string =>
  join(root, `.wrangler/texts/${relative(root, outdir).replaceAll("/", "-")}.json`);

const typedef = /^\/\*\* @typedef (\{.*\}) (\w+) \*\/$/gm;
const declared = /^(export )?const (\w+) = \/\*\* @type \{(.*)\} \*\/ \(\(/gm;

/**
 * The types of all texts, read off the comments of the compiled ones: the compiler of types takes ten seconds to
 * write the same.
 */
function declareTexts(compiled: string): string {
  const types = [...compiled.matchAll(typedef)].map(
    ([, type = "", name]) => `type ${name} = ${type.slice(1, -1)};`,
  );
  const texts = [...compiled.matchAll(declared)].map(
    ([, exported = "", name, type]) => `${exported}declare const ${name}: ${type};`,
  );
  const renamed = [...compiled.matchAll(/^export \{.*\}$/gm)].map(([line]) => line);
  return [...types, ...texts, ...renamed, "export {};", ""].join("\n");
}

/** A module of the texts with a prefix: `copied_column_date` is `date` of `by-name/copied_column.ts`. */
function moduleByName(
  prefix: string,
  { outputStructure }: Output,
  keys: readonly string[],
): string {
  const named = keys.filter((key) => key.startsWith(`${prefix}_`));
  const imports =
    outputStructure === "message-modules"
      ? named.map((key) => `import { ${key} } from "../messages/${key}.js";`)
      : [`import { ${named.join(", ")} } from "../messages/_index.js";`];
  const texts = named.map((key) => `  ${key.slice(prefix.length + 1)}: ${key},`);
  return [...imports, "", "export const byName = {", ...texts, "};", ""].join("\n");
}

/** What the compiler makes of the texts, and the types of those that stand in a file a language. */
async function compileFor(
  { byName = [], ...use }: Output,
  loaded: Project,
): Promise<Record<string, string>> {
  const options = { project: loaded, projectPath: project, compilerOptions: use };
  const files = await compileProject(options);
  const keys = Object.keys(JSON.parse(read(`${texts}/ar.json`)) as object);
  for (const prefix of byName) files[`by-name/${prefix}.ts`] = moduleByName(prefix, use, keys);
  if (use.outputStructure !== "locale-modules") return files;
  return { ...files, "messages/_index.d.ts": declareTexts(files["messages/_index.js"] ?? "") };
}

/**
 * Compiles the texts for each of these uses; one whose texts and files are as they were is left alone.
 * @throws {Error} where the texts cannot be read: what was compiled before stays
 */
export const compileTexts = (...uses: Output[]): Promise<void> =>
  alone("texts", async () => {
    // Taken before the texts are read: one that is edited meanwhile makes the next compilation due.
    const inputsOf = hashInputs();
    const stale = uses.filter((use) => !isWritten(use.outdir, recordOf(use), inputsOf(use)));
    if (stale.length === 0) return;
    const loaded = await loadProjectFromDirectory({ path: project, fs });
    try {
      const [error] = await loaded.errors.get();
      if (error) throw error;
      for (const use of stale) {
        const files = await compileFor(use, loaded);
        writeFolder(use.outdir, recordOf(use), { source: inputsOf(use), files });
      }
    } finally {
      await loaded.close();
    }
  });

/** All that a build takes: the bundler a file a text, the pages that it renders in Node the rest. */
export const compileTextsOfBuild = (): Promise<void> =>
  compileTexts(bundledTexts, screenTexts, workerTexts);
