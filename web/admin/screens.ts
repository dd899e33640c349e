import type { ComponentType } from "react";
import type { IconName } from "../ui/every-icon.tsx";

/**
 * A screen before it is opened, in the `declaration.ts` of its folder. Beside it are its code (`screen.tsx`) and,
 * unless it is a list, its placeholder (`skeleton.tsx`).
 */
export interface DeclaredScreen {
  path: string;
  title: () => string;
  /** For the menu and the palette; a screen of a single row has none. */
  icon?: IconName;
  /** The place in the main menu, and whether it is also in a phone's bottom bar. */
  menu?: { place: number; onPhones?: true; counts?: "messages" | "notifications" };
}

const declared = import.meta.glob<DeclaredScreen>("./*/**/declaration.ts", {
  eager: true,
  import: "screen",
});
const codes = import.meta.glob<ComponentType>("./*/**/screen.tsx", { import: "default" });

export interface AdminScreen extends DeclaredScreen {
  /** Its declaring file. */
  file: string;
  /** Loads the screen's code; called when a pointer comes near. */
  load: () => Promise<ComponentType>;
}

async function load(file: string): Promise<ComponentType> {
  const code = codes[file.replace("declaration.ts", "screen.tsx")];
  if (!code) throw new Error(`no screen.tsx stands beside ${file}`);
  return code();
}

const placeOf = ({ menu }: DeclaredScreen) => menu?.place ?? Number.MAX_SAFE_INTEGER;

/** All screens, those of the main menu first, in its order. */
export const adminScreens: readonly AdminScreen[] = Object.entries(declared)
  .map(([file, screen]) => ({ ...screen, file, load: () => load(file) }))
  .sort((one, other) => placeOf(one) - placeOf(other));

/** A screen with an icon, for menus. */
export type NamedScreen = AdminScreen & { icon: IconName };

/** The screens that have an icon. */
export const namedScreens = adminScreens.filter(
  (screen): screen is NamedScreen => screen.icon !== undefined,
);

/** The items of the main menu, in order. */
export const menuScreens = namedScreens.filter(({ menu }) => menu);
