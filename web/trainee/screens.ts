import type { ComponentType } from "react";
import { matchPath } from "react-router";
import type { IconName } from "../ui/icon.tsx";

/**
 * What is known of a screen before it is opened, in the `declaration.ts` of its folder. Beside it stand its code
 * (`screen.tsx`), what it shows until it has come (`skeleton.tsx`), its data (`data.ts`) and its writes.
 */
export interface DeclaredScreen {
  path: string;
  title: () => string;
  /** Its line in the side menu, called as its title unless it says otherwise. */
  menu?: { place: number; icon: IconName; label?: () => string; counts?: true };
}

const declared = import.meta.glob<DeclaredScreen>(
  ["./*/**/declaration.ts", "!./home/declaration.ts"],
  { eager: true, import: "screen" },
);

/** Every screen beside the home, and the file that declares it. */
export const traineeScreens = Object.entries(declared).map(([file, screen]) => ({
  ...screen,
  file,
}));

const loads = () => import("./loads.ts");

/** The code of a screen, by the file that declares it. */
export const loadScreen = async (file: string): Promise<ComponentType> =>
  (await loads()).load(file);

/** Asks for a screen's data; a failure is told when the person really opens the screen. */
export function prefetchData(file: string): void {
  loads()
    .then(({ prefetch }) => prefetch(file))
    .catch(() => {});
}

/** Fetches a screen's code and data before the finger has left the glass. */
export function prefetchScreen(path: string): void {
  const found = traineeScreens.find((each) => matchPath(each.path, path));
  if (!found) return;
  prefetchData(found.file);
  // A failure here is told when the person really opens the screen.
  loadScreen(found.file).catch(() => {});
}
