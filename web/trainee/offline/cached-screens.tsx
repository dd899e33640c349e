import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { dataOf } from "../every-data.ts";
import { screen as home } from "../home/declaration.ts";
import { ScreenLink } from "../screen-link.tsx";
import { type DeclaredScreen, traineeScreens } from "../screens.ts";
import { cachedOf } from "./stand-ins.ts";

const placeOf = ({ menu }: DeclaredScreen) => menu?.place ?? Number.POSITIVE_INFINITY;

/** Screens offered when nothing else is cached, in the order of the menu; the others follow. */
const offered = [{ ...home, file: "./home/declaration.ts" }, ...traineeScreens]
  .filter(({ file }) => dataOf(file)?.offeredOffline)
  .sort((one, other) => placeOf(one) - placeOf(other));

type Screen = (typeof offered)[number];

async function isCached({ file }: Screen): Promise<boolean> {
  try {
    const question = await dataOf(file)?.opened();
    return question !== undefined && (await cachedOf(question.key)) !== undefined;
  } catch {
    // The code of the query did not load; without it the screen cannot open either.
    return false;
  }
}

/** The fallback of a screen without cached data: links to cached screens. */
export function CachedScreens() {
  const { pathname } = useLocation();
  const [kept, setKept] = useState<Screen[]>([]);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await Promise.all(
        offered.map(async (each) => ((await isCached(each)) ? [each] : [])),
      );
      if (!left) setKept(found.flat());
    };
    void look();
    return () => {
      left = true;
    };
  }, []);
  const others = kept.filter(({ path }) => path !== pathname);
  if (others.length === 0) return null;
  return (
    <nav aria-label={m.offline_first()} className="mt-4 grid gap-3">
      <p className="text-balance text-muted">{m.offline_first()}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {others.map(({ path, title, menu }) => (
          <li key={path}>
            <ScreenLink to={path} className={buttonClass({ variant: "secondary" })}>
              {(menu?.label ?? title)()}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
