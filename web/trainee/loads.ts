/* Loaders of the screens' code and data. A module apart, or the home would contain the file names of all screens. */
import type { ComponentType } from "react";
import { dataOf } from "./every-data.ts";

const codes = import.meta.glob<ComponentType>(["./*/**/screen.tsx", "!./home/screen.tsx"], {
  import: "default",
});

/** The code of a screen, by its declaring file. */
export async function load(file: string): Promise<ComponentType> {
  const code = codes[file.replace("declaration.ts", "screen.tsx")];
  if (!code) throw new Error(`no screen.tsx stands beside ${file}`);
  return code();
}

/** Prefetches the data of a screen, by its declaring file. */
export async function prefetch(file: string): Promise<void> {
  await (await dataOf(file)?.opened())?.ask();
}
