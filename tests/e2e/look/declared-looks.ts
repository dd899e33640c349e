import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { root } from "../../../scripts/lib/install.mjs";
import type { Look } from "./looks.ts";

/** The looks of an area, in parts that each fit into the time of a test. */
export type Parts<World> = Record<string, readonly Look<World>[]>;

/** The declared screens, as `unit/web/screens` writes them. */
const declared = "tests/unit/web/screens.txt";

const listScreens = (area: "/trainee" | "/admin"): string[] =>
  [...readFileSync(join(root, declared), "utf8").matchAll(/^(\/\S+) «/gm)]
    .flatMap(([, path]) => path ?? [])
    .filter((path) => path === area || path.startsWith(`${area}/`));

const isAt = (screen: string, address: string): boolean => {
  const steps = new URL(address, "https://miran.test").pathname.split("/");
  const names = screen.split("/");
  return (
    names.length === steps.length &&
    names.every((name, index) => name.startsWith(":") || name === steps[index])
  );
};

const lengthOf = <World>(looks: readonly Look<World>[]): number =>
  looks.reduce((sum, { opened = [] }) => sum + 1 + opened.length, 0);

function lightestOf<World>(parts: Parts<World>): string {
  const [[name] = [""]] = Object.entries(parts).toSorted(
    ([, some], [, others]) => lengthOf(some) - lengthOf(others),
  );
  return name;
}

interface DeclaredLooks<World> {
  area: "/trainee" | "/admin";
  /** What shows that a screen without a look of its own is whole. */
  ready(page: Page): Locator;
  /** The looks that open dialogs, need ids or large text, or are ready otherwise. */
  parts: Parts<World>;
  /** The file of the parts. */
  file: string;
}

/**
 * Adds a look at each other declared screen, behind the first of the shortest part.
 * @throws {Error} for a screen without a look whose address has an id
 */
export function withDeclaredScreens<World>({
  area,
  ready,
  parts,
  file,
}: DeclaredLooks<World>): Parts<World> {
  // Addresses are texts made from the world's texts.
  const anyWorld = new Proxy({}, { get: () => "any" }) as World;
  const looks = Object.values(parts).flat();
  // A dialog at an address of its own hides the screen.
  const seen = looks.filter(({ draws }) => !draws).map(({ at }) => at(anyWorld));
  const missing = listScreens(area).filter((screen) => !seen.some((at) => isAt(screen, at)));
  return missing.reduce((all: Parts<World>, screen) => {
    if (screen.includes("/:")) {
      throw new Error(`${screen} has an id: add a look at one such address to ${file}.`);
    }
    const part = lightestOf(all);
    const [first, ...rest] = all[part] ?? [];
    const look: Look<World> = { at: () => screen, ready };
    return { ...all, [part]: [...(first ? [first] : []), look, ...rest] };
  }, parts);
}
