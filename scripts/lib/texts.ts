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

const screenOptions = {
  ...common,
  strategy: ["cookie", "baseLocale"] as ["cookie", "baseLocale"],
  cookieName: "locale",
};

const byNameOnScreens = ["waiting"];

/** Names in copies: of tables, of columns, and of values. */
const byNameInWorker = [
  "copied_column",
  "copied_table",
  "absence_kind",
  "absence_status",
  "exercises_category",
  "exercises_type",
  "gender",
  "goal",
  "note_type",
  "payments_method",
  "prayers_method",
  "proof_refusal",
  "templates_level",
  "trainees_measure",
  "trainees_status",
  "ramadan_meal",
  "ramadan_training",
  "ui_accent",
  "ui_font_size",
  "ui_theme",
];

/**
 * The texts in web/messages as typed functions of the screens, in one file for each language. Compiler, tests and
 * development server write the same bytes, so that none changes a file of another.
 */
export const screenTexts: Output = {
  ...screenOptions,
  byName: byNameOnScreens,
  outdir: join(root, "web/paraglide"),
  outputStructure: "locale-modules",
  isServer: "typeof window === 'undefined'",
};

/** The same functions in one file each, so that a build puts each into the chunk that uses it. */
export const bundledTexts: Output = {
  ...screenOptions,
  byName: byNameOnScreens,
  outdir: join(root, ".wrangler/paraglide"),
  outputStructure: "message-modules",
  isServer: "import.meta.env.SSR",
};

/** The same functions for the Worker, which serves both languages; a call without a language throws. */
export const workerTexts: Output = {
  ...common,
  outdir: join(root, "worker/texts/paraglide"),
  outputStructure: "locale-modules",
  strategy: ["globalVariable"],
  isServer: "true",
  byName: byNameInWorker,
};

const read = (file: string): string => fs.readFileSync(join(root, file), "utf8");

const settings = "web/project.inlang/settings.json";
const texts = "web/messages";

/** A hash of all inputs for each output: texts, options, compiler, and this file. */
function hashInputs(): (output: Output) => string {
  const { locales } = JSON.parse(read(settings)) as { locales: string[] };
  const inLocales = locales.map((locale) => `${texts}/${locale}.json`);
  const contents = [settings, "package-lock.json", "scripts/lib/texts.ts", ...inLocales].map(read);
  return (output) => hashOf(JSON.stringify([output, ...contents]));
}

const recordOf = ({ outdir }: Output): string =>
  join(root, `.wrangler/texts/${relative(root, outdir).replaceAll("/", "-")}.json`);

const typedef = /^\/\*\* @typedef (\{.*\}) (\w+) \*\/$/gm;
const declared = /^(export )?const (\w+) = \/\*\* @type \{(.*)\} \*\/ \(\(/gm;

/**
 * The types of all texts from the comments in their code. The compiler needs ten seconds for the same.
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

const newRules = "new Intl.PluralRules(locale, options).select(";

/** The registry with plural rules that are made once a language and type: a list of counted texts made them for each row. */
function withRulesOnce(registry = ""): string {
  if (!registry.includes(newRules))
    throw new Error("the compiler makes plural rules in another way");
  const once = registry.replace(
    newRules,
    "(rules[locale + options?.type] ??= new Intl.PluralRules(locale, options)).select(",
  );
  return `${once}\n\n/** @type {Record<string, Intl.PluralRules>} */\nconst rules = {};\n`;
}

/** The compiled files of an output, with types for those in one file for each language. */
async function compileFor(
  { byName = [], ...output }: Output,
  loaded: Project,
): Promise<Record<string, string>> {
  const options = { project: loaded, projectPath: project, compilerOptions: output };
  const files = await compileProject(options);
  files["registry.js"] = withRulesOnce(files["registry.js"]);
  const keys = Object.keys(JSON.parse(read(`${texts}/ar.json`)) as object);
  for (const prefix of byName) files[`by-name/${prefix}.ts`] = moduleByName(prefix, output, keys);
  if (output.outputStructure !== "locale-modules") return files;
  return { ...files, "messages/_index.d.ts": declareTexts(files["messages/_index.js"] ?? "") };
}

/**
 * Compiles the texts for each of these outputs, except unchanged ones.
 * @throws {Error} if the texts cannot be read; earlier compiled files stay
 */
export const compileTexts = (...outputs: Output[]): Promise<void> =>
  alone("texts", async () => {
    // Hashed before the texts are read, so that a later edit makes the next compilation due.
    const inputsOf = hashInputs();
    const stale = outputs.filter((each) => !isWritten(each.outdir, recordOf(each), inputsOf(each)));
    if (stale.length === 0) return;
    const loaded = await loadProjectFromDirectory({ path: project, fs });
    try {
      const [error] = await loaded.errors.get();
      if (error) throw error;
      for (const output of stale) {
        const files = await compileFor(output, loaded);
        writeFolder(output.outdir, recordOf(output), { source: inputsOf(output), files });
      }
    } finally {
      await loaded.close();
    }
  });

/** All outputs of a build: one file for each text for the bundler, the others for pages rendered in Node. */
export const compileTextsOfBuild = (): Promise<void> =>
  compileTexts(bundledTexts, screenTexts, workerTexts);
