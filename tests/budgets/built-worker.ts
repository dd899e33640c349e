import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { builtConfig } from "../../scripts/lib/build.ts";
import { type WorkerChunks, workerChunksFile } from "../../scripts/lib/chunk-modules.ts";
import { reach } from "./built-client.ts";

const { main } = JSON.parse(readFileSync(builtConfig, "utf8")) as { main: string };
const chunks: WorkerChunks = JSON.parse(readFileSync(workerChunksFile, "utf8"));

const codeOf = (file: string) => readFileSync(join(dirname(builtConfig), file));

const chunkOf = (module: string): string => {
  const found = Object.entries(chunks).find(([, { modules }]) =>
    modules.some((each) => each.module === module),
  );
  if (!found) throw new Error(`the Worker has no ${module}`);
  return found[0];
};

/** Modules of a trainee's morning: the page, the session and the home. */
export const morning = [
  "worker/app.ts",
  "worker/routes/pages.ts",
  "worker/routes/access/session.ts",
  "worker/routes/trainee/home.ts",
];

/** The Worker's files evaluated for these modules; without any, those of its start. */
export const filesFor = (...modules: string[]): string[] =>
  reach([main, ...modules.map(chunkOf)], (file) => {
    const { imports = [] } = chunks[file] ?? {};
    return imports.filter((each) => each in chunks);
  });

export const everyFile = (): string[] => Object.keys(chunks);

export const modulesIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => chunks[file]?.modules ?? []).map(({ module }) => module);

/** kB (1000 bytes) of the code, plain and after gzip, with the heaviest modules. */
export function weighFilesOf(files: readonly string[]) {
  const codes = files.map(codeOf);
  const sum = (bytes: number[]) => bytes.reduce((one, other) => one + other, 0) / 1000;
  const told = files
    .flatMap((file) => chunks[file]?.modules ?? [])
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 20)
    .map(({ module, bytes }) => `${bytes} ${module}`);
  return {
    plain: sum(codes.map(({ length }) => length)),
    zipped: sum(codes.map((code) => gzipSync(code, { level: 9 }).length)),
    told: told.join("\n"),
  };
}

/** The modules in a file's source map. */
export function sourcesOf(file: string): string[] {
  const [, map = ""] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(codeOf(file).toString()) ?? [];
  const place = join(dirname(builtConfig), dirname(file), map);
  return (JSON.parse(readFileSync(place, "utf8")) as { sources: string[] }).sources;
}

/** All code of the Worker. */
export const everyCode = (): string => everyFile().map(codeOf).join("\n");
