import { expectedMinutes } from "../../../domain/activity/expected-minutes.ts";
import type { Home, HomeDay } from "../../../domain/contract/home/home.ts";
import { paths } from "../../../domain/paths.ts";
import { isSettling } from "../../../domain/ramadan/first-week.ts";
import { formatCount, formatDay, shortDay } from "../../lib/format/format.ts";
import { m } from "../../paraglide/messages.js";
import { FactLine } from "../../ui/fact-line.tsx";
import { Tile } from "./tile.tsx";
import { WeightTile } from "./weight-tile.tsx";

type TilesProps = { home: Home | undefined; today: string; failed: boolean };

/** Four links with which most days begin, each with one line of today. */
export function Tiles({ home, today, failed }: TilesProps) {
  const day = home?.scheduled && home.date === today ? home.day : undefined;
  return (
    <nav aria-label={m.home_tiles()}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-3 md:gap-4">
        <WeightTile
          weight={home?.weight}
          target={isSettling(home?.ramadan?.view, today) ? null : home?.body.targetWeight}
          failed={failed}
        />
        <Tile to={paths.trainee.diet} icon="bowl" title={m.trainee_diet()}>
          {day ? (
            <MealsLeft meals={day.meals} over={home?.over} kcal={home?.left ?? 0} />
          ) : (
            m.home_tile_diet_text()
          )}
        </Tile>
        <Tile to={paths.trainee.profile} icon="user" title={m.trainee_profile()}>
          {membershipText(home?.subscriptionEnd ?? null, today)}
        </Tile>
        <Tile to={paths.trainee.exercise} icon="dumbbell" title={m.training_title()}>
          {day ? <ExercisesLeft day={day} lighter={home?.lighter} /> : m.home_tile_exercise_text()}
        </Tile>
      </ul>
    </nav>
  );
}

type MealsLeftProps = Pick<HomeDay, "meals"> & Pick<Home, "over"> & { kcal: number };

function MealsLeft({ meals, over, kcal }: MealsLeftProps) {
  if (over) return m.diet_plate_over({ kcal: formatCount(over) });
  if (meals.length === 0) return m.home_tile_meals_none();
  const left = meals.filter(({ status }) => status === "pending");
  if (left.length === 0) return m.home_tile_meals_done();
  const facts = [m.home_tile_meals_left({ count: left.length })];
  if (kcal > 0) facts.push(m.diet_plate_left({ kcal: formatCount(kcal) }));
  return <FactLine facts={facts} />;
}

function ExercisesLeft({ day: { exercises }, lighter }: { day: HomeDay } & Pick<Home, "lighter">) {
  if (exercises.length === 0) return m.home_today_rest();
  const left = exercises.filter(({ status }) => status === "pending");
  if (left.length === 0) return m.home_tile_exercise_done();
  const facts = [m.training_count({ count: left.length })];
  const seconds = left.reduce((sum, each) => sum + each.seconds, 0);
  // A home cached by an earlier build has no seconds.
  if (seconds > 0) facts.push(m.training_expected({ count: expectedMinutes(seconds) }));
  if (lighter) facts.push(m.training_lighter());
  return <FactLine facts={facts} />;
}

function membershipText(end: string | null, today: string): string {
  if (end === null) return m.home_tile_account_text();
  const day = formatDay(end, shortDay);
  return end < today ? m.home_tile_account_ended({ day }) : m.home_tile_account_until({ day });
}
