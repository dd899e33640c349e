import type { ComponentType } from "react";
import { matchPath } from "react-router";
import type { IconName } from "../ui/icon.tsx";

/**
 * A screen before it is opened, in the `declaration.ts` of its folder. Beside it are its code (`screen.tsx`), its
 * placeholder (`skeleton.tsx`), its data (`data.ts`) and its writes.
 */
export interface DeclaredScreen {
  path: string;
  title: () => string;
  /** Its line in the side menu; the title is the default label. */
  menu?: { place: number; icon: IconName; label?: () => string; counts?: true };
}

const declared = import.meta.glob<DeclaredScreen>(
  ["./*/**/declaration.ts", "!./home/declaration.ts"],
  { eager: true, import: "screen" },
);

/** All screens except the home, with their declaring files. */
export const traineeScreens = Object.entries(declared).map(([file, screen]) => ({
  ...screen,
  file,
}));

const loads = () => import("./loads.ts");

/** The code of a screen, by its declaring file. */
export const loadScreen = async (file: string): Promise<ComponentType> =>
  (await loads()).load(file);

/** Prefetches a screen's data; a failure shows when the screen opens. */
export function prefetchData(file: string): void {
  loads()
    .then(({ prefetch }) => prefetch(file))
    .catch(() => {});
}

/** Prefetches a screen's code and data during the tap. */
export function prefetchScreen(path: string): void {
  const found = traineeScreens.find((each) => matchPath(each.path, path));
  if (!found) return;
  prefetchData(found.file);
  // A failure shows when the screen opens.
  loadScreen(found.file).catch(() => {});
}
