import type { ComponentType } from "react";
import type { IconName } from "../ui/every-icon.tsx";

/**
 * What is known of a screen before it is opened, in the `declaration.ts` of its folder. Beside it stand its code
 * (`screen.tsx`) and, where it is no list, what it shows until that has come (`skeleton.tsx`).
 */
export interface DeclaredScreen {
  path: string;
  title: () => string;
  /** In the menu and in the palette; a screen of one among many stands in neither. */
  icon?: IconName;
  /** Its place in the main menu, and whether a phone has it within reach of a thumb, too. */
  menu?: { place: number; onPhones?: true; counts?: "messages" | "notifications" };
}

const declared = import.meta.glob<DeclaredScreen>("./*/**/declaration.ts", {
  eager: true,
  import: "screen",
});
const codes = import.meta.glob<ComponentType>("./*/**/screen.tsx", { import: "default" });

export interface AdminScreen extends DeclaredScreen {
  /** The file that declares it. */
  file: string;
  /** The screen's code; asked for when a pointer comes near already. */
  load: () => Promise<ComponentType>;
}

async function load(file: string): Promise<ComponentType> {
  const code = codes[file.replace("declaration.ts", "screen.tsx")];
  if (!code) throw new Error(`no screen.tsx stands beside ${file}`);
  return code();
}

const placeOf = ({ menu }: DeclaredScreen) => menu?.place ?? Number.MAX_SAFE_INTEGER;

/** Every screen, those of the main menu first, in its order. */
export const adminScreens: readonly AdminScreen[] = Object.entries(declared)
  .map(([file, screen]) => ({ ...screen, file, load: () => load(file) }))
  .sort((one, other) => placeOf(one) - placeOf(other));

/** A screen to which menus lead. */
export type NamedScreen = AdminScreen & { icon: IconName };

/** The screens with an address of their own. */
export const namedScreens = adminScreens.filter(
  (screen): screen is NamedScreen => screen.icon !== undefined,
);

/** The items of the main menu, in their order. */
export const menuScreens = namedScreens.filter(({ menu }) => menu);
