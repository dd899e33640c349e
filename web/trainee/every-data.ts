import type { Read, ScreenData } from "./screen-data.ts";

const found = import.meta.glob<ScreenData>("./*/**/data.ts", { eager: true, import: "data" });

/** The data of a screen, by the file that declares it; not every screen has any. */
export const dataOf = (file: string): ScreenData | undefined =>
  found[file.replace("declaration.ts", "data.ts")];

/** All that the trainee's screens read. */
export const reads: readonly Read[] = Object.values(found).flatMap(({ reads = [] }) => reads);
