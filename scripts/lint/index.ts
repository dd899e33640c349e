import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findCrossings } from "./boundaries.ts";
import { readSourcesOf } from "./cached-sources.ts";
import { findUnusedExports } from "./exports.ts";
import type { Finding } from "./finding.ts";
import { findMissingExports, withGlobs } from "./globs.ts";
import { readInserts } from "./inserts.ts";
import { lintMigrations } from "./migrations.ts";
import { findRings } from "./rings.ts";
import { findStrays, findUpwardImports } from "./rooms.ts";
import { readSource, type Source } from "./source.ts";
import { findSpreadLiterals } from "./spread-literals.ts";
import { findCountedStatements } from "./statements.ts";
import {
  findArabicText,
  findBareLinks,
  findCuttingClasses,
  findPhysicalClasses,
  findPhysicalProperties,
  findUnboxedClamps,
} from "./written-text.ts";

const folders = ["domain", "worker", "durable", "web", "demo", "scripts", "tests"];
const writers = /^(worker|durable|demo|scripts|tests)\//;
/** Tests of the rules, with examples of refused code. */
const examples = "tests/unit/toolchain/";
const generated = "web/paraglide/";

/** Findings of the architecture's rules in one file. */
export function lintFile(path: string, code: string): Finding[] {
  return path.endsWith(".css")
    ? findPhysicalProperties(path, code)
    : lintSource(readSource(path, code));
}

function lintSource(source: Source): Finding[] {
  const findings = [...findCrossings(source), ...findCountedStatements(source)];
  if (!source.path.startsWith("scripts/")) findings.push(...findArabicText(source));
  if (source.path.startsWith("web/")) {
    findings.push(
      ...findPhysicalClasses(source),
      ...findCuttingClasses(source),
      ...findBareLinks(source),
      ...findUnboxedClamps(source),
    );
  }
  return findings;
}

/** Checks that every insert names its columns. */
export function lintInserts(sources: readonly Source[]): Finding[] {
  const read = sources.map(readInserts);
  const findings = read.flatMap((each) => each.findings);
  if (read.some(({ inserts }) => inserts > 0)) return findings;
  const message = "finds no insert: scripts/lint/inserts.ts checks the wrong files";
  return [{ path: "scripts/lint/inserts.ts", line: 1, message }];
}

function listFiles(root: string): string[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll("\\", "/")),
  );
  const atRoot = readdirSync(root).filter((name) => /\.config\.ts$/.test(name));
  return [...inFolders, ...atRoot].filter((path) => !path.startsWith(generated));
}

/** All code of the repository, with the imports of each file. */
export const readSources = (root: string): Source[] =>
  withGlobs(
    readSourcesOf(
      root,
      listFiles(root).filter((path) => /\.(tsx?|mjs)$/.test(path)),
    ),
  );

export function lintArchitecture(root: string): Finding[] {
  const paths = listFiles(root);
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const styles = paths.filter((path) => /^web\/.*\.css$/.test(path));
  const sources = readSources(root);
  const product = sources.filter(({ path }) => !path.startsWith("tests/"));
  return [
    ...styles.flatMap((path) => findPhysicalProperties(path, read(path))),
    ...product.flatMap(lintSource),
    ...findRings(product),
    ...findStrays(paths),
    ...findUpwardImports(product),
    ...lintInserts(sources.filter(({ path }) => writers.test(path) && !path.startsWith(examples))),
    ...sources.filter(({ path }) => !path.startsWith(examples)).flatMap(findSpreadLiterals),
    ...findUnusedExports(sources),
    ...findMissingExports(sources),
    ...lintMigrations(join(root, "migrations")),
  ];
}
