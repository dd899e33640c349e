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
  menu?: { place: number; onPhones?: true; counts?: "messages" | "notifications" | "checkIns" };
}

const declared = import.meta.glob<DeclaredScreen>("./*/**/declaration.ts", {
  eager: true,
  import: "screen",
});
const data = import.meta.glob<ScreenData>("./*/**/data.ts", { import: "data" });
const codes = import.meta.glob<ComponentType>("./*/**/screen.tsx", { import: "default" });

export interface AdminScreen extends DeclaredScreen {
  /** Its declaring file. */
  file: string;
  load: () => Promise<ComponentType>;
  /** Loads its code, as a pointer comes near; a failure shows when it is open. */
  prepare: () => void;
  /** Asks for what it opens with, as it is pressed; a failure shows when it is open. */
  ask: (at?: ScreenAddress) => void;
}

/** The address by which a screen is opened. */
interface ScreenAddress {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
}

/** The first query of a screen, in the `data.ts` of its folder. */
export interface ScreenData {
  open: (at: ScreenAddress) => Promise<void>;
}

async function load(file: string): Promise<ComponentType> {
  const code = codes[file.replace("declaration.ts", "screen.tsx")];
  if (!code) throw new Error(`no screen.tsx stands beside ${file}`);
  return code();
}

/** Loaded ones; a press asks in its own task, before the screen is drawn. */
const known = new Map<string, ScreenData>();

async function dataOf(file: string): Promise<ScreenData | undefined> {
  const found = await data[file.replace("declaration.ts", "data.ts")]?.();
  if (found) known.set(file, found);
  return found;
}

async function ask(file: string, at: ScreenAddress): Promise<void> {
  await (known.get(file) ?? (await dataOf(file)))?.open(at);
}

const ignored = () => {};
const plainly = (): ScreenAddress => ({ params: {}, query: new URLSearchParams() });

const placeOf = ({ menu }: DeclaredScreen) => menu?.place ?? Number.MAX_SAFE_INTEGER;

/** All screens, those of the main menu first, in its order. */
export const adminScreens: readonly AdminScreen[] = Object.entries(declared)
  .map(([file, screen]) => ({
    ...screen,
    file,
    load: () => load(file),
    prepare: () => {
      load(file).catch(ignored);
      dataOf(file).catch(ignored);
    },
    ask: (at = plainly()) => void ask(file, at).catch(ignored),
  }))
  .sort((one, other) => placeOf(one) - placeOf(other));

/** A screen with an icon, for menus. */
export type NamedScreen = AdminScreen & { icon: IconName };

/** The screens that have an icon. */
export const namedScreens = adminScreens.filter(
  (screen): screen is NamedScreen => screen.icon !== undefined,
);

/** The items of the main menu, in order. */
export const menuScreens = namedScreens.filter(({ menu }) => menu);
