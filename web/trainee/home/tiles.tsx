import type { WeightTrend } from "../../../domain/body/weight.ts";
import { paths } from "../../../domain/paths.ts";
import { m } from "../../paraglide/messages.js";
import type { IconName } from "../../ui/icon.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { TileIcon, tileClass } from "./tile.tsx";
import { WeightTile } from "./weight-tile.tsx";

type TilesProps = { weight?: WeightTrend; target?: number | null; failed: boolean };

/** Four links with which most days begin. */
export function Tiles({ weight, target, failed }: TilesProps) {
  return (
    <nav aria-label={m.home_tiles()}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-3 md:gap-4">
        <li>
          <WeightTile weight={weight} target={target} failed={failed} />
        </li>
        <Tile
          to={paths.trainee.diet}
          icon="bowl"
          title={m.trainee_diet()}
          text={m.home_tile_diet_text()}
        />
        <Tile
          to={paths.trainee.profile}
          icon="user"
          title={m.trainee_profile()}
          text={m.home_tile_account_text()}
        />
        <Tile
          to={paths.trainee.exercise}
          icon="dumbbell"
          title={m.training_title()}
          text={m.home_tile_exercise_text()}
        />
      </ul>
    </nav>
  );
}

type TileProps = { to: string; icon: IconName; title: string; text: string };

function Tile({ to, icon, title, text }: TileProps) {
  return (
    <li>
      <ScreenLink to={to} className={tileClass}>
        <TileIcon icon={icon} />
        <span className="mt-auto pt-3 font-semibold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </ScreenLink>
    </li>
  );
}
