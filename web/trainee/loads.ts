/*
 * Where the screens' code and data come from. It is a step of its own: the home would otherwise
 * carry the names of every file that any screen needs.
 */
import type { ComponentType } from "react";
import { dataOf } from "./every-data.ts";

const codes = import.meta.glob<ComponentType>(["./*/**/screen.tsx", "!./home/screen.tsx"], {
  import: "default",
});

/** By the file that declares the screen. */
export async function load(file: string): Promise<ComponentType> {
  const code = codes[file.replace("declaration.ts", "screen.tsx")];
  if (!code) throw new Error(`no screen.tsx stands beside ${file}`);
  return code();
}

/** By the file that declares the screen. */
export async function prefetch(file: string): Promise<void> {
  await (await dataOf(file)?.opened())?.ask();
}
