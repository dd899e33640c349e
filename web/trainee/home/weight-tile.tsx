import type { WeightTrend } from "../../../domain/body/weight.ts";
import { paths } from "../../../domain/paths.ts";
import { formatKg } from "../../lib/format/format.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { Amount } from "../../ui/bidi.tsx";
import { Sparkline } from "../../ui/chart/sparkline.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ScreenLink } from "../screen-link.tsx";
import { weightWritesKey } from "../weight/keys.ts";
import { WeightChange } from "../weight/weight-change.tsx";
import type { WeightWrite } from "../weight/weight-write.ts";
import { withWeights } from "../weight/with-weights.ts";
import { TileIcon, tileClass } from "./tile.tsx";

type WeightTileProps = { weight?: WeightTrend; target?: number | null; failed: boolean };

/** The link to the weight screen, with the newest weight. */
export function WeightTile({ weight, target, failed }: WeightTileProps) {
  const pending = usePendingWrites<WeightWrite>(weightWritesKey);
  const trend = weight && withWeights(weight, pending);
  return (
    <ScreenLink to={paths.trainee.weight} className={tileClass}>
      <span className="flex items-start justify-between gap-2">
        <TileIcon icon="scale" />
        {trend && (
          <Sparkline values={trend.days.map((day) => day.weight)} width={72} className="mt-1" />
        )}
      </span>
      <span className="mt-auto pt-3 font-semibold">{m.home_tile_weight()}</span>
      <Latest trend={trend} target={target} failed={failed} />
    </ScreenLink>
  );
}

function Latest({
  trend,
  target,
  failed,
}: Omit<WeightTileProps, "weight"> & { trend?: WeightTrend }) {
  const gender = useWho()?.gender ?? "other";
  if (!trend) {
    return failed ? (
      <span className="text-sm text-muted">{m.home_tile_weight_not_loaded()}</span>
    ) : (
      <Skeleton className="my-0.75 h-6 w-24" />
    );
  }
  if (!trend.current) {
    return <span className="text-sm text-muted">{m.home_tile_weight_none({ gender })}</span>;
  }
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Amount
        value={formatKg(trend.current.weight)}
        unit={m.weight_unit()}
        className="text-lg font-semibold"
      />
      <WeightChange difference={trend.difference} current={trend.current.weight} target={target} />
    </span>
  );
}
