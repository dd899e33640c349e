import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../install.mjs";

/** Paths of all files of a name in the folders of screens, from the root of the repository. */
export const besideScreens = (area: string, name: string): string[] =>
  readdirSync(join(root, area), { recursive: true, encoding: "utf8" })
    .map((path) => `${area}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(`/${name}`))
    .sort();

/** The keys of texts used in files. */
export const textsIn = (files: readonly string[]): string[] => {
  const codes = files.map((file) => readFileSync(join(root, file), "utf8"));
  return [
    ...new Set(
      codes.flatMap((code) => [...code.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key ?? "")),
    ),
  ];
};
