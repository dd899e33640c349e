import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../../../domain/paths.ts";
import { getWho } from "../../lib/session/session.ts";
import { m } from "../../paraglide/messages.js";
import { buttonClass } from "../../ui/button.tsx";
import { mealWeekQuery } from "../diet/queries.ts";
import { exerciseWeekQuery } from "../exercise/queries.ts";
import { homeQuery } from "../home/queries.ts";
import { notesKey } from "../notes/keys.ts";
import { ScreenLink } from "../screen-link.tsx";
import { stepsQuery } from "../steps/queries.ts";
import { weightQuery } from "../weight/queries.ts";
import { cachedOf } from "./stand-ins.ts";

const { trainee } = paths;

const screens = () => [
  { to: trainee.home, title: m.trainee_home, key: homeQuery().queryKey },
  { to: trainee.exercise, title: m.trainee_exercises, key: exerciseWeekQuery().queryKey },
  { to: trainee.diet, title: m.trainee_diet, key: mealWeekQuery().queryKey },
  { to: trainee.weight, title: m.trainee_weight, key: weightQuery("90d").queryKey },
  { to: trainee.steps, title: m.trainee_steps, key: stepsQuery().queryKey },
  { to: trainee.notes, title: m.trainee_notes, key: [...notesKey, "all"] },
  { to: trainee.chat, title: m.trainee_chat, key: ["conversation", getWho()?.id] },
];

type Screen = ReturnType<typeof screens>[number];

/** Where nothing of a screen is kept: the ones that are. */
export function CachedScreens() {
  const { pathname } = useLocation();
  const [kept, setKept] = useState<Screen[]>([]);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const found = await Promise.all(
        screens().map(async (each) => ((await cachedOf(each.key)) ? [each] : [])),
      );
      if (!left) setKept(found.flat());
    };
    void look();
    return () => {
      left = true;
    };
  }, []);
  const others = kept.filter(({ to }) => to !== pathname);
  if (others.length === 0) return null;
  return (
    <nav aria-label={m.offline_first()} className="mt-4 grid gap-3">
      <p className="text-balance text-muted">{m.offline_first()}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {others.map(({ to, title }) => (
          <li key={to}>
            <ScreenLink to={to} className={buttonClass({ variant: "secondary" })}>
              {title()}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
