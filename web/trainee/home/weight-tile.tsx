import type { WeightTrend } from "../../../domain/body/weight.ts";
import { paths } from "../../../domain/paths.ts";
import { formatKg } from "../../lib/format/format.ts";
import { useLocked } from "../../lib/session/app-lock.ts";
import { useWho } from "../../lib/session/use-who.ts";
import { usePendingWrites } from "../../lib/waiting/use-waiting-writes.ts";
import { m } from "../../paraglide/messages.js";
import { Amount } from "../../ui/bidi.tsx";
import { weightWritesKey } from "../weight/keys.ts";
import { WeightChange } from "../weight/weight-change.tsx";
import type { WeightWrite } from "../weight/weight-write.ts";
import { withWeights } from "../weight/with-weights.ts";
import { Tile } from "./tile.tsx";

type WeightTileProps = { weight?: WeightTrend; target?: number | null; failed: boolean };

/** The link to the weight screen, with the newest weight. */
export function WeightTile({ weight, target, failed }: WeightTileProps) {
  const pending = usePendingWrites<WeightWrite>(weightWritesKey);
  const trend = weight && withWeights(weight, pending);
  const locked = useLocked();
  return (
    <Tile to={paths.trainee.weight} icon={locked ? "lock" : "scale"} title={m.weight_title()}>
      {locked ? m.app_lock_locked() : <Latest trend={trend} target={target} failed={failed} />}
    </Tile>
  );
}

function Latest({
  trend,
  target,
  failed,
}: Omit<WeightTileProps, "weight"> & { trend?: WeightTrend }) {
  const gender = useWho()?.gender ?? "other";
  if (!trend) return failed && m.home_tile_weight_not_loaded();
  if (!trend.current) return m.home_tile_weight_none({ gender });
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Amount
        value={formatKg(trend.current.weight)}
        unit={m.weight_unit()}
        className="text-base font-semibold text-ink"
      />
      <WeightChange difference={trend.difference} current={trend.current.weight} target={target} />
    </span>
  );
}
