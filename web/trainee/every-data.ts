import type { Read, ScreenData } from "./screen-data.ts";

const found = import.meta.glob<ScreenData>("./*/**/data.ts", { eager: true, import: "data" });

/** The data of a screen, by its declaring file; undefined if it has none. */
export const dataOf = (file: string): ScreenData | undefined =>
  found[file.replace("declaration.ts", "data.ts")];

/** All reads of the trainee's screens. */
export const reads: readonly Read[] = Object.values(found).flatMap(({ reads = [] }) => reads);
